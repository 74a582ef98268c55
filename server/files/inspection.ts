import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import type { ResumeType } from '../../src/contract/job-application.ts';
import { readBytes } from './file-bytes.ts';
import { createFileProcesses, FileFailure, type ProcessOptions } from './file-processes.ts';
import type { InspectionAnswer } from './inspection-process.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** A file that is accepted. */
export interface InspectedFile {
  type: ResumeType;
  /** Whether it is an encrypted PDF. Without its password, a virus scanner cannot read it either. */
  isLocked: boolean;
  bytes: Buffer;
}

export interface FileInspection {
  /**
   * Detects a file's type from its bytes; undefined where the file is not accepted, or its inspection exceeds the
   * limits of time or memory, which no harmless file does.
   * @throws {AppError} SERVICE_UNAVAILABLE where too many files are waiting already.
   */
  inspect(file: Blob, log: Log): Promise<InspectedFile | undefined>;
  /** Ends the processes, and rejects the files that they are inspecting. */
  close(): Promise<void>;
}

/** The time limit for one file. An ordinary file takes milliseconds; the worst one found took a third of a second. */
export const INSPECTION_TIMEOUT_MS = 5_000;

const defaults: ProcessOptions = {
  work: 'inspection',
  source: new URL('./inspection-process.ts', import.meta.url),
  // Two, so that a file that uses its whole time limit does not block the others. Several workers have one each, since a
  // process takes 26 MB.
  processes: cluster.isWorker ? 1 : 2,
  heapMb: 64,
  mostWaiting: 100,
  longestWaitMs: 10_000,
  timeoutMs: INSPECTION_TIMEOUT_MS,
};

/** Inspects files in processes of their own; see `createFileProcesses`. */
export function createFileInspection(options: Partial<ProcessOptions> = {}): FileInspection {
  const processes = createFileProcesses<InspectionAnswer>({ ...defaults, ...options });
  return {
    inspect: (file, log) =>
      processes
        .ask(() => readBytes(file))
        .then(
          ({ answer, bytes }) => (answer === null ? undefined : { ...answer, bytes }),
          (error: unknown) => {
            if (!(error instanceof FileFailure)) throw error;
            const { cause: err, ms } = error;
            log.error({ err, size: file.size, ms }, 'a file could not be inspected and is refused');
            return undefined;
          },
        ),
    close: processes.close,
  };
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
