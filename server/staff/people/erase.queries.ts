import type { Transaction } from 'kysely';
import { type AuditLine, addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { eraseSubmissions, type Removed } from '../../privacy/erasure/erasure.queries.ts';
import type { Identity } from './identity.ts';
import { findSubmissionsOf } from './people.queries.ts';

/**
 * Erases what a person has sent, with a line in the audit log, in one transaction.
 * @param references what the owner saw before confirming.
 * @returns undefined where that has changed meanwhile; nothing is erased then.
 */
export async function erasePerson(
  { db, submissionKinds }: Pick<Context, 'db' | 'submissionKinds'>,
  identity: Identity,
  references: string[],
  line: (removed: Removed) => AuditLine,
): Promise<Removed | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findSubmissionsOf(trx, identity, submissionKinds);
    const isAsSeen =
      found.length === new Set(references).size &&
      found.every(({ reference }) => references.includes(reference));
    if (!isAsSeen) return undefined;
    const removed = await eraseSubmissions(trx, found, submissionKinds);
    await removeViewsOf(trx, identity);
    await addAuditLine(trx, line(removed));
    return removed;
  });
}

/** A saved view may filter by the person. */
async function removeViewsOf(trx: Transaction<Database>, identity: Identity): Promise<void> {
  const views = await trx.selectFrom('staff_views').select(['id', 'query']).execute();
  const theirs = views.filter(({ query }) => {
    const words = new URLSearchParams(query).toString();
    const plain = decodeURIComponent(words.replaceAll('+', ' ')).toLowerCase();
    return 'email' in identity
      ? plain.includes(identity.email)
      : plain.replace(/[\s().-]/g, '').includes(identity.phone);
  });
  for (const { id } of theirs) await trx.deleteFrom('staff_views').where('id', '=', id).execute();
}
