import type { FastifyBaseLogger } from 'fastify';
import { STATE_EVERY_MS, type Watched, type WatchedArchive } from './watched-archive.ts';

/** What a step of work is told, and tells. */
export interface Step {
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
  /** Looks once more whether the work is wanted. @throws where it is not. */
  check(): Promise<void>;
}

/** The share of the work after which the time left can be told. */
const TELLING_SHARE = 0.02;

/**
 * Begins to work on an archive and returns at once; the work goes on until it is done, nobody wants it, or the server
 * ends. Its state is what the screen shows.
 * @throws {AppError} CONFLICT while somebody works on it.
 */
export async function beginWork<State extends Watched>(
  archive: WatchedArchive<State>,
  { log, draining }: { log: FastifyBaseLogger; draining?: AbortSignal | undefined },
  change: (before: State) => State,
  work: (begun: State, step: Step) => Promise<State>,
): Promise<void> {
  const { begun, write, end } = await archive.begin(change);
  const unwanted = new AbortController();
  const signal = AbortSignal.any([unwanted.signal, ...(draining ? [draining] : [])]);
  const started = Date.now();
  let { progress } = begun;
  let writing: Promise<unknown> = Promise.resolve();
  const look = () => {
    writing = writing
      .then(() => write({ ...begun, progress }))
      .then((isWanted) => isWanted || unwanted.abort())
      .catch((error: unknown) => log.error(error, 'the state of an archive could not be written'));
    return writing;
  };
  const timer = setInterval(look, STATE_EVERY_MS);
  const step: Step = {
    signal,
    onProgress(done, total) {
      const isSoon = done === 0 || done < total * TELLING_SHARE;
      const left = ((Date.now() - started) / done) * (total - done);
      progress = { done, total, secondsLeft: isSoon ? null : Math.ceil(left / 1_000) };
    },
    async check() {
      await look();
      signal.throwIfAborted();
    },
  };
  const finish = async (): Promise<State> => {
    try {
      return { ...(await work(begun, step)), progress };
    } catch (error) {
      if (signal.aborted) return { ...begun, state: 'interrupted', progress };
      log.error(error, 'the work on an archive failed');
      return { ...begun, state: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  };
  void finish()
    .then(async (finished) => {
      clearInterval(timer);
      await writing;
      // First, since whoever sees the state may begin something else at that moment.
      await end();
      await write(finished);
    })
    .catch((error: unknown) => log.error(error, 'the state of an archive could not be written'));
}
