import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isDatabaseConflict } from '../errors.ts';
import type { Database } from './schema.ts';

const MOST_TRIES = 3;
const LONGEST_PAUSE_MS = 100;

/**
 * Runs a transaction, and runs it again where PostgreSQL has ended it because of another one, as it does with one of two
 * that wait for each other. The callback may run several times: what cannot be rolled back belongs after the transaction.
 */
export async function runTransaction<Result>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      if (tries === MOST_TRIES || !isDatabaseConflict(error)) throw error;
      // Two that met would meet again if they paused equally long.
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
