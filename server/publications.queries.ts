import { type Kysely, sql } from 'kysely';
import type { Database } from './database/schema.ts';

/**
 * The stored paths of every picture and document that a row names, drafts and older versions included, and whatever of
 * the kind a blog's text leads to.
 */
export async function listNamedPaths(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select image_path as path from blogs
    union select document_path from compliance_items
    union select document_path from compliance_versions
    union select 'wwwroot/' || found[1]
      from blogs, regexp_matches(description, '(media/(?:blog|compliance)/[\\w-]+\\.\\w+)', 'g') as found
  `.execute(db);
  return rows.map(({ path }) => path);
}
