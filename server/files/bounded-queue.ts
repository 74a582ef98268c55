import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 10;

interface TurnOptions {
  /** How many pieces of work may run at the same time. */
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/**
 * Runs the work when its turn comes.
 * @throws {AppError} SERVICE_UNAVAILABLE where the queue is full, or the work has waited for too long.
 */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A first-in, first-out queue with limited concurrency, limited length and limited waiting time. */
export function createTurns({ atOnce, mostWaiting, longestWaitMs }: TurnOptions): TakeTurn {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function wait(): Promise<void> {
    if (taken < atOnce) {
      taken += 1;
      return;
    }
    if (waiting.size >= mostWaiting) throw tooManyFiles();
    const turn = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(turn.resolve);
      turn.reject(tooManyFiles());
    }, longestWaitMs);
    waiting.add(turn.resolve);
    await turn.promise.finally(() => clearTimeout(timer));
  }

  /** Gives the turn to the work that has waited longest. */
  function pass(): void {
    const [next] = waiting;
    if (next === undefined) taken -= 1;
    else {
      waiting.delete(next);
      next();
    }
  }

  return async (work) => {
    await wait();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}

function tooManyFiles(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Too many files come in at the moment. Please try again.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
