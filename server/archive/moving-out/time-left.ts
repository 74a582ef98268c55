/** The share of the work after which the time left can be told. */
const TELLING_SHARE = 0.02;

/** @returns the seconds that the rest of the work takes at the speed so far; null at its beginning. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | null {
  if (done < total * TELLING_SHARE || done === 0) return null;
  return Math.ceil(((elapsedMs / done) * (total - done)) / 1_000);
}
