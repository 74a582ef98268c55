import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { ResumeType } from '../../src/contract/job-application.ts';
import { createTurns } from './turns.ts';

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
  /** Ends the threads, and refuses what they look at. */
  close(): Promise<void>;
}

/** An ordinary file takes milliseconds, and the worst that has been found a third of a second. */
export const LOOK_MS = 5_000;
/** Two, so that a file that takes all its time does not keep the others waiting. */
const THREADS = 2;
const MOST_WAITING = 100;
const LONGEST_WAIT_MS = 10_000;
const START_MS = 30_000;
/** Of what a thread computes with. The file and what is unpacked of it come on top, and have bounds of their own. */
const HEAP_MB = 64;

const inspectionThread = new URL('./inspection-thread.ts', import.meta.url);

interface InspectionOptions {
  thread?: URL;
  threads?: number;
  mostWaiting?: number;
  longestWaitMs?: number;
  lookMs?: number;
}

/**
 * Looks at files in threads of their own, which start with the first file. However hostile a file is, other requests
 * are answered meanwhile: a thread whose time is up is ended with its file, and replaced for the next one.
 */
export function createFileInspection({
  thread: source = inspectionThread,
  threads = THREADS,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
  lookMs = LOOK_MS,
}: InspectionOptions = {}): FileInspection {
  const running = new Set<Worker>();
  const idle = new Set<Worker>();
  const takeTurn = createTurns({ atOnce: threads, mostWaiting, longestWaitMs });

  async function takeThread(): Promise<Worker> {
    const [thread] = idle;
    if (thread !== undefined) {
      idle.delete(thread);
      return thread;
    }
    const started = new Worker(source, {
      // It needs none of the server's secrets, and no flag of its process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    running.add(started);
    started.once('exit', () => {
      running.delete(started);
      idle.delete(started);
    });
    await once(started, 'message', { signal: AbortSignal.timeout(START_MS) }).catch(
      async (cause: unknown) => {
        await started.terminate();
        throw new Error('a thread that looks at files does not start', { cause });
      },
    );
    // An idle one that dies has nobody to tell, and the next file gets another.
    started.on('error', () => undefined);
    return started;
  }

  return {
    inspect: (file, log) =>
      takeTurn(async () => {
        const thread = await takeThread();
        const startedAt = performance.now();
        thread.ref();
        try {
          const answer = await look(thread, await file.arrayBuffer(), lookMs);
          idle.add(thread);
          return answer;
        } catch (err) {
          await thread.terminate();
          const ms = Math.round(performance.now() - startedAt);
          log.error({ err, size: file.size, ms }, 'a file could not be looked at and is refused');
          return undefined;
        } finally {
          thread.unref();
        }
      }),
    async close() {
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
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

type Answer = { type: ResumeType; isLocked: boolean; memory: ArrayBuffer } | undefined;

/** @throws {Error} where the thread dies or its time is up. */
function look(thread: Worker, memory: ArrayBuffer, lookMs: number): Promise<InspectedFile | undefined> {
  const answer = Promise.withResolvers<InspectedFile | undefined>();
  // An answer that is there already counts, though this thread was busy and reads it late.
  const timer = setTimeout(
    () => setImmediate(() => answer.reject(new Error('the time for it is up'))),
    lookMs,
  );
  const onMessage = (found: Answer) =>
    answer.resolve(found && { type: found.type, isLocked: found.isLocked, bytes: Buffer.from(found.memory) });
  const onExit = () => answer.reject(new Error('its thread has ended'));
  thread.once('message', onMessage).once('error', answer.reject).once('exit', onExit);
  thread.postMessage(memory, [memory]);
  return answer.promise.finally(() => {
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', answer.reject).off('exit', onExit);
  });
}
