import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 10;

interface BoundedQueueOptions {
  /** How many pieces of work may run at the same time. */
  concurrency: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/**
 * Queues the work and runs it as soon as a slot is free.
 * @throws {AppError} SERVICE_UNAVAILABLE where the queue is full, or the work has waited for too long.
 */
type RunQueued = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A first-in, first-out queue with limited concurrency, limited length and limited waiting time. */
export function createBoundedQueue({
  concurrency,
  mostWaiting,
  longestWaitMs,
}: BoundedQueueOptions): RunQueued {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function takeSlot(): Promise<void> {
    if (taken < concurrency) {
      taken += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw tooManyFiles();
    const slot = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(slot.resolve);
      slot.reject(tooManyFiles());
    }, longestWaitMs);
    waiting.add(slot.resolve);
    await slot.promise.finally(() => clearTimeout(timer));
  }

  /** Hands the slot to the work that has waited longest. */
  function releaseSlot(): void {
    const [next] = waiting;
    if (next === undefined) taken -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  return async (work) => {
    await takeSlot();
    try {
      return await work();
    } finally {
      releaseSlot();
    }
  };
}

function tooManyFiles(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Too many files come in at the moment. Please try again.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
