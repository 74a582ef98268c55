import { type Kysely, type SqlBool, sql, type UpdateObject } from 'kysely';
import {
  type BlogState,
  type BlogValues,
  STAFF_BLOGS_PAGE,
  type StaffBlog,
  type StaffBlogEntry,
  type StaffBlogsFilter,
} from '../../../src/contract/staff/blogs.ts';
import type { Translations } from '../../../src/contract/translations.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database } from '../../database/schema.ts';

const state = sql<BlogState>`case
  when published_at is null then 'draft'
  when published_at > now() then 'scheduled'
  else 'published' end`;

/** Blogs in any state, newest drafts first. */
export async function listStaffBlogs(
  db: Kysely<Database>,
  filter: StaffBlogsFilter,
  after: number | undefined,
): Promise<{ blogs: StaffBlogEntry[]; next: number | null }> {
  const rows = await db
    .selectFrom('blogs')
    .select(['id as BlogId', 'subject as Subject', 'image_path as BlogImagePath'])
    .select([state.as('state'), 'published_at', 'changed_at'])
    .$if(filter.state !== undefined, (query) => query.where(state, '=', filter.state ?? 'draft'))
    .$if(filter.search !== '', (query) => query.where(holds(filter.search)))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(STAFF_BLOGS_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, STAFF_BLOGS_PAGE, ({ BlogId }) => BlogId);
  const blogs = page.map(({ published_at, changed_at, ...blog }) => ({
    ...blog,
    publishedAt: published_at?.toISOString() ?? null,
    changedAt: changed_at.toISOString(),
  }));
  return { blogs, next };
}

/** There are some hundred blogs at most, so parts of words are searched without an index. */
function holds(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(subject ilike ${pattern} or sub_heading ilike ${pattern} or description ilike ${pattern}
    or jsonb_path_query_array(translations, '$.*.*.text')::text ilike ${pattern})`;
}

export async function findStaffBlog(
  db: Kysely<Database>,
  id: number,
): Promise<Omit<StaffBlog, 'events'> | undefined> {
  const row = await db
    .selectFrom('blogs')
    .select(['id', 'version', 'subject', 'sub_heading', 'description', 'image_path', 'translations'])
    .select([state.as('state'), 'published_at', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      BlogId: row.id,
      version: row.version,
      state: row.state,
      publishedAt: row.published_at?.toISOString() ?? null,
      changedAt: row.changed_at.toISOString(),
      values: {
        Subject: row.subject,
        SubHeading: row.sub_heading,
        Discription: row.description,
        BlogImagePath: row.image_path,
      },
      translations: row.translations,
    }
  );
}

/** @returns its BlogId. */
export async function createDraft(
  db: Kysely<Database>,
  values: BlogValues,
  translations: Translations,
): Promise<number> {
  const { id } = await db
    .insertInto('blogs')
    .values({ ...columnsOf(values, translations), published_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Expected {
  BlogId: number;
  version: number;
}

/** @returns the new version; undefined where there is no such blog of that version. */
export async function updateBlog(
  db: Kysely<Database>,
  { BlogId, version }: Expected,
  change: UpdateObject<Database, 'blogs'>,
): Promise<number | undefined> {
  const row = await db
    .updateTable('blogs')
    .set(change)
    .set((blog) => ({ version: blog('version', '+', 1) }))
    .where('id', '=', BlogId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** Removes a draft that was never public. @returns whether there was one. */
export async function removeDraft(db: Kysely<Database>, { BlogId, version }: Expected): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blogs')
    .where('id', '=', BlogId)
    .where('version', '=', version)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function columnsOf(values: BlogValues, translations: Translations) {
  return {
    subject: values.Subject,
    sub_heading: values.SubHeading,
    description: values.Discription,
    image_path: values.BlogImagePath,
    translations: JSON.stringify(translations),
  };
}
