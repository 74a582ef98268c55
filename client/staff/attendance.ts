import { UNATTENDED_HEADER } from '../../src/contract/staff/session-time.ts';

/** Whoever has done nothing for so long is taken to be away: what the page asks then is its own doing. */
const AWAY_AFTER_MS = 60_000;

/** By a key, the pointer or the wheel. */
let workedAt = Number.NEGATIVE_INFINITY;
/** By these, by opening the page or by coming back to it. */
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
// The window's own, as somebody comes back to it.
addEventListener('focus', touch);

/** Whether somebody is typing or clicking just now, with whatever is open. */
export function isAtWork(): boolean {
  return Date.now() - workedAt < AWAY_AFTER_MS;
}

/** What tells the server that nobody is at the page, so that its call does not prolong the session. */
export function attendance(): Record<string, string> {
  return Date.now() - touchedAt > AWAY_AFTER_MS ? { [UNATTENDED_HEADER]: '1' } : {};
}
