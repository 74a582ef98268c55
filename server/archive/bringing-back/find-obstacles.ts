import type { Kysely } from 'kysely';
import type { Amount } from '../../../src/contract/staff/moving-back.ts';
import type { Database } from '../../database/schema.ts';
import { findArchiveFaults, findSchemaFault, type Reading } from './find-archive-faults.ts';
import type { MovedArchive } from './moved-archive.ts';
import { listPresent } from './what-is-here.ts';

/** What keeps an archive from coming in: its faults, in words for the office, and what is here already. */
export async function findObstacles(
  archive: MovedArchive,
  db: Kysely<Database>,
  reading: Reading = {},
): Promise<{ faults: string[]; present: Amount[] }> {
  const schemaFault = await findSchemaFault(archive, db);
  const faults = await findArchiveFaults(archive, reading);
  if (schemaFault !== undefined) faults.push(schemaFault);
  return { faults, present: await listPresent(db) };
}
