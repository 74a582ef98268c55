import { UNATTENDED_HEADER } from '../../../src/contract/staff/session-time.ts';

/** After this time without input the member counts as away: further requests come from the page itself. */
const AWAY_AFTER_MS = 60_000;

/** The last input by keyboard, pointer or wheel. */
let lastInputAt = Number.NEGATIVE_INFINITY;
/** The last input, or the last time the page was opened or focused. */
let lastPresenceAt = Date.now();

const markPresent = () => {
  lastPresenceAt = Date.now();
};
const markActive = () => {
  lastInputAt = Date.now();
  markPresent();
};
for (const eventType of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(eventType, markActive, { capture: true, passive: true });
// The window's own focus event, fired when the member returns to the tab.
addEventListener('focus', markPresent);

/** Whether the member has used the keyboard or the pointer within the last minute. */
export function isActive(): boolean {
  return Date.now() - lastInputAt < AWAY_AFTER_MS;
}

/** Headers that tell the server that nobody is at the page, so that the request does not extend the session. */
export function attendanceHeaders(): Record<string, string> {
  return Date.now() - lastPresenceAt > AWAY_AFTER_MS ? { [UNATTENDED_HEADER]: '1' } : {};
}
