import type { FastifyBaseLogger } from 'fastify';
import { quarantineKey, type ResumeStore } from '../resumes.ts';

/**
 * Removes the files whose rows are gone. What cannot be removed now, or not before a crash, has no row that knows it:
 * the next sweep finds it.
 */
export async function removeResumeFiles(
  resumes: ResumeStore,
  ids: string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const id of ids)
    for (const key of [id, quarantineKey(id)])
      await resumes
        .delete(key)
        .catch((error: unknown) => log.warn(error, 'a resume file is left for the next sweep'));
}
