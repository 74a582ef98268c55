import { Link, useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { panelForms } from './panel-forms.ts';
import { type PanelName, panelButtonIds, panelIds, panelPages } from './panel-names.ts';
import { usePanels } from './panel-state.tsx';
import './early-tap.css';

interface PanelButtonProps {
  panel: PanelName;
  className: string;
  /** Where the words on it are shorter than its name. */
  label?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Opens and closes a panel: a disclosure button. Until scripts run it is a link to the page of the same form. */
export function PanelButton({ panel, className, label, hidden = false, children }: PanelButtonProps) {
  const { open, toggle } = usePanels();
  const { preload } = panelForms[panel];
  if (!useHydrated())
    return (
      <Link className={className} to={panelPages[panel]} aria-label={label} data-panel={panel}>
        {children}
      </Link>
    );
  return (
    <button
      className={className}
      id={panelButtonIds[panel]}
      type="button"
      aria-label={label}
      aria-expanded={open === panel}
      aria-controls={panelIds[panel]}
      hidden={hidden}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => toggle(panel)}
    >
      {children}
    </button>
  );
}
