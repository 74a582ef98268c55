import type { Kysely } from 'kysely';
import type { Amount } from '../../../src/contract/staff/moving-back.ts';
import type { Database } from '../../database/schema.ts';
import { type CheckedArchive, findSchemaFault } from './check-archive.ts';
import { listPresent } from './what-is-here.ts';

/** What keeps an archive from coming in: its faults, in words for the office, and what is here already. */
export async function findObstacles(
  checked: CheckedArchive,
  db: Kysely<Database>,
): Promise<{ faults: string[]; present: Amount[] }> {
  const schemaFault = await findSchemaFault(checked, db);
  const faults = schemaFault === undefined ? checked.faults : [...checked.faults, schemaFault];
  return { faults, present: await listPresent(db) };
}
