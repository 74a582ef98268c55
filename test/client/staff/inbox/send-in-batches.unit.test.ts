import { TRPCClientError } from '@trpc/client';
import { describe, expect, test, vi } from 'vitest';
import type { Wait } from '../../../../client/staff/calls/waiting-calls.ts';
import { BATCH, sendInBatches } from '../../../../client/staff/inbox/send-in-batches.ts';
import type { ItemVersion } from '../../../../src/contract/staff/inbox.ts';

const items = Array.from({ length: BATCH * 2 + 10 }, (_, at) => ({ reference: `CB-${at}`, version: 1 }));
const raised = (batch: ItemVersion[]) => batch.map((item) => ({ ...item, version: item.version + 1 }));
const still = { onWait: () => undefined, onProgress: () => undefined, isStopped: () => false };
const lost = () => TRPCClientError.from(new TypeError('Failed to fetch'));

describe('many items', () => {
  test('are sent in batches, with the progress', async () => {
    const progress: number[] = [];
    const answer = await sendInBatches(items, {
      ...still,
      send: async (batch) => ({ changed: raised(batch), skipped: [] }),
      onProgress: (done) => progress.push(done),
    });
    expect(answer.changed).toHaveLength(items.length);
    expect(progress).toEqual([BATCH, BATCH * 2, items.length]);
  });

  test('are sent until the server answers, each batch with a key of its own', async () => {
    vi.useFakeTimers();
    const keys: string[] = [];
    const waits: (Wait | undefined)[] = [];
    const done = sendInBatches(items.slice(0, BATCH + 1), {
      ...still,
      onWait: (wait) => waits.push(wait),
      send: async (batch, { context }) => {
        keys.push(context.creationKey);
        if (keys.length <= 6) throw lost();
        return { changed: raised(batch), skipped: [] };
      },
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect((await done).changed).toHaveLength(BATCH + 1);
    expect(keys).toHaveLength(8);
    expect(new Set(keys.slice(0, 7))).toHaveLength(1);
    expect(keys[7]).not.toBe(keys[0]);
    expect(waits.map((wait) => wait !== undefined)).toEqual([...Array(6).fill(true), false]);
  });
});
