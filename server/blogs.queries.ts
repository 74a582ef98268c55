import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Blog } from '../src/contract/blog.ts';
import type { Database } from './database/schema.ts';

const legacyColumns = [
  'id as BlogId',
  'subject as Subject',
  'sub_heading as SubHeading',
  'description as Discription',
  'image_path as BlogImagePath',
] as const;

const isPublished = sql<SqlBool>`published_at <= now()`;

/** All published blogs, newest first. */
export function listBlogs(db: Kysely<Database>): Promise<Blog[]> {
  return db
    .selectFrom('blogs')
    .select(legacyColumns)
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findBlog(db: Kysely<Database>, id: number): Promise<Blog | undefined> {
  return db
    .selectFrom('blogs')
    .select(legacyColumns)
    .where('id', '=', id)
    .where(isPublished)
    .executeTakeFirst();
}
