import { linkToItem } from './use-return-focus.ts';

/**
 * Remembers what has the focus now. What an act refused, or a colleague changed, may be drawn anew meanwhile or be gone.
 * @returns a function that gives the focus back unless something else has it: to the same control, to the one that took
 * its place, to its row, or to the screen's heading.
 */
export function rememberFocus(): () => void {
  const control = document.activeElement;
  const row = control?.closest<HTMLElement>('[data-reference]')?.dataset.reference;
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const places = [
      control?.isConnected === true && control !== document.body ? control : null,
      control?.id ? document.getElementById(control.id) : null,
      linkToItem(row),
      document.querySelector('.item-bar button[aria-haspopup="menu"]'),
      document.querySelector('main h1'),
      document.getElementById('main'),
    ];
    const place = places.find((each) => each instanceof HTMLElement && each.checkVisibility());
    if (!(place instanceof HTMLElement)) return;
    if (place.matches('h1')) place.tabIndex = -1;
    place.focus();
  };
}
