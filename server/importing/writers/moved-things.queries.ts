import { type Kysely, sql } from 'kysely';
import { jobPath } from '../../../src/contract/job-path.ts';
import type { Database } from '../../database/schema.ts';
import type { MadeKind } from '../../database/tables/imports.ts';
import { findPicture } from '../../editing/media/media.queries.ts';
import { libraryKey } from '../../files/library-files.ts';
import { findRedirects } from './redirects.queries.ts';

export interface Moved {
  kind: MadeKind;
  key: string;
}

/**
 * What was made of the things that the former site had at these addresses, by any import of the same system.
 * Undefined for one that this import has and has not made yet.
 */
export async function findMovedAt(
  db: Kysely<Database>,
  importId: number,
  source: string,
  addresses: readonly string[],
): Promise<Map<string, Moved | undefined>> {
  if (addresses.length === 0) return new Map();
  // The index has the import first.
  const { rows } = await sql<{ address: string; kind: MadeKind | null; key: string | null }>`
    select distinct on (address) address, made_kind as kind, made_key as key from import_items
    where import_id = any(array(select id from imports where state <> 'undone'))
      and address = any(${addresses}::text[]) and source = ${source}
      and act <> 'leave' and state <> 'undone'
      and (import_id = ${importId} or (state = 'done' and made_key is not null))
    order by address, (import_id <> ${importId}), (made_key is null), (made_kind is not distinct from 'address'), id desc
  `.execute(db);
  return new Map(
    rows.map(({ address, kind, key }) => [
      address,
      kind === null || key === null ? undefined : { kind, key },
    ]),
  );
}

/** What was made of the item with this guid. */
export async function findMovedOf(
  db: Kysely<Database>,
  source: string,
  guid: string,
): Promise<Moved | undefined> {
  const { rows } = await sql<Moved>`
    select made_kind as kind, made_key as key from import_items
    where source = ${source} and guid = ${guid} and state = 'done' and made_key is not null
    order by id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Where visitors find it; undefined for what has no address, or is gone. */
export async function pathOfMoved(db: Kysely<Database>, { kind, key }: Moved): Promise<string | undefined> {
  if (kind === 'blog') return `/blog/${key}`;
  if (kind === 'job') {
    const job = await db
      .selectFrom('job_openings')
      .select(['jid as Jid', 'open_position as OpenPosition', 'location as Location'])
      .where('jid', '=', key)
      .executeTakeFirst();
    return job && jobPath(job);
  }
  if (kind === 'picture') {
    const picture = await findPicture(db, key);
    const widest = picture?.widths.at(-1);
    return widest === undefined ? undefined : `/media/${libraryKey(key, widest, 'jpg')}`;
  }
  if (kind === 'address') return (await findRedirects(db, [key])).get(key)?.to ?? undefined;
  if (kind !== 'page') return undefined;
  const { rows } = await sql<{ path: string | null }>`
    select body ->> 'path' as path from content_pointers pointer
    join content_versions version on version.id = coalesce(draft_version, published_version)
    where pointer.document = ${key} and pointer.locale = 'en-IN'
  `.execute(db);
  return rows[0]?.path ?? undefined;
}

/** The addresses of all pages that somebody has changed, as drafts and as visitors know them. */
export async function listTakenPaths(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select jsonb_array_elements_text(
      coalesce(body -> 'aliases', '[]') || coalesce(jsonb_build_array(body -> 'path'), '[]')) as path
    from content_pointers pointer
    join content_versions version on version.id in (draft_version, published_version)
    where pointer.locale = 'en-IN' and pointer.document like 'page:%'
  `.execute(db);
  return rows.map(({ path }) => path ?? '');
}
