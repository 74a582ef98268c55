import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../server/database/schema.ts';
import type { importThroughKills } from './killed-import.ts';

/** Expects each thing of the file once, with its line in the report and in the log, and nothing else. */
export async function expectMovedInOnce(
  db: Kysely<Database>,
  { done, doneAt, blogs }: Awaited<ReturnType<typeof importThroughKills>>,
): Promise<void> {
  // Each kill came within the import.
  for (const each of doneAt) expect(each).toBeLessThan(done.progress.total);
  // And none took away what an earlier process had written.
  expect(doneAt).toEqual(doneAt.toSorted((one, other) => one - other));
  expect(doneAt.at(-1)).toBeGreaterThan(0);
  expect(done.progress.done).toBe(done.progress.total);
  expect(done.counts.filter(({ failed }) => failed > 0)).toEqual([]);
  for (const { items, done: finished } of done.counts) expect(finished).toBe(items);

  const stored = await db.selectFrom('blogs').select('subject').orderBy('subject').execute();
  expect(stored.map(({ subject }) => subject).sort()).toEqual(blogs);
  const pages = await db
    .selectFrom('content_pointers')
    .select('document')
    .where('document', 'like', 'page:%')
    .execute();
  expect(pages).toHaveLength(blogs.length);
  const versions = await db
    .selectFrom('content_versions')
    .select('id')
    .where('document', 'like', 'page:%')
    .execute();
  expect(versions).toHaveLength(blogs.length);
  const lines = await db.selectFrom('staff_audit').select(['action', 'subject']).execute();
  const begun = lines.filter(({ action }) => action === 'blog begun').map(({ subject }) => subject);
  expect([new Set(begun).size, begun.length]).toEqual([blogs.length, blogs.length]);
  expect(lines.filter(({ action }) => action === 'import done')).toHaveLength(1);
  // The address by number of each, and those that it was read at.
  const redirects = await db.selectFrom('site_redirects').select('from_path').execute();
  const numbered = redirects.filter(({ from_path }) => /^\/\?(p|page_id)=\d+$/.test(from_path));
  expect(new Set(numbered.map(({ from_path }) => from_path.split('=')[1])).size).toBe(2 * blogs.length);
}
