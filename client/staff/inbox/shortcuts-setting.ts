const KEY = 'staff-shortcuts';

/**
 * Whether single-letter shortcuts are on. They interfere with speech input, so WCAG 2.1.4 requires a way to turn them
 * off.
 */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
