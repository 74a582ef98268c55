import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../shared/ui/use-hydrated.ts';
import { panelForms } from './panel-forms.ts';
import { type PanelName, panelButtonIds, panelIds, panelPages } from './panel-names.ts';
import { usePanels } from './panel-state.tsx';

interface PanelButtonProps {
  panel: PanelName;
  className: string;
  /** The accessible name, where the visible text is too short to say what the button does. */
  label?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A disclosure button that opens and closes a panel. Until hydration it is a link to the page with the same form. */
export function PanelButton({ panel, className, label, hidden = false, children }: PanelButtonProps) {
  const { open, toggle } = usePanels();
  const { preload } = panelForms[panel];
  if (!useHydrated())
    return (
      <Link className={className} to={panelPages[panel]} aria-label={label}>
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
