const EVERY_MS = 2_000;

/** Writes from time to time how much is done, to standard error: standard output has the result. */
export function tellProgress(): (done: number, total: number) => void {
  let last = Date.now();
  return (done, total) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    console.error(`${Math.floor((100 * done) / Math.max(total, 1))} %`);
  };
}
