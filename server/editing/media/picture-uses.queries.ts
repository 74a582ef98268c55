import { type Kysely, sql } from 'kysely';
import { isDocumentId, kindOf } from '../../../src/content/documents.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import type { PictureUse } from '../../../src/contract/staff/media.ts';
import { blogSubject } from '../../audit/subjects.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';

/**
 * Everything that shows an uploaded picture, or will: documents as they are published, as they are drafted and as a
 * planned release has them, and blogs whose text links to one of its files. The name is unique, so it is looked for in
 * the whole text of a body, in fields that no schema knows as well.
 */
export async function findPictureUses(db: Kysely<Database>, name: string): Promise<PictureUse[]> {
  const { rows } = await sql<{ document: string; label: string | null; isPublic: boolean }>`
    with used as (
      select document, published_version as version, true as is_public from content_pointers
      union all select document, draft_version, false from content_pointers
      union all select planned.document, planned.version, false
        from content_releases, jsonb_to_recordset(documents) as planned(document text, version integer)
        where state = 'planned'
    )
    select used.document, min(body ->> 'name') as label, bool_or(is_public) as "isPublic"
    from used join content_versions as stored on stored.id = used.version
    where strpos(body::text, ${`"${name}"`}) > 0
    group by used.document order by used.document
  `.execute(db);
  const blogs = await db
    .selectFrom('blogs')
    .select(['id', 'subject'])
    .select(sql<boolean>`coalesce(published_at <= now(), false)`.as('isPublic'))
    .where(sql<boolean>`strpos(description, ${`/media/library/${name}-`}) > 0`)
    .orderBy('id')
    .execute();
  return [
    ...rows.map(({ document, label, isPublic }) => ({
      where: document,
      label: isDocumentId(document) ? labelOf(document, label) : document,
      isPublic,
    })),
    ...blogs.map(({ id, subject, isPublic }) => ({ where: blogSubject(id), label: subject, isPublic })),
  ];
}

/** A page has a name of its own; there is one document of each other kind. */
const labelOf = (document: DocumentId, name: string | null) =>
  document.startsWith('page:') ? (name ?? document) : kindOf(document).label;

/**
 * Refuses to remove a picture that is shown somewhere.
 * @throws {AppError} BAD_REQUEST that names the places.
 */
export async function demandUnused(db: Kysely<Database>, name: string): Promise<void> {
  const uses = await findPictureUses(db, name);
  if (uses.length === 0) return;
  const places = new Intl.ListFormat('en').format(uses.slice(0, 5).map(({ label }) => label));
  const more = uses.length > 5 ? ' and elsewhere' : '';
  throw new AppError(
    'BAD_REQUEST',
    `This picture is used in ${places}${more}. Please replace it there first.`,
  );
}
