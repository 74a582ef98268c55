const HOUR_MS = 60 * 60_000;

/**
 * Looks now and every hour.
 * @param look tells of its failures itself.
 * @returns what stops it, which waits for a look that has begun.
 */
export function lookHourly(look: () => Promise<void>): () => Promise<void> {
  let looking = look();
  const timer = setInterval(() => {
    looking = look();
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
