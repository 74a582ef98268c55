import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTimeUp, mayBeAnsweredLater, readStatus } from '../../../../client/staff/calls/failure.ts';
import { timeLimitLink } from '../../../../client/staff/calls/time-limit-link.ts';
import type { StaffRouter } from '../../../../server/staff-router.ts';
import { toFormData } from '../../../../src/contract/typed-form-data.ts';

let givenUp = 0;
/** A server that takes calls and answers after this time, or never. */
const answering =
  (afterMs?: number): TRPCLink<StaffRouter> =>
  () =>
  () =>
    observable((observer) => {
      const answer = () => {
        observer.next({ result: { type: 'data', data: 'done' } });
        observer.complete();
      };
      const timer = afterMs === undefined ? undefined : setTimeout(answer, afterMs);
      return () => {
        givenUp += 1;
        clearTimeout(timer);
      };
    });
const clientOf = (afterMs?: number) =>
  createTRPCClient<StaffRouter>({ links: [timeLimitLink, answering(afterMs)] });

/** How a call ends, and after how many seconds. */
async function outcomeOf(call: Promise<unknown>): Promise<{ error?: unknown; seconds: number }> {
  const begun = Date.now();
  const ended = call.then(
    () => ({ seconds: (Date.now() - begun) / 1_000 }),
    (error: unknown) => ({ error, seconds: (Date.now() - begun) / 1_000 }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  return ended;
}

beforeEach(() => {
  givenUp = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that is taken and not answered', () => {
  test('fails after half a minute like one that does not arrive', async () => {
    const { error, seconds } = await outcomeOf(clientOf().hiringStages.list.query());
    expect(seconds).toBe(30);
    expect(givenUp).toBe(1);
    expect(isTimeUp(error)).toBe(true);
    expect(mayBeAnsweredLater(error)).toBe(true);
    expect(readStatus(error)).toBe(503);
  });

  test('may last longer with a long text or a file, and shorter where it asks for it', async () => {
    const text = 'x'.repeat(600_000);
    const long = await outcomeOf(clientOf().inbox.addNote.mutate({ reference: 'CB-000000', text }));
    expect(long.seconds).toBeGreaterThan(120);
    const form = toFormData({ file: new File(['x'], 'a.jpg') });
    const file = await outcomeOf(clientOf().media.add.mutate(form));
    expect(file.seconds).toBe(150);
    const soon = { context: { answerWithinMs: 10_000 } };
    expect((await outcomeOf(clientOf().live.inbox.query({}, soon))).seconds).toBe(10);
  });
});
