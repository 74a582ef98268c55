import { type Kysely, sql } from 'kysely';
import { todayInIndia } from '../database/days-in-india.ts';
import type { Database } from '../database/schema.ts';
import { libraryFormats } from './library-files.ts';

interface NamedFile {
  /** The path that legacy clients expect, such as `wwwroot/media/blog/3f2a….jpg`. */
  path: string;
  /** Whether published content refers to it. A version of a document counts once its first valid day has come. */
  isPublic: boolean;
}

/**
 * Every picture and document that a row refers to, including those of drafts and older versions and those that a
 * blog's text links to. A file that several rows refer to may be listed more than once. A picture of the library is
 * public from its upload on, since nobody can guess its name before a page shows it.
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
    union all select 'wwwroot/media/library/' || name || '-' || size || '.' || format, true
      from media, unnest(widths) as size, unnest(${[...libraryFormats]}::text[]) as format where removed_at is null
    union all select 'wwwroot/media/originals/' || name || '.webp', false from media where removed_at is null
  `.execute(db);
  return rows;
}
