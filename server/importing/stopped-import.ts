import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countWork } from './imports.queries.ts';
import type { Writing } from './writing.ts';

/** Somebody has stopped or removed the import, or another process has taken it over: nothing more is to be done. */
export class StoppedImport extends Error {}

/**
 * Locks the import until the transaction ends: what was stopped meanwhile is rolled back, and stopping it waits for what is
 * being committed.
 * @param done how many of its lines are done by it.
 */
export async function demandClaim(
  trx: Transaction<Database>,
  { row: { id, claim } }: Writing,
  done: number,
): Promise<void> {
  if (!(await countWork(trx, { id, claim, state: 'running' }, { add: done }))) throw new StoppedImport();
}
