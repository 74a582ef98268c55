import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { indexAgain, noteProgress, takeInSubmissions } from './entries.queries.ts';

const LOOK_EVERY_MS = 2_000;
const BATCH = 500;
/** After each batch it pauses for this many times its duration: under load, storing new submissions comes first. */
const RESTS = 3;
/** Reindexing a million entries after an update takes three hours, beside everything else. */
const INDEXED_AT_A_LOOK = 200;

/**
 * Adds all missing submissions to the inbox. Progress is recorded only after a look that finds nothing.
 * @param rest is awaited after each batch, with the batch's duration in milliseconds.
 */
export async function takeInAll(
  db: Kysely<Database>,
  rest: (batchMs: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (;;) {
    const start = performance.now();
    if ((await takeInSubmissions(db, BATCH)) === 0) break;
    await rest(performance.now() - start);
  }
  await noteProgress(db);
}

/** @returns a function that stops it. */
export function startInboxIntake(db: Kysely<Database>, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await takeInAll(db, (batchMs) => pause(RESTS * batchMs, undefined, { ref: false })).catch(
      (error: unknown) => log.error(error, 'the inbox could not be filled'),
    );
    await indexAgain(db, INDEXED_AT_A_LOOK).catch((error: unknown) =>
      log.error(error, 'the index of the inbox could not be brought up to date'),
    );
    isBusy = false;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
