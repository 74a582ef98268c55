import { useEffect } from 'react';
import { type PanelName, panelButtonIds } from './panel-names.ts';

/** Opens the panel whose button was tapped before the scripts were there: see client/start-when-shown.ts. */
export function useEarlyTap(open: (name: PanelName) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is taken over
  useEffect(() => {
    const { dataset } = document.documentElement;
    const tapped = dataset.tapped;
    delete dataset.tapped;
    if (tapped === undefined || !(tapped in panelButtonIds)) return;
    const name = tapped as PanelName;
    open(name);
    // The link that had the focus has given way to the button.
    requestAnimationFrame(() => document.getElementById(panelButtonIds[name])?.focus());
  }, []);
}
