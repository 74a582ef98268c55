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

/** A file that is welcome. */
export interface InspectedFile {
  type: ResumeType;
  /** Nobody can look into it without a password, a virus scanner neither. */
  isLocked: boolean;
  bytes: Buffer;
}

export interface FileInspection {
  /**
   * Says what a file is by its bytes; undefined where it is not welcome, or takes more time or memory than an honest one.
   * @throws {AppError} SERVICE_UNAVAILABLE where too many files wait already.
   */
  inspect(file: Blob, log: Log): Promise<InspectedFile | undefined>;
  /** Ends the processes, and refuses what they look at. */
  close(): Promise<void>;
}

/** An ordinary file takes milliseconds, and the worst that has been found a third of a second. */
export const LOOK_MS = 5_000;
/** Two, so that a file that takes all its time does not keep the others waiting. */
const PROCESSES = 2;
const MOST_WAITING = 100;
const LONGEST_WAIT_MS = 10_000;
const START_MS = 30_000;
/** Of what a process computes with. The file and what is unpacked of it come on top, and have bounds of their own. */
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
 * Looks at files in processes of their own, which start with the first file. However hostile a file is, other requests
 * are answered meanwhile: a process that takes too much time or memory ends with its file, and is replaced for the next.
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
      // It needs none of the server's secrets, and no other flag of its process.
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    running.add(started);
    started.once('exit', () => {
      running.delete(started);
      idle.delete(started);
    });
    // A message that cannot be handed over is told here; its file is refused when the process ends.
    started.on('error', () => started.kill('SIGKILL'));
    // A process that ends amid its file breaks the pipe; its exit is what refuses the file.
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
          // One that waits does not hold this process open, which has to be here when it ends.
          looker.ref();
          const end = once(looker, 'exit');
          looker.kill('SIGKILL');
          await end;
        }),
      );
    },
  };
}

/** One that waits for its next file does not keep the server from ending. */
function holdOpen(looker: ChildProcess, isHeld: boolean): void {
  const hold = isHeld ? 'ref' : 'unref';
  looker[hold]();
  looker.channel?.[hold]();
}

/** This process' own. It costs nothing before its first file. */
const ownInspection = createFileInspection();

/** Has the call's file looked at; see `FileInspection`. */
export function inspectFile(
  { inspection = ownInspection, log }: { inspection?: FileInspection | undefined; log: Log },
  file: Blob,
): Promise<InspectedFile | undefined> {
  return inspection.inspect(file, log);
}

type Found = { type: ResumeType; isLocked: boolean } | null;

/** @throws {Error} where the process ends, meets a fault, or its time is up. */
function look(looker: ChildProcess, bytes: Buffer, lookMs: number): Promise<Found> {
  const answer = Promise.withResolvers<Found>();
  // An answer that is there already counts, though this process was busy and reads it late.
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

/** Out of memory is SIGABRT. */
function endOf(code: number | null, signal: string | null): Error {
  return new Error(`its process has ended: ${signal ?? code}`);
}
