import { expect, test } from 'vitest';
import { createBoundedQueue } from '../../server/files/bounded-queue.ts';

const busy = { code: 'SERVICE_UNAVAILABLE', retryAfter: 10 };

/** Work that ends on command, and a list of what has started. */
function createWork() {
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const begin = (index: number) => () => {
    begun.push(index);
    return works[index]?.promise as Promise<number>;
  };
  return { begun, begin, end: (index: number) => works[index]?.resolve(index) };
}

test('work runs in turn, a few at once, and what exceeds the queue is refused at once', async () => {
  const { begun, begin, end } = createWork();
  const runQueued = createBoundedQueue({ concurrency: 2, mostWaiting: 2, longestWaitMs: 60_000 });
  const turns = [0, 1, 2, 3].map((index) => runQueued(begin(index)));
  await expect(runQueued(begin(4))).rejects.toMatchObject(busy);
  expect(begun).toEqual([0, 1]);
  end(1);
  await turns[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) end(index);
  expect(await Promise.all(turns)).toEqual([0, 1, 2, 3]);
});

test('work that fails or has waited too long passes its turn on', async () => {
  const { begun, begin, end } = createWork();
  const runQueued = createBoundedQueue({ concurrency: 1, mostWaiting: 2, longestWaitMs: 10 });
  const first = runQueued(begin(0));
  await expect(runQueued(begin(1))).rejects.toMatchObject(busy);
  end(0);
  await first;
  await expect(runQueued(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  end(2);
  expect(await runQueued(begin(2))).toBe(2);
  expect(begun).toEqual([0, 2]);
});
