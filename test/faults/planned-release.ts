import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import type { ServerProcess } from '../embedded/server-process.ts';
import type { SiteDesk } from '../embedded/site-desk.ts';

const PAGES = ['/first-page', '/second-page', '/third-page'];

/** Plans three new pages for tomorrow, so that nothing happens before the test lets their time come. */
export async function planRelease(desk: SiteDesk, round = 0): Promise<number> {
  const documents = [];
  for (const path of PAGES) documents.push(await desk.addPage(`${path}-${round}`, 'A page'));
  return desk.publish(documents, new Date(Date.now() + 24 * 60 * 60_000));
}

/** Lets its time come. */
export const come = (db: Kysely<Database>, release: number): Promise<unknown> =>
  sql`update content_releases set due = now() - interval '1 second' where id = ${release}`.execute(db);

/** Whatever is found besides these was done by half, or twice. */
export const wholly = {
  undone: { state: 'planned', publications: 0, pointers: 0, lines: 0 },
  done: { state: 'published', publications: PAGES.length, pointers: PAGES.length, lines: PAGES.length },
};

/** How much of a release is public. */
export async function readRelease(db: Kysely<Database>, release: number): Promise<unknown> {
  const { rows } = await sql`
    select state,
      (select count(*)::integer from content_publications where release = ${release}) as publications,
      (select count(*)::integer from content_pointers pointer
        join content_publications made using (document)
        where made.release = ${release} and pointer.published_version = made.version) as pointers,
      (select count(*)::integer from staff_audit where action = 'site words published'
        and subject in (select each ->> 'document' from jsonb_array_elements(documents) each)) as lines
    from content_releases where id = ${release}`.execute(db);
  return rows[0];
}

/** What a server answers for the three pages. */
export const statusesOf = ({ origin }: ServerProcess, round = 0): Promise<number[]> =>
  Promise.all(PAGES.map(async (path) => (await fetch(`${origin}${path}-${round}`)).status));
