import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The kinds whose items are parts of a document: several of them are one draft. */
export const partKinds = ['menu', 'translations'] as const;
type PartKind = (typeof partKinds)[number];
export const isPartKind = (kind: unknown): kind is PartKind =>
  (partKinds as readonly unknown[]).includes(kind);

/** What imports have put into documents and not taken back, the latest last. */
export async function listPutIn<Before>(
  db: Kysely<Database>,
  kind: PartKind,
): Promise<{ source: string; guid: string; key: string; before: Before }[]> {
  const rows = await db
    .selectFrom('import_items')
    .select(['source', 'guid', 'made_key as key', 'before'])
    .where('made_kind', '=', kind)
    .where('made_key', 'is not', null)
    .where('state', '=', 'done')
    .where('act', 'in', ['make', 'change'])
    .where('before', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ key, before, ...of }) => ({ ...of, key: key ?? '', before: before as Before }));
}
