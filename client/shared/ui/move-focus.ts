import type { KeyboardEvent } from 'react';

/** Moves the focus within a row of controls by two arrow keys, Home and End. It does not wrap around. */
export function moveFocus(
  event: KeyboardEvent,
  controls: NodeListOf<Element> | undefined,
  [back, forth]: readonly [string, string],
) {
  const row = [...(controls ?? [])].filter((control) => control instanceof HTMLElement);
  const at = row.indexOf(event.target as HTMLElement);
  const to = { [back]: at - 1, [forth]: at + 1, Home: 0, End: row.length - 1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  row[to]?.focus();
}
