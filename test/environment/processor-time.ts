/** The CPU time of `act` in milliseconds, which other processes on the machine hardly affect. */
export function millisecondsOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Less than this is at once on any machine, and too short to be compared. */
const SHORTEST_MS = 3;

/**
 * How many times longer `act` takes for the eightfold length: about 8 if the time grows with the length, and 64 with its
 * square. Unlike a limit in milliseconds, it is the same on a slow machine.
 * @param length the shorter of the two.
 */
export function growthAtEightfold(length: number, act: (length: number) => void): number {
  const best = (of: number) => Math.min(...[1, 2, 3].map(() => millisecondsOf(() => act(of))));
  const short = best(length);
  return best(8 * length) / Math.max(short, SHORTEST_MS);
}
