import { type Kysely, sql } from 'kysely';
import { acts } from '../../../src/contract/staff/rights.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { documentSubject } from '../../audit/subjects.ts';
import { hasAnyRole } from '../../database/member-roles.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import type { DatedVersion } from './lapse.ts';

export interface PublishedItem {
  id: number;
  versions: DatedVersion[];
}

/** The published items with their dated versions, or only the item `id`. */
export async function listPublishedItems(db: Kysely<Database>, id?: number): Promise<PublishedItem[]> {
  const rows = await db
    .selectFrom('compliance_items as item')
    .innerJoin('compliance_versions as version', 'item_id', 'item.id')
    .select(['item_id', 'version.id'])
    .select([
      sql<string | null>`valid_from::text`.as('validFrom'),
      sql<string | null>`valid_until::text`.as('validUntil'),
    ])
    .where('published', '=', true)
    .$if(id !== undefined, (query) => query.where('item_id', '=', id ?? 0))
    .orderBy('item_id')
    .orderBy('version.id')
    .execute();
  const items = new Map<number, PublishedItem>();
  for (const { item_id, ...version } of rows) {
    const item = items.get(item_id) ?? { id: item_id, versions: [] };
    item.versions.push(version);
    items.set(item_id, item);
  }
  return [...items.values()];
}

/** The mail addresses of all enabled editors and owners. */
export async function listWarningRecipients(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_members')
    .select('email')
    .where(hasAnyRole(['owner', ...acts.editDocuments.roles]))
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

export interface NewWarning {
  itemId: number;
  versionId: number;
  lastDay: string;
  /** One of `LAPSE_WARNING_DAYS`. */
  days: number;
}

/**
 * Records a warning and queues a mail to each recipient, in one transaction.
 * @returns false if this warning had been given before, by this server or another.
 */
export async function giveWarning(
  db: Kysely<Database>,
  { itemId, versionId, lastDay, days }: NewWarning,
  recipients: string[],
): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const warning = await trx
      .insertInto('lapse_warnings')
      .values({ version_id: versionId, valid_until: lastDay, days })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (warning === undefined) return false;
    await trx
      .insertInto('mails')
      .values(
        recipients.map((recipient) => ({
          lapse_warning_id: warning.id,
          role: 'warning' as const,
          recipient,
          claim: null,
          message_id: null,
        })),
      )
      .execute();
    await addAuditLine(trx, {
      memberId: null,
      action: 'document warned of',
      subject: documentSubject(itemId),
      detail: lastDay,
      address: '',
    });
    return true;
  });
}

/** The data of a warning mail. */
export interface WarningWords {
  itemId: number;
  name: string;
  versionId: number;
  lastDay: string;
  days: number;
}

/** Undefined if the document has been removed. */
export async function findWarningWords(db: Kysely<Database>, id: string): Promise<WarningWords | undefined> {
  return db
    .selectFrom('lapse_warnings as warning')
    .innerJoin('compliance_versions as version', 'version.id', 'version_id')
    .innerJoin('compliance_items as item', 'item.id', 'item_id')
    .select(['item.id as itemId', 'name', 'version_id as versionId', 'days'])
    .select(sql<string>`warning.valid_until::text`.as('lastDay'))
    .where('warning.id', '=', id)
    .executeTakeFirst();
}
