import { describe, expect, test, vi } from 'vitest';
import { BATCH, sendInBatches } from '../../../../client/staff/inbox/send-in-batches.ts';
import type { ItemVersion } from '../../../../src/contract/staff/inbox.ts';

vi.mock('../../../../client/staff/calls/failure.ts', () => ({
  isUnanswered: (error: Error) => error.message === 'lost',
}));

const items = Array.from({ length: BATCH * 2 + 10 }, (_, at) => ({ reference: `CB-${at}`, version: 1 }));
const raised = (batch: ItemVersion[]) => batch.map((item) => ({ ...item, version: item.version + 1 }));
const still = { isOwnChange: () => false, onProgress: () => undefined, isStopped: () => false };

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

  test('that a stop leaves out are as they were', async () => {
    let isStopped = false;
    const answer = await sendInBatches(items, {
      ...still,
      send: async (batch) => ({ changed: raised(batch), skipped: [] }),
      onProgress: () => {
        isStopped = true;
      },
      isStopped: () => isStopped,
    });
    expect(answer.sent).toHaveLength(BATCH);
    expect(answer.failure).toBeUndefined();
  });

  test('end where the server refuses, and what was done before counts', async () => {
    let calls = 0;
    const answer = await sendInBatches(items, {
      ...still,
      send: async (batch) => {
        calls += 1;
        if (calls > 1) throw new Error('refused');
        return { changed: raised(batch), skipped: [] };
      },
    });
    expect(answer.changed).toHaveLength(BATCH);
    expect(answer.failure?.message).toBe('refused');
    await expect(
      sendInBatches(items.slice(0, 2), { ...still, send: () => Promise.reject(new Error('refused')) }),
    ).rejects.toThrow('refused');
  });

  test('whose answer was lost are sent again and not counted as a colleague’s', async () => {
    vi.useFakeTimers();
    let calls = 0;
    const done = sendInBatches(items.slice(0, 3), {
      ...still,
      isOwnChange: ({ by }) => by === 'me',
      send: async (batch) => {
        calls += 1;
        if (calls === 1) throw new Error('lost');
        const skipped = batch.map(({ reference }, at) => ({
          ...{
            reference,
            by: at === 0 ? 'somebody' : 'me',
            action: 'status' as const,
            text: 'closed',
            at: '',
          },
        }));
        return { changed: [], skipped };
      },
    });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const answer = await done;
    expect(answer.changed).toEqual([
      { reference: 'CB-1', version: 2 },
      { reference: 'CB-2', version: 2 },
    ]);
    expect(answer.skipped).toHaveLength(1);
  });
});
