import { type Kysely, sql, type Transaction } from 'kysely';
import type { Publications } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { type CatalogueId, type ContentId, isCatalogueId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { source } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import type { ReleasedDocument } from '../database/tables/site-documents.ts';
import { columnsOf, listPointers, listVersions } from './documents.queries.ts';

/** What is public of what the staff have published or taken down. */
export interface Published extends Omit<Publications, 'uploads'> {
  /** The newest publication; 0 without any. */
  newest: number;
  /** Null for a page that was taken down. */
  versions: ReadonlyMap<ContentId, number | null>;
  bodies: ReadonlyMap<DocumentId, JsonObject | null>;
  catalogues: ReadonlyMap<CatalogueId, JsonObject>;
}

export async function findNewestPublication(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('content_publications')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Differs after each change of a redirect, which is public without a publication; '' without any. */
export async function readRedirectsVersion(db: Kysely<Database>): Promise<string> {
  const { version } = await db
    .selectFrom('site_redirects')
    .select(sql<string | null>`count(*) || ' ' || max(at)`.as('version'))
    .executeTakeFirstOrThrow();
  return version ?? '';
}

/** Reads all of it as it was at one moment. */
export async function loadPublished(db: Kysely<Database>): Promise<Published> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const newest = await findNewestPublication(trx);
      const pointers = [...(await listPointers(trx))];
      const versions = new Map(
        pointers.flatMap(([document, { published, isWithdrawn }]): [ContentId, number | null][] =>
          published === null && !isWithdrawn ? [] : [[document, published]],
        ),
      );
      const stored = await listVersions(
        trx,
        [...versions.values()].filter((version) => version !== null),
      );
      const bodyOf = (version: number | null) =>
        version === null ? null : (stored.get(version)?.body ?? null);
      return {
        newest,
        versions,
        ...divide(new Map([...versions].map(([id, version]) => [id, bodyOf(version)]))),
        changed: await listChanged(trx),
        moved: await listMoved(trx),
      };
    });
}

/** Documents and their translations are made into a site in different ways. A page is taken down, translations are not. */
export function divide(
  bodies: ReadonlyMap<ContentId, JsonObject | null>,
): Pick<Published, 'bodies' | 'catalogues'> {
  const documents = new Map<DocumentId, JsonObject | null>();
  const catalogues = new Map<CatalogueId, JsonObject>();
  for (const [id, body] of bodies)
    if (!isCatalogueId(id)) documents.set(id, body);
    else if (body !== null) catalogues.set(id, body);
  return { bodies: documents, catalogues };
}

/** When each document last became public in English, or was taken down. */
async function listChanged(db: Kysely<Database>): Promise<Map<DocumentId, Date>> {
  const rows = await db
    .selectFrom('content_publications')
    .select(['document', ({ fn }) => fn.max('at').as('at')])
    .where('locale', '=', source.locale)
    .groupBy('document')
    .execute();
  return new Map(rows.map(({ document, at }) => [document, at]));
}

async function listMoved(db: Kysely<Database>): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('site_redirects').select(['from_path', 'to_path']).execute();
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
}

/**
 * Lets one publication follow the other, so that their numbers rise in the order of their commits and nobody misses one
 * by asking for newer numbers only.
 */
export async function lockPublications(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site publications'))`.execute(trx);
}

export async function addPublications(
  trx: Transaction<Database>,
  { release, memberId }: { release: number; memberId: string | null },
  documents: readonly ReleasedDocument[],
): Promise<void> {
  await trx
    .insertInto('content_publications')
    .values(
      documents.map(({ document, version }) => ({
        release,
        ...columnsOf(document),
        version,
        member_id: memberId,
      })),
    )
    .execute();
}

/** When versions of a document went public, by version. */
export async function listPublicationsOf(
  db: Kysely<Database>,
  id: ContentId,
): Promise<{ version: number | null; at: Date }[]> {
  const { document, locale } = columnsOf(id);
  return db
    .selectFrom('content_publications')
    .select(['version', 'at'])
    .where('document', '=', document)
    .where('locale', '=', locale)
    .orderBy('id')
    .execute();
}

export interface AddressChange {
  /** Where the pages of the publication are from now on; null where one is taken down. */
  places: readonly { document: DocumentId; path: string | null }[];
  /** Addresses that no longer show a page, with where they lead now. */
  left: readonly { from: string; to: string | null; document: DocumentId }[];
  /** Addresses that show a page. */
  taken: readonly string[];
}

/**
 * Keeps the addresses that led to a page leading there. Each belongs to its page and leads directly to where that one is
 * now, so that no visitor is sent on twice, or to another page that has taken an address over in the meantime.
 */
export async function updateRedirects(
  trx: Transaction<Database>,
  { places, left, taken }: AddressChange,
): Promise<void> {
  if (taken.length > 0) await trx.deleteFrom('site_redirects').where('from_path', 'in', taken).execute();
  for (const { document, path } of places)
    await trx.updateTable('site_redirects').set({ to_path: path }).where('document', '=', document).execute();
  for (const { from, to, document } of left)
    await trx
      .insertInto('site_redirects')
      .values({ from_path: from, to_path: to, document })
      .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, document }))
      .execute();
}
