const KEY = 'staff-shortcuts';

/** Single letters get in the way of who speaks to a computer: they can be turned off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
