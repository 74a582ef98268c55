import type { FastifyBaseLogger } from 'fastify';
import { eraseResume, type ResumeStore } from '../../files/resume-store.ts';

/**
 * Removes the files whose rows are gone for good. The database keeps their ids: what cannot be removed now, or not before
 * a crash, is removed by the next sweep.
 */
export async function removeResumeFiles(
  resumes: ResumeStore,
  ids: string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const id of ids)
    await eraseResume(resumes, id).catch((error: unknown) =>
      log.warn(error, 'a resume file is left for the next sweep'),
    );
}
