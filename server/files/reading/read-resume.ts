import type { FastifyBaseLogger } from 'fastify';
import type { ResumeReading } from '../../../src/contract/staff/resume-reading.ts';
import { createFileProcesses, FileFailure, type ProcessOptions } from '../file-processes.ts';
import type { ReadingAnswer } from './reading-process.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** A PDF is read by the browser, so its bytes are returned. */
export type ReadResume = { form: 'pdf'; bytes: Buffer } | ResumeReading;

export interface ResumeReader {
  /**
   * What a resume says. Never throws for hostile bytes: such a file is unreadable.
   * @param readBytes reads the file once it is its turn.
   * @throws {AppError} SERVICE_UNAVAILABLE where too many files are waiting already.
   */
  read(readBytes: () => Promise<Buffer>, log: Log): Promise<ReadResume>;
  /** Ends the processes. */
  close(): Promise<void>;
}

const defaults: ProcessOptions = {
  work: 'reading',
  source: new URL('./reading-process.ts', import.meta.url),
  // Members read one resume at a time, and the process keeps some 100 MB while it waits for the next.
  processes: 1,
  // A Word document's tree is some twenty times as large as its XML.
  heapMb: 256,
  mostWaiting: 20,
  longestWaitMs: 15_000,
  timeoutMs: 10_000,
};

/** Reads resumes in a process of its own, under the same kind of limits as their inspection. */
export function createResumeReader(options: Partial<ProcessOptions> = {}): ResumeReader {
  const processes = createFileProcesses<ReadingAnswer>({ ...defaults, ...options });
  return {
    async read(readBytes, log) {
      // Kept outside: a store that fails is no fault of the file.
      let storeFailure: unknown;
      const read = () =>
        readBytes().catch((error: unknown) => {
          storeFailure = error;
          throw error;
        });
      try {
        const { answer, bytes } = await processes.ask(read);
        return answer.form === 'pdf' ? { form: 'pdf', bytes } : answer;
      } catch (error) {
        if (storeFailure !== undefined) throw storeFailure;
        if (!(error instanceof FileFailure)) throw error;
        log.error({ err: error.cause, ms: error.ms }, 'a resume could not be read');
        return { form: 'unreadable', reason: 'unreadable' };
      }
    },
    close: processes.close,
  };
}

/** Shared by all calls of this process. It starts no process before the first resume is read. */
export const ownResumeReader = createResumeReader();
