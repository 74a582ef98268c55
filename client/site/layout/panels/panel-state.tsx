import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type PanelName, panelButtonIds, panelIds } from './panel-names.ts';

interface PanelState {
  /** At most one panel is open. */
  open: PanelName | undefined;
  toggle: (name: PanelName) => void;
  /**
   * Returns the focus to the panel's button if it was inside the panel. Does nothing when the panel is closed
   * already.
   */
  close: (name: PanelName) => void;
}

const PanelContext = createContext<PanelState | undefined>(undefined);

export function usePanels(): PanelState {
  const state = useContext(PanelContext);
  if (!state) throw new Error('usePanels is used outside of PanelProvider');
  return state;
}

export function PanelProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<PanelName>();

  const state = useMemo<PanelState>(
    () => ({
      open,
      toggle: (name) => setOpen((now) => (now === name ? undefined : name)),
      close: (name) => {
        const panel = document.getElementById(panelIds[name]);
        if (panel?.contains(document.activeElement)) document.getElementById(panelButtonIds[name])?.focus();
        setOpen((now) => (now === name ? undefined : now));
      },
    }),
    [open],
  );

  const { close } = state;
  useEffect(() => {
    if (open === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(open);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  return <PanelContext value={state}>{children}</PanelContext>;
}
