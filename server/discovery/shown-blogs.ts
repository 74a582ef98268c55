import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isReadable } from '../publications/excerpts.ts';
import { languagesOfBlog } from '../publications/translated-blog.ts';
import { listBlogChanges, listBlogTexts } from './sitemap.queries.ts';

const TEXTS_AT_ONCE = 50;

/** By its digest, the languages besides English in which a text can be read; null if it cannot be shown at all. */
type Languages = Map<string, readonly string[] | null>;
/** Those of the last sitemap: reading a text takes longer than everything else about it. */
let last: Languages = new Map();

/** The published blogs, without those that cannot be rendered: their pages do not exist, and lists leave them out. */
export async function listShownBlogs(db: Kysely<Database>) {
  const blogs = await listBlogChanges(db);
  const known: Languages = new Map();
  const unread: number[] = [];
  for (const { id, digest } of blogs) {
    const languages = last.get(digest);
    if (languages === undefined) unread.push(id);
    else known.set(digest, languages);
  }
  for (let from = 0; from < unread.length; from += TEXTS_AT_ONCE)
    for (const blog of await listBlogTexts(db, unread.slice(from, from + TEXTS_AT_ONCE)))
      known.set(blog.digest, isReadable(blog.Discription) ? languagesOfBlog(blog) : null);
  last = known;
  return blogs.flatMap(({ id, changed_at, digest }) => {
    const languages = known.get(digest);
    return languages ? [{ id, changed_at, languages }] : [];
  });
}
