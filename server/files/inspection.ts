import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { ResumeType } from '../../src/contract/job-application.ts';
import { createTurns } from './bounded-queue.ts';
import { readBytes } from './file-bytes.ts';
import { sendFile } from './inspection-channel.ts';
import type { InspectionAnswer } from './inspection-process.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** A file that is accepted. */
export interface InspectedFile {
  type: ResumeType;
  /** Whether it is an encrypted PDF. Without its password, a virus scanner cannot look into it either. */
  isLocked: boolean;
  bytes: Buffer;
}

export interface FileInspection {
  /**
   * Detects a file's type from its bytes; undefined where the file is not accepted, or its inspection exceeds the
   * limits of time or memory, which no honest file does.
   * @throws {AppError} SERVICE_UNAVAILABLE where too many files are waiting already.
   */
  inspect(file: Blob, log: Log): Promise<InspectedFile | undefined>;
  /** Ends the processes, and rejects the files that they are inspecting. */
  close(): Promise<void>;
}

/** The time limit for one file. An ordinary file takes milliseconds; the worst one found took a third of a second. */
export const LOOK_MS = 5_000;
/** Two, so that a file that uses its whole time limit does not block the others. */
const PROCESSES = 2;
const MOST_WAITING = 100;
const LONGEST_WAIT_MS = 10_000;
const START_MS = 30_000;
/** The limit of a process's JavaScript heap. The file and its unpacked parts lie outside of it, within other limits. */
const HEAP_MB = 64;

const inspectionProcess = new URL('./inspection-process.ts', import.meta.url);

interface InspectionOptions {
  source?: URL;
  processes?: number;
  mostWaiting?: number;
  longestWaitMs?: number;
  lookMs?: number;
}

/**
 * Inspects files in separate processes, which are started when the first file arrives, so that even a hostile file
 * does not keep the server from answering other requests. A process that takes too much time or memory is killed, its
 * file is rejected, and the next file gets a new process.
 */
export function createFileInspection({
  source = inspectionProcess,
  processes = PROCESSES,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  lookMs = LOOK_MS,
}: InspectionOptions = {}): FileInspection {
  const running = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  const takeTurn = createTurns({ atOnce: processes, mostWaiting, longestWaitMs });

  async function takeProcess(): Promise<ChildProcess> {
    const [waiting] = idle;
    if (waiting !== undefined) {
      idle.delete(waiting);
      return waiting;
    }
    const started = fork(fileURLToPath(source), {
      // The process reads hostile files, so it inherits neither the server's secrets nor its flags.
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    running.add(started);
    started.once('exit', () => {
      running.delete(started);
      idle.delete(started);
    });
    // A message that cannot be sent ends up here. Killing the process rejects the file, through its exit.
    started.on('error', () => started.kill('SIGKILL'));
    // A process that ends while it receives a file breaks the pipe. Its exit already rejects the file.
    started.stdin?.on('error', () => undefined);
    const isReady = Promise.race([
      once(started, 'message', { signal: AbortSignal.timeout(START_MS) }),
      once(started, 'exit').then(([code, signal]) => Promise.reject(endOf(code, signal))),
    ]);
    await isReady.catch((cause: unknown) => {
      started.kill('SIGKILL');
      throw new Error('a process that looks at files does not start', { cause });
    });
    return started;
  }

  return {
    inspect: (file, log) =>
      takeTurn(async () => {
        const looker = await takeProcess();
        const startedAt = performance.now();
        holdOpen(looker, true);
        try {
          const bytes = await readBytes(file);
          const found = await look(looker, bytes, lookMs);
          idle.add(looker);
          return found === null ? undefined : { ...found, bytes };
        } catch (err) {
          looker.kill('SIGKILL');
          const ms = Math.round(performance.now() - startedAt);
          log.error({ err, size: file.size, ms }, 'a file could not be looked at and is refused');
          return undefined;
        } finally {
          holdOpen(looker, false);
        }
      }),
    async close() {
      await Promise.all(
        [...running].map(async (looker) => {
          // An idle process is unreferenced: without this, ours could end before the other's exit arrives.
          looker.ref();
          const end = once(looker, 'exit');
          looker.kill('SIGKILL');
          await end;
        }),
      );
    },
  };
}

/** Lets the server end while the process is idle, but not while it inspects a file. */
function holdOpen(looker: ChildProcess, isHeld: boolean): void {
  const hold = isHeld ? 'ref' : 'unref';
  looker[hold]();
  looker.channel?.[hold]();
}

/** Shared by all calls of this process. It starts no inspection process before the first file. */
const ownInspection = createFileInspection();

/** Inspects a file with the call's inspection, or with the shared one; see `FileInspection`. */
export function inspectFile(
  { inspection = ownInspection, log }: { inspection?: FileInspection | undefined; log: Log },
  file: Blob,
): Promise<InspectedFile | undefined> {
  return inspection.inspect(file, log);
}

type Found = { type: ResumeType; isLocked: boolean } | null;

/** @throws {Error} where the process ends, reports an error, or exceeds the time limit. */
function look(looker: ChildProcess, bytes: Buffer, lookMs: number): Promise<Found> {
  const answer = Promise.withResolvers<Found>();
  // If this process was busy, an answer may already be waiting when the timer fires: `setImmediate` lets it win.
  const timer = setTimeout(
    () => setImmediate(() => answer.reject(new Error('the time for it is up'))),
    lookMs,
  );
  const onMessage = (told: InspectionAnswer) => {
    if ('fault' in told) answer.reject(new Error(told.fault));
    else answer.resolve(told.found);
  };
  const onExit = (code: number | null, signal: string | null) => answer.reject(endOf(code, signal));
  looker.once('message', onMessage).once('exit', onExit);
  sendFile(looker, bytes);
  return answer.promise.finally(() => {
    clearTimeout(timer);
    looker.off('message', onMessage).off('exit', onExit);
  });
}

/** A process that runs out of memory ends with SIGABRT. */
function endOf(code: number | null, signal: string | null): Error {
  return new Error(`its process has ended: ${signal ?? code}`);
}
