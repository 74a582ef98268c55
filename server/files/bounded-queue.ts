import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 10;

interface TurnOptions {
  /** How much may be done at once. */
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** Does the work when it is its turn. @throws {AppError} SERVICE_UNAVAILABLE where too much waits already, or for too long. */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a bounded amount of work be done at once, and a bounded amount wait for it, in the order in which it came. */
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

  /** The turn goes to who has waited longest. */
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
