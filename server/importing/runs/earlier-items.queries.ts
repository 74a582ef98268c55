import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Made } from '../import-items.queries.ts';

/** What a former import has made of the same thing, and of which content. */
export interface Earlier extends Made {
  hash: string;
}

/** The latest that was made of each of these things, by guid. */
export async function findEarlier(
  db: Kysely<Database>,
  source: string,
  guids: readonly string[],
): Promise<Map<string, Earlier>> {
  const { rows } = await sql<Earlier & { guid: string }>`
    select distinct on (guid) guid, encode(hash, 'hex') as hash, made_kind as kind, made_key as key,
      made_version as version
    from import_items
    where source = ${source} and guid = any(${guids}::text[]) and state = 'done' and made_key is not null
      -- What nobody wanted to overwrite was not written.
      and act <> 'ask'
    order by guid, id desc
  `.execute(db);
  return new Map(rows.map(({ guid, ...earlier }) => [guid, earlier]));
}

/** Which of these things stand in the file already, with their places. */
export async function findInImport(
  db: Kysely<Database>,
  importId: number,
  source: string,
  guids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ guid: string; place: string }>`
    select guid, place from import_items
    where source = ${source} and guid = any(${guids}::text[]) and import_id = ${importId}
  `.execute(db);
  return new Map(rows.map(({ guid, place }) => [guid, place]));
}

/** The former addresses of this import with these plain addresses, in the order of the file. */
export async function findClaims(
  db: Kysely<Database>,
  importId: number,
  addresses: readonly string[],
): Promise<{ from: string; to: string; place: string }[]> {
  const { rows } = await sql<{ from: string; to: string; place: string }>`
    select content->>'from' as "from", content->>'to' as "to", place from import_items
    where import_id = ${importId} and address = any(${addresses}::text[])
      and kind = 'address' and act = 'make' and content is not null
    order by id
  `.execute(db);
  return rows;
}
