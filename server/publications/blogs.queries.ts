import { type Kysely, type NotNull, type SqlBool, sql } from 'kysely';
import type { Blog, BlogDetail } from '../../src/contract/blog.ts';
import type { Language } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import { blogIn, languagesOfBlog, type TranslatedBlog } from './translated-blog.ts';

const legacyColumns = [
  'id as BlogId',
  'subject as Subject',
  'sub_heading as SubHeading',
  'description as Discription',
  'image_path as BlogImagePath',
] as const;

const isPublished = sql<SqlBool>`published_at <= now()`;

/** The time of the last change, which is never before the time of publication. */
const shownSince = sql<Date>`greatest(changed_at, published_at)`;

/** All published blogs with their translations, newest first. */
export function listBlogs(db: Kysely<Database>): Promise<(Blog & TranslatedBlog)[]> {
  return db
    .selectFrom('blogs')
    .select([...legacyColumns, 'translations'])
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findBlog(
  db: Kysely<Database>,
  id: number,
  language: Language,
): Promise<BlogDetail | undefined> {
  const row = await db
    .selectFrom('blogs')
    .select([...legacyColumns, 'translations', 'published_at', shownSince.as('changed_at')])
    .where('id', '=', id)
    .where(isPublished)
    .$narrowType<{ published_at: NotNull }>()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { published_at, changed_at, ...blog } = row;
  return {
    ...blogIn(language, blog),
    PublishedAt: published_at.toISOString(),
    ChangedAt: changed_at.toISOString(),
    languages: languagesOfBlog(blog),
  };
}
