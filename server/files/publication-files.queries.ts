import { type Kysely, sql } from 'kysely';
import { todayInIndia } from '../database/days-in-india.ts';
import type { Database } from '../database/schema.ts';

interface NamedFile {
  /** As legacy clients expect it. */
  path: string;
  /** Whether something published names it; of a document's versions those whose first day has come. */
  isPublic: boolean;
}

/**
 * Every picture and document that a row names, drafts and older versions included, and whatever of the kind a blog's
 * text leads to. One that several rows name comes several times.
 */
export async function listNamedFiles(db: Kysely<Database>): Promise<NamedFile[]> {
  const isShown = sql`coalesce(published_at <= now(), false)`;
  const { rows } = await sql<NamedFile>`
    select image_path as path, ${isShown} as "isPublic" from blogs
    union select document_path, published from compliance_items
    union select version.document_path, published and coalesce(valid_from <= ${todayInIndia}, true)
      from compliance_versions as version join compliance_items as item on item.id = item_id
    union select 'wwwroot/' || found[1], ${isShown}
      from blogs, regexp_matches(description, '(media/(?:blog|compliance)/[\\w-]+\\.\\w+)', 'g') as found
  `.execute(db);
  return rows;
}
