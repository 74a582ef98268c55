import type { FastifyBaseLogger } from 'fastify';
import { eraseResume, type ResumeStore } from '../../files/resume-store.ts';

/**
 * Removes the files of rows that are gone for good. The database keeps the ids, so the next sweep removes what cannot
 * be removed now, or was not before a crash.
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
