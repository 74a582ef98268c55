import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
/** A worker that ran this long did not fail at start, so the delay of the next restart begins at the shortest again. */
const SOUND_AFTER_MS = 60_000;
/** Added to the grace period, so that only a worker that exceeds it is killed. */
const KILL_AFTER_GRACE_MS = 5_000;

interface Workers {
  /** Resolves to the port once all workers listen. Rejects if one of the first workers cannot start. */
  ready: Promise<number>;
  /** Asks all workers to end after their current requests, and kills those that do not. */
  stop(): Promise<void>;
}

/** Runs this program in `count` worker processes on one port. A worker that dies is replaced, with growing delays. */
export function startWorkers(
  count: number,
  graceMs: number,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Workers {
  const running = new Set<Worker>();
  const ready = Promise.withResolvers<number>();
  let listening = 0;
  let port: number | undefined;
  let isStopping = false;
  let deaths = 0;

  const start = () => {
    if (isStopping) return;
    const startedAt = Date.now();
    // Port 0 is resolved once: replacements listen on the port that the first workers were given.
    const worker = cluster.fork(port === undefined ? {} : { PORT: String(port) });
    running.add(worker);
    worker.once('listening', (address) => {
      port = address.port;
      listening += 1;
      if (listening === count) ready.resolve(port);
    });
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isStopping) return;
      if (listening < count) return ready.reject(new Error('A worker could not start.'));
      deaths = Date.now() - startedAt > SOUND_AFTER_MS ? 0 : deaths + 1;
      const delay = Math.min(FIRST_RESTART_MS * 2 ** Math.max(deaths - 1, 0), LONGEST_RESTART_MS);
      log.error({ pid: worker.process.pid, code, signal, delay }, 'a worker died and is replaced');
      setTimeout(start, delay);
    });
  };
  for (let started = 0; started < count; started++) start();

  return {
    ready: ready.promise,
    async stop() {
      isStopping = true;
      const ends = [...running].map(
        (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
      );
      for (const worker of running) worker.process.kill('SIGTERM');
      setTimeout(() => {
        for (const worker of running) worker.process.kill('SIGKILL');
      }, graceMs + KILL_AFTER_GRACE_MS).unref();
      await Promise.all(ends);
    },
  };
}
