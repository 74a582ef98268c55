import { deflateRawSync, inflateRawSync } from 'node:zlib';

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

const packed = deflateRawSync(Buffer.alloc(100_000));
const unpackMany = () => {
  for (let part = 0; part < 500; part++) inflateRawSync(packed);
};

/**
 * How long `act` takes, as a multiple of the time to unpack 50 MB in 500 parts, which is 60 ms on an idle machine of
 * 2026. Both are measured in the same process one after the other, so a slow machine, a busy one and a large heap change
 * both alike. The best of three counts, since other work on the machine can only add to it.
 */
export async function timesUnpacking(act: () => unknown): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && fewest > 1; round++) {
    const taken = await millisecondsOf(act);
    if (taken < SHORTEST_MS) return 0;
    fewest = Math.min(fewest, taken / (await millisecondsOf(unpackMany)));
  }
  return fewest;
}
