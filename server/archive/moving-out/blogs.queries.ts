import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { MovingBlog } from './blog-markdown.ts';

export function listMovingBlogs(db: Kysely<Database>): Promise<MovingBlog[]> {
  return db
    .selectFrom('blogs')
    .select(['id', 'subject', 'sub_heading', 'description', 'image_path', 'translations'])
    .select(['published_at', 'changed_at'])
    .orderBy('id')
    .execute();
}
