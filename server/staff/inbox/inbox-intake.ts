import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { indexAgain, noteProgress, takeInSubmissions } from './entries.queries.ts';

const LOOK_EVERY_MS = 2_000;
const BATCH = 500;
/** After each batch it rests as many times as long as that took: in a flood, storing what arrives comes first. */
const RESTS = 3;
/** A million entries that an update has to index anew take three hours, beside everything else. */
const INDEXED_AT_A_LOOK = 200;

/**
 * Takes every submission into the inbox that is not in it. Progress is noted only after a look that found nothing.
 */
export async function takeInAll(
  db: Kysely<Database>,
  { rest = async () => undefined, kinds }: TakeInOptions = {},
): Promise<void> {
  for (;;) {
    const start = performance.now();
    if ((await takeInSubmissions(db, BATCH, kinds)) === 0) break;
    await rest(performance.now() - start);
  }
  await noteProgress(db);
}

interface TakeInOptions {
  /** Is waited for after each batch, which took so many milliseconds. */
  rest?: (batchMs: number) => Promise<void>;
  kinds?: SubmissionKinds | undefined;
}

/** @returns what stops it. */
export function startInboxIntake(db: Kysely<Database>, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    await takeInAll(db, { rest: (batchMs) => pause(RESTS * batchMs, undefined, { ref: false }) }).catch(
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
