import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callUntilAnswered, stopWaitingCalls } from '../../../../client/staff/calls/waiting-calls.ts';

const unanswered = () => TRPCClientError.from(new TypeError('Failed to fetch'));
const refusal = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'No.', code: -32000, data: { httpStatus } } } as never);
const byProxy = (status: number) =>
  TRPCClientError.from(new SyntaxError('not JSON'), { meta: { response: new Response(null, { status }) } });

/** A call that fails with these errors, one after the other, and succeeds then. */
function failing(...errors: Error[]) {
  const times: number[] = [];
  const begun = Date.now();
  const call = async () => {
    times.push(Date.now() - begun);
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  return { call, times };
}

const forGood = Number.POSITIVE_INFINITY;
const silent = { attempts: forGood, onWait: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that the server does not answer', () => {
  test('is made again at pauses that double up to half a minute', async () => {
    const { call, times } = failing(...Array.from({ length: 8 }, unanswered));
    const answer = callUntilAnswered(call, silent);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await answer).toBe('done');
    expect(times.map((time) => time / 1_000)).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
  });

  test('is made again where the server or a proxy is away, and not where it is refused', async () => {
    for (const error of [refusal(503), byProxy(502), byProxy(200)]) {
      const answer = callUntilAnswered(failing(error).call, silent);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await answer).toBe('done');
    }
    for (const error of [refusal(409), refusal(500), byProxy(413), new TypeError('a fault of ours')])
      await expect(callUntilAnswered(failing(error).call, silent)).rejects.toBe(error);
  });

  test('is not made in the name of the next member, nor after the server has forgotten the first attempt', async () => {
    const { call, times } = failing(...Array.from({ length: 9_999 }, unanswered));
    const signedOut = expect(callUntilAnswered(call, silent)).rejects.toThrow('fetch');
    await vi.advanceTimersByTimeAsync(0);
    stopWaitingCalls();
    await signedOut;
    expect(times).toHaveLength(1);

    const tooLate = expect(callUntilAnswered(call, silent)).rejects.toThrow('fetch');
    await vi.advanceTimersByTimeAsync(21 * 60 * 60 * 1_000);
    await tooLate;
  });
});
