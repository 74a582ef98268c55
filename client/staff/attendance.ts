import { UNATTENDED_HEADER } from '../../src/contract/staff/session-time.ts';

/** After this time without input the member counts as away: further requests come from the page itself. */
const AWAY_AFTER_MS = 60_000;

/** The last input by keyboard, pointer or wheel. */
let workedAt = Number.NEGATIVE_INFINITY;
/** The last input, or the last time the page was opened or focused. */
let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};
const work = () => {
  workedAt = Date.now();
  touch();
};
for (const act of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(act, work, { capture: true, passive: true });
// The window's own focus event, fired when the member returns to the tab.
addEventListener('focus', touch);

/** Whether the member has used the keyboard or the pointer within the last minute. */
export function isAtWork(): boolean {
  return Date.now() - workedAt < AWAY_AFTER_MS;
}

/** Headers that tell the server that nobody is at the page, so that the request does not extend the session. */
export function attendance(): Record<string, string> {
  return Date.now() - touchedAt > AWAY_AFTER_MS ? { [UNATTENDED_HEADER]: '1' } : {};
}
