import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../context.ts';
import { closeDueJobs } from '../staff/jobs/jobs-moderation.queries.ts';

const LOOK_EVERY_MS = 20_000;

/** Closes the jobs whose last day is over in India, and lets the next request show it. @returns how many. */
export async function closeByDate({ db, content }: Pick<Parts, 'db' | 'content'>): Promise<number> {
  const closed = await closeDueJobs(db);
  if (closed > 0) content.current++;
  return closed;
}

/** @returns what stops it. */
export function startJobClosing(
  parts: Pick<Parts, 'db' | 'content'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  const look = () =>
    closeByDate(parts).then(
      (closed) => closed > 0 && log.info({ closed }, 'closed the jobs whose last day is over'),
      (error: unknown) => log.error(error, 'jobs could not be closed; it is tried again later'),
    );
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
