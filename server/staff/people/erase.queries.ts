import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { eraseSubmissions, type Removed } from '../../erasure/erasure.queries.ts';
import { type AuditLine, addAuditLine } from '../audit.queries.ts';
import type { Identity } from './identity.ts';
import { findSubmissionsOf } from './people.queries.ts';

/**
 * Erases what somebody has sent, with its record in the audit log, or nothing.
 * @param references what was seen of the person.
 * @returns undefined where something else is there by now; nothing is erased then.
 */
export async function erasePerson(
  db: Kysely<Database>,
  identity: Identity,
  references: string[],
  line: (removed: Removed) => AuditLine,
): Promise<Removed | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findSubmissionsOf(trx, identity);
    const isAsSeen =
      found.length === new Set(references).size &&
      found.every(({ reference }) => references.includes(reference));
    if (!isAsSeen) return undefined;
    const removed = await eraseSubmissions(trx, found);
    await addAuditLine(trx, line(removed));
    return removed;
  });
}
