/** The CPU time of `act` in milliseconds, on this thread only: other threads clear memory for the whole process. */
async function millisecondsOf(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function best(act: () => unknown): Promise<number> {
  const times = [];
  for (let round = 0; round < 3; round++) times.push(await millisecondsOf(act));
  return Math.min(...times);
}

/** Less than this is at once on any machine, and too short to be compared. */
const SHORTEST_MS = 3;

/**
 * How many times longer `act` takes for the eightfold length: about 8 if the time grows with the length, and 64 with its
 * square. Unlike a limit in milliseconds, it is the same on a slow machine.
 * @param length the shorter of the two.
 */
export async function growthAtEightfold(length: number, act: (length: number) => unknown): Promise<number> {
  const short = await best(() => act(length));
  return (await best(() => act(8 * length))) / Math.max(short, SHORTEST_MS);
}
