import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { samplePageDocuments } from '../../src/content/documents.ts';
import type { Screen } from '../../src/content/schema/page.ts';
import { source } from '../../src/languages.ts';

/** The pages of the small company that are nothing but words. */
const KEPT: readonly string[] = ['page:the-company', 'page:press', 'page:training'];
/** Code leads to the pages of the other kinds, such as the one with the receipt, so that they are always there. */
const NOTHING_BUT_WORDS: readonly Screen[] = ['sections', 'picture-only', 'empty'];

/**
 * Makes the sample company a small one: all other pages are taken down, and their addresses lead to the company's, so
 * that no link is broken. A publication that changes all pages renders a dozen of them then, instead of a hundred.
 */
export async function makeSmallCompany(db: Kysely<Database>): Promise<void> {
  const taken = [...samplePageDocuments].filter(
    ([id, { screen }]) => NOTHING_BUT_WORDS.includes(screen) && !KEPT.includes(id),
  );
  await db
    .insertInto('content_pointers')
    .values(
      taken.map(([document]) => ({
        document,
        locale: source.locale,
        draft_version: null,
        is_withdrawn: true,
      })),
    )
    .execute();
  await db
    .insertInto('site_redirects')
    .values(
      taken.flatMap(([document, { path, aliases = [] }]) =>
        [path, ...aliases].map((from) => ({ from_path: from, to_path: '/the-company', document })),
      ),
    )
    .execute();
}
