import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { noteProgress, takeInSubmissions } from './entries.queries.ts';

const LOOK_EVERY_MS = 2_000;
const BATCH = 500;

/** Takes every submission into the inbox that is not in it. Progress is noted only after a look that found nothing. */
export async function takeInAll(db: Kysely<Database>): Promise<void> {
  while ((await takeInSubmissions(db, BATCH)) > 0);
  await noteProgress(db);
}

/** @returns what stops it. */
export function startInboxIntake(db: Kysely<Database>, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await takeInAll(db).catch((error: unknown) => log.error(error, 'the inbox could not be filled'));
    isBusy = false;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
