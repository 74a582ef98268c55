import { type Kysely, sql, type UpdateObject } from 'kysely';
import type { ComplianceVersion } from '../../../src/contract/staff/compliance.ts';
import { dayInIndia, daysBetween } from '../../../src/day-in-india.ts';
import type { Database } from '../../database/schema.ts';
import { findCurrent, findLapse } from '../../publications/lapses/lapse.ts';

export interface ItemRow {
  id: number;
  version: number;
  ComplianceName: string;
  published: boolean;
  wasPublished: boolean;
  /** Newest first; the document that came with the site is last. */
  versions: ComplianceVersion[];
  daysLeft: number | null;
}

export async function findStaffItem(db: Kysely<Database>, id: number): Promise<ItemRow | undefined> {
  const [item] = await listStaffItems(db, id);
  return item;
}

/** All items, or the one with this id, with their versions. */
export async function listStaffItems(db: Kysely<Database>, id?: number): Promise<ItemRow[]> {
  const items = await db
    .selectFrom('compliance_items')
    .select(['id', 'version', 'name', 'published', 'was_published', 'document_path', 'published_at'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  const stored = await db
    .selectFrom('compliance_versions')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['compliance_versions.id', 'item_id', 'document_path', 'size', 'stored_at'])
    .select(['staff_members.name as stored_by', sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .select([
      sql<string | null>`valid_from::text`.as('valid_from'),
      sql<string | null>`valid_until::text`.as('valid_until'),
    ])
    .$if(id !== undefined, (query) => query.where('item_id', '=', id ?? 0))
    .orderBy('compliance_versions.id', 'desc')
    .execute();
  const today = dayInIndia(new Date());
  return items.map((item) => {
    const own = stored.filter(({ item_id }) => item_id === item.id);
    const dated = own.map(({ id, valid_from: validFrom, valid_until: validUntil }) => ({
      id,
      validFrom,
      validUntil,
    }));
    const current = findCurrent(dated, today);
    const lapse = findLapse(dated, today);
    const versions: ComplianceVersion[] = own.map((row) => ({
      versionId: row.id,
      ComplianceDocumentPath: row.document_path,
      sha256: row.sha256,
      size: row.size,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      storedAt: row.stored_at.toISOString(),
      storedBy: row.stored_by,
      isCurrent: row.id === current?.id,
    }));
    if (item.document_path !== '')
      versions.push({
        versionId: null,
        ComplianceDocumentPath: item.document_path,
        sha256: null,
        size: null,
        validFrom: null,
        validUntil: null,
        storedAt: item.published_at.toISOString(),
        storedBy: null,
        isCurrent: current === undefined,
      });
    return {
      id: item.id,
      version: item.version,
      ComplianceName: item.name,
      published: item.published,
      wasPublished: item.was_published,
      versions,
      daysLeft: lapse ? daysBetween(today, lapse.lastDay) : null,
    };
  });
}

/** @returns its id. */
export async function createItem(db: Kysely<Database>, name: string): Promise<number> {
  const { id } = await db
    .insertInto('compliance_items')
    .values({ name, document_path: '', published: false, was_published: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes an item that was never public. @returns whether there was one of that version. */
export async function removeDraftItem(
  db: Kysely<Database>,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('compliance_items')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('was_published', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface NewVersion {
  itemId: number;
  documentPath: string;
  sha256: Buffer;
  size: number;
  validFrom: string | null;
  validUntil: string | null;
  memberId: string;
}

export async function createVersion(db: Kysely<Database>, version: NewVersion): Promise<void> {
  await db
    .insertInto('compliance_versions')
    .values({
      item_id: version.itemId,
      document_path: version.documentPath,
      sha256: version.sha256,
      size: version.size,
      valid_from: version.validFrom,
      valid_until: version.validUntil,
      member_id: version.memberId,
    })
    .execute();
}

/** @returns whether the item has such a version. */
export async function updateVersionDays(
  db: Kysely<Database>,
  { id, versionId }: { id: number; versionId: number },
  days: { valid_from: string | null; valid_until: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('compliance_versions')
    .set(days)
    .where('item_id', '=', id)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its warnings and their mails are removed with it. @returns whether the item has such a version. */
export async function removeVersion(
  db: Kysely<Database>,
  { id, versionId }: { id: number; versionId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('compliance_versions')
    .where('item_id', '=', id)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @returns the new version; undefined where there is no such item of that version. */
export async function updateItem(
  db: Kysely<Database>,
  { id, version }: { id: number; version: number },
  change: UpdateObject<Database, 'compliance_items'>,
): Promise<number | undefined> {
  const row = await db
    .updateTable('compliance_items')
    .set({ ...change, changed_at: sql<Date>`now()` })
    .set((item) => ({ version: item('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}
