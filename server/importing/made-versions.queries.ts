import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MadeKind } from '../database/tables/imports.ts';

/**
 * The versions that these things have now, by key. One that is missing has been removed; one that differs from the
 * version that an import has written was edited here.
 */
export async function readVersions(
  db: Kysely<Database>,
  kind: MadeKind,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await versionsOf[kind](keys).execute(db);
  return new Map(rows.map(({ key, version }) => [key, version]));
}

interface Version {
  key: string;
  version: number;
}

const versionsOf: Record<MadeKind, (keys: readonly string[]) => ReturnType<typeof sql<Version>>> = {
  blog: (keys) => sql`select id::text as key, version from blogs where id = any(${keys}::integer[])`,
  job: (keys) => sql`select jid as key, version from job_openings where jid = any(${keys}::text[])`,
  page: (keys) => sql`
    select document as key, draft_version as version from content_pointers
    where document = any(${keys}::text[]) and locale = 'en-IN' and draft_version is not null`,
  picture: (keys) => sql`
    select name as key, version from media where name = any(${keys}::text[]) and removed_at is null`,
  address: (keys) =>
    sql`select from_path as key, 1 as version from site_redirects where from_path = any(${keys}::text[])`,
  // Several are parts of one draft, so that its version says nothing: what stands there is compared itself.
  menu: (keys) => sql`select key, 1 as version from unnest(${keys}::text[]) as key`,
  translations: (keys) => sql`select key, 1 as version from unnest(${keys}::text[]) as key`,
  // Whatever the staff or the sender does adds an event or a message, or raises the version of the entry.
  submission: (keys) => sql`
    select reference as key, (coalesce((select version from inbox_entries where submission_id = s.id), 1)
      + (select count(*) from inbox_events where submission_id = s.id)
      + (select count(*) from messages where submission_id = s.id))::integer as version
    from submissions s where reference = any(${keys}::text[])`,
};
