import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../../context.ts';
import { isClockInDoubt } from '../../privacy/retention/find-doubt.ts';
import { closeDueJobs } from './jobs-moderation.queries.ts';

/** Closes the jobs whose last day has ended in India, and logs how many there were. A wrong clock would close all of them. */
export async function closeJobs(
  parts: Pick<Parts, 'db' | 'content'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  if (await isClockInDoubt(parts)) return;
  const closed = await closeByDate(parts);
  if (closed > 0) log.info({ closed }, 'closed the jobs whose last day is over');
}

/** Closes the jobs and makes the next request render the pages anew. @returns how many jobs were closed. */
export async function closeByDate({ db, content }: Pick<Parts, 'db' | 'content'>): Promise<number> {
  const closed = await closeDueJobs(db);
  if (closed > 0) content.current++;
  return closed;
}
