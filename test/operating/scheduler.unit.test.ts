import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Chore, startChores } from '../../server/scheduler.ts';

const SECOND = 1_000;

/** One run of a chore, which the test ends. */
interface Run {
  stop: AbortSignal;
  end(): void;
  fail(error: Error): void;
}

function makeChore(settings: Partial<Chore> = {}) {
  const runs: Run[] = [];
  const chore: Chore = {
    name: 'count',
    every: { seconds: 10 },
    first: 'after the interval',
    failure: 'counting failed',
    run: (stop) =>
      new Promise((resolve, reject) => {
        runs.push({ stop, end: () => resolve(undefined), fail: reject });
      }),
    ...settings,
  };
  return { chore, runs };
}

const log = { error: vi.fn() };

async function start(chores: Chore[], graceMs?: number): Promise<() => Promise<void>> {
  const stop = await startChores(chores, log, graceMs);
  onTestFinished(() => void stop());
  return stop;
}

/** Lets finished runs settle, then lets time pass and the due runs begin. */
async function pass(seconds: number): Promise<void> {
  await turn();
  vi.advanceTimersByTime(seconds * SECOND);
  await turn();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  log.error.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a chore', () => {
  test('runs at its interval, for the first time when one interval has passed', async () => {
    const { chore, runs } = makeChore();
    await start([chore]);
    await pass(9);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await pass(10);
    expect(runs).toHaveLength(2);
  });

  test('that fails is logged once under its name, and goes on', async () => {
    const { chore, runs } = makeChore({ first: 'at once' });
    await start([chore]);
    const error = new Error('no luck');
    runs[0]?.fail(error);
    await turn();
    expect(log.error.mock.calls).toEqual([[{ err: error, chore: 'count' }, 'counting failed']]);
    await pass(10);
    expect(runs).toHaveLength(2);
  });
});

describe('the first run that the rest waits for', () => {
  test('ends before anything else begins, even when it fails', async () => {
    const [first, other] = [
      makeChore({ name: 'first', first: 'before the rest' }),
      makeChore({ name: 'other', first: 'at once' }),
    ];
    const starting = start([other.chore, first.chore]);
    await pass(60);
    expect([first.runs.length, other.runs.length]).toEqual([1, 0]);
    first.runs[0]?.fail(new Error('no luck'));
    await starting;
    expect(other.runs).toHaveLength(1);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

describe('stopping', () => {
  test('starts no further run', async () => {
    const { chore, runs } = makeChore();
    const stop = await start([chore]);
    await stop();
    await pass(60);
    expect(runs).toHaveLength(0);
  });

  test('tells the runs that are under way, and waits for them', async () => {
    const [one, other] = [
      makeChore({ name: 'one', first: 'at once' }),
      makeChore({ name: 'other', first: 'at once' }),
    ];
    const stop = await start([one.chore, other.chore]);
    expect(one.runs[0]?.stop.aborted).toBe(false);
    const stopped = vi.fn();
    void stop().then(stopped);
    expect(one.runs[0]?.stop.aborted).toBe(true);
    one.runs[0]?.end();
    await turn();
    expect(stopped).not.toHaveBeenCalled();
    other.runs[0]?.end();
    await turn();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('waits no longer than the grace time', async () => {
    const { chore, runs } = makeChore({ first: 'at once' });
    const stop = await start([chore], 20);
    await stop();
    expect(runs).toHaveLength(1);
  });
});
