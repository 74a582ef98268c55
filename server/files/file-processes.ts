import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createBoundedQueue } from './bounded-queue.ts';
import { type ProcessAnswer, sendFile } from './file-channel.ts';
import { endOf, type StartOptions, startProcess } from './start-process.ts';

export interface FileProcesses<Answer> {
  /**
   * Sends a file to a process, and returns its answer.
   * @param readBytes reads the file once a process is free, so that files that wait take no memory.
   * @throws {AppError} SERVICE_UNAVAILABLE where too many files are waiting already.
   * @throws {FileFailure} where the process reports an error, ends, or exceeds its limits of time or memory.
   */
  ask(readBytes: () => Promise<Buffer>): Promise<{ answer: Answer; bytes: Buffer }>;
  /** Ends the processes, and fails the files that they are working on. */
  close(): Promise<void>;
}

/** Why a process gave no answer for a file. */
export class FileFailure extends Error {
  /** How long the process worked on it. */
  readonly ms: number;
  constructor(cause: unknown, ms: number) {
    super('a file could not be processed', { cause });
    this.ms = ms;
  }
}

export interface ProcessOptions extends StartOptions {
  processes: number;
  mostWaiting: number;
  longestWaitMs: number;
  timeoutMs: number;
  /** An idle process is ended after this; a minute unless it says otherwise. */
  mostIdleMs?: number;
}

const START_MS = 30_000;
/** A process that had no file for so long is ended: the next one starts in a quarter of a second. */
const MOST_IDLE_MS = 60_000;

/**
 * Runs work on files in separate processes, which are started when the first file arrives, so that even a hostile file
 * does not keep the server from answering other requests. A process that takes too much time or memory is killed, its
 * file has failed, and the next file gets a new process.
 */
export function createFileProcesses<Answer>(options: ProcessOptions): FileProcesses<Answer> {
  const { work, mostWaiting, longestWaitMs } = options;
  const running = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const runQueued = createBoundedQueue({ concurrency: options.processes, mostWaiting, longestWaitMs });

  function keepIdle(worker: ChildProcess): void {
    const end = setTimeout(() => {
      forgetIdle(worker);
      worker.kill('SIGKILL');
    }, options.mostIdleMs ?? MOST_IDLE_MS);
    idle.set(worker, end.unref());
  }

  function forgetIdle(worker: ChildProcess): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  async function takeProcess(): Promise<ChildProcess> {
    const [waiting] = idle.keys();
    if (waiting !== undefined) {
      forgetIdle(waiting);
      return waiting;
    }
    const started = startProcess(options);
    running.add(started);
    started.once('exit', () => {
      running.delete(started);
      forgetIdle(started);
    });
    // A message that cannot be sent ends up here. Killing the process fails the file, through its exit.
    started.on('error', () => started.kill('SIGKILL'));
    const isReady = Promise.race([
      once(started, 'message', { signal: AbortSignal.timeout(START_MS) }),
      once(started, 'exit').then(([code, signal]) => Promise.reject(endOf(work, code, signal))),
    ]);
    await isReady.catch((cause: unknown) => {
      started.kill('SIGKILL');
      throw new Error(`the ${work} process did not start`, { cause });
    });
    return started;
  }

  return {
    ask: (readBytes) =>
      runQueued(async () => {
        const worker = await takeProcess();
        const startedAt = performance.now();
        holdOpen(worker, true);
        try {
          const bytes = await readBytes();
          const answer = await answerOf<Answer>(worker, bytes, options);
          keepIdle(worker);
          return { answer, bytes };
        } catch (cause) {
          worker.kill('SIGKILL');
          throw new FileFailure(cause, Math.round(performance.now() - startedAt));
        } finally {
          holdOpen(worker, false);
        }
      }),
    async close() {
      await Promise.all(
        [...running].map(async (worker) => {
          // An idle process is unreferenced: without this, ours could end before the other's exit arrives.
          worker.ref();
          const end = once(worker, 'exit');
          worker.kill('SIGKILL');
          await end;
        }),
      );
    },
  };
}

/** Lets the server end while the process is idle, but not while it works on a file. */
function holdOpen(worker: ChildProcess, isHeld: boolean): void {
  const hold = isHeld ? 'ref' : 'unref';
  worker[hold]();
  worker.channel?.[hold]();
}

/** @throws {Error} where the process ends, reports an error, or exceeds the time limit. */
function answerOf<Answer>(
  worker: ChildProcess,
  bytes: Buffer,
  { work, timeoutMs }: Pick<ProcessOptions, 'work' | 'timeoutMs'>,
): Promise<Answer> {
  const answer = Promise.withResolvers<Answer>();
  // If this process was busy, an answer may already be waiting when the timer fires: `setImmediate` lets it win.
  const timer = setTimeout(
    () => setImmediate(() => answer.reject(new Error(`the ${work} timed out`))),
    timeoutMs,
  );
  const onMessage = (told: ProcessAnswer<Answer>) => {
    if ('fault' in told) answer.reject(new Error(told.fault));
    else answer.resolve(told.found);
  };
  const onExit = (code: number | null, signal: string | null) => answer.reject(endOf(work, code, signal));
  worker.once('message', onMessage).once('exit', onExit);
  sendFile(worker, bytes);
  return answer.promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('exit', onExit);
  });
}
