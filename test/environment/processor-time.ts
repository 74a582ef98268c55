/**
 * The CPU time of `act`, done so many times, in milliseconds; on this thread only, since other threads clear memory for
 * the whole process.
 */
async function millisecondsOf(times: number, act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let done = 0; done < times; done++) await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The clock of CPU time may tick every 4 ms only, so anything below two ticks is as good as nothing. */
const SHORTEST_MS = 8;

/**
 * How many times longer `act` takes for the eightfold length: about 8 if the time grows with the length, and 64 with its
 * square. Unlike a limit in milliseconds, it is the same on a slow machine: eight short ones are compared with a long one,
 * and of three tries the best counts, since whatever else the machine does can only make one longer.
 * @param length the shorter of the two.
 */
export async function growthAtEightfold(length: number, act: (length: number) => unknown): Promise<number> {
  const eightShort = [];
  const long = [];
  for (let round = 0; round < 3; round++) {
    eightShort.push(await millisecondsOf(8, () => act(length)));
    long.push(await millisecondsOf(1, () => act(8 * length)));
  }
  return (8 * Math.min(...long)) / Math.max(Math.min(...eightShort), SHORTEST_MS);
}
