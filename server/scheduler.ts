import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AsyncTask, SimpleIntervalJob, type SimpleIntervalSchedule, ToadScheduler } from 'toad-scheduler';

/** The shutdown waits for unfinished runs at most this long. */
const GRACE_MS = 10_000;

/** A recurring background task of the server, which no request waits for. */
export interface Chore {
  /** Identifies it in the log. */
  name: string;
  every: SimpleIntervalSchedule;
  /** Jitter: up to this much is added to the interval, so that servers that started together run at different times. */
  jitterSeconds?: number;
  /** When the first run takes place. If it is `before the rest`, no other chore starts before that run has ended. */
  first: 'before the rest' | 'at once' | 'after the interval';
  /** One run. When `stop` is aborted, it should end as soon as it can; it may do so by throwing an AbortError. */
  run(stop: AbortSignal): Promise<unknown>;
  /** The log message for a run that has failed. */
  failure: string;
}

/**
 * Runs each chore at its interval, but skips a run while the last one is still going on. A failed run is logged, and
 * the chore continues at its next interval. The timers do not keep the process alive.
 * @returns when the first runs of the chores marked `before the rest` have ended: a function that stops all chores and
 * waits for unfinished runs, for at most `graceMs`.
 */
export async function startChores(
  chores: readonly Chore[],
  log: Pick<FastifyBaseLogger, 'error'>,
  graceMs = GRACE_MS,
): Promise<() => Promise<void>> {
  const scheduler = new ToadScheduler({ unref: true });
  const stopping = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  const run = async (chore: Chore) => {
    const running = chore.run(stopping.signal);
    underWay.add(running);
    await running.finally(() => underWay.delete(running));
  };
  const report = ({ name, failure }: Chore, error: Error) => {
    const isStopped = stopping.signal.aborted && error.name === 'AbortError';
    if (!isStopped) log.error({ err: error, chore: name }, failure);
  };
  /** Resolves when the first run has ended. */
  const start = async (chore: Chore) => {
    const task = new AsyncTask(
      chore.name,
      () => run(chore),
      (error) => report(chore, error),
    );
    const job = new SimpleIntervalJob(withJitter(chore), task, { id: chore.name, preventOverrun: true });
    scheduler.addSimpleIntervalJob(job);
    if (chore.first !== 'after the interval') await job.executeAsync();
  };

  await Promise.all(chores.filter(({ first }) => first === 'before the rest').map(start));
  for (const chore of chores) if (chore.first !== 'before the rest') void start(chore);

  return async () => {
    scheduler.stop();
    stopping.abort();
    await Promise.race([Promise.allSettled(underWay), pause(graceMs, undefined, { ref: false })]);
  };
}

function withJitter({ every, jitterSeconds = 0 }: Chore): SimpleIntervalSchedule {
  return { ...every, seconds: (every.seconds ?? 0) + Math.random() * jitterSeconds };
}
