import { type AuditLine, addAuditLine } from '../audit/audit.queries.ts';
import type { Context } from '../context.ts';
import { runTransaction } from '../database/run-transaction.ts';
import { lockLinks } from '../inbox/same-person/person-links.queries.ts';
import { eraseSubmissions, type Removed } from '../privacy/erasure/erasure.queries.ts';
import { countWhole, type FoundSubmission, findPersons } from './find-persons.ts';
import type { Identity } from './identity.ts';
import { removeViewsOf } from './remove-views.queries.ts';

/** What the owner saw and chose before confirming. */
export interface Chosen {
  references: string[];
  /** The entries of persons who were not chosen. */
  kept: string[];
  /** How many persons were chosen. */
  persons: number;
}

/**
 * Erases what a person has sent, with a line in the audit log, in one transaction.
 * @returns undefined where the entries, or whose they are, have changed meanwhile; nothing is erased then.
 */
export async function erasePerson(
  { db, submissionKinds }: Pick<Context, 'db' | 'submissionKinds'>,
  identity: Identity,
  chosen: Chosen,
  line: (removed: Removed) => AuditLine,
): Promise<Removed | undefined> {
  return runTransaction(db, async (trx) => {
    await lockLinks(trx);
    const found = await findPersons(trx, identity, submissionKinds);
    if (!isAsSeen(found, chosen)) return undefined;
    const erased = found.filter(({ reference }) => chosen.references.includes(reference));
    const removed = await eraseSubmissions(trx, erased, submissionKinds);
    await removeViewsOf(trx, identity, erased);
    await addAuditLine(trx, line(removed));
    return removed;
  });
}

function isAsSeen(found: FoundSubmission[], { references, kept, persons }: Chosen): boolean {
  const seen = [...references, ...kept];
  return (
    found.length === new Set(seen).size &&
    found.every(({ reference }) => seen.includes(reference)) &&
    countWhole(found, references) === persons
  );
}
