import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DocumentId } from '../../../../src/content/documents.ts';
import type { Database } from '../../../database/schema.ts';

/**
 * Lets an address of the former site lead to what has moved in, unless it leads somewhere already.
 * @param owner whose address it was: the redirects of a page follow it when it is renamed.
 * @returns whether it leads there now.
 */
export async function leadHere(
  db: Kysely<Database>,
  from: string,
  to: string,
  owner: string,
): Promise<boolean> {
  if (from === to) return false;
  const added = await db
    .insertInto('site_redirects')
    // The table is older than blogs and jobs that have former addresses. Only the ids of pages are ever looked for.
    .values({ from_path: from, to_path: to, document: owner as DocumentId })
    .onConflict((conflict) =>
      conflict
        .column('from_path')
        .doUpdateSet({ to_path: to, at: sql<Date>`now()` })
        .where('site_redirects.document', '=', owner as DocumentId),
    )
    .returning('from_path')
    .executeTakeFirst();
  return added !== undefined;
}

export async function removeRedirectsOf(db: Kysely<Database>, owner: string): Promise<void> {
  await db
    .deleteFrom('site_redirects')
    .where('document', '=', owner as DocumentId)
    .execute();
}

export async function removeRedirect(db: Kysely<Database>, from: string): Promise<void> {
  await db.deleteFrom('site_redirects').where('from_path', '=', from).execute();
}
