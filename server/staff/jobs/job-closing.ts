import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../../context.ts';
import { closeDueJobs } from './jobs-moderation.queries.ts';

const LOOK_EVERY_MS = 20_000;

/** Closes the jobs whose last day is over, soon after midnight in India. @returns what stops it. */
export function startJobClosing(
  { db, content }: Pick<Parts, 'db' | 'content'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  const look = async () => {
    try {
      const closed = await closeDueJobs(db);
      if (closed === 0) return;
      content.current++;
      log.info({ closed }, 'closed the jobs whose last day is over');
    } catch (error) {
      log.error(error, 'jobs could not be closed; it is tried again later');
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
