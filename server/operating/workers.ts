import cluster, { type Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';

const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
/** Whoever lived for so long did not die of its start: the next restart is a quick one again. */
const SOUND_AFTER_MS = 60_000;
/** Longer than a worker takes that keeps to the time of grace. */
const KILL_AFTER_GRACE_MS = 5_000;

interface Workers {
  /** The port, once all of them listen; rejected when one of the first ones cannot start. */
  ready: Promise<number>;
  /** Asks them all to end, which they do when they have answered, and kills who does not. */
  stop(): Promise<void>;
}

/** Runs this program `count` times over, all on one port. One that dies is replaced, ever later if it goes on dying. */
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
    // Those that come later take the port that the first ones were given.
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
