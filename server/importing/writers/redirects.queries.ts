import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DocumentId } from '../../../src/content-id.ts';
import type { Database } from '../../database/schema.ts';

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

/** Where former addresses lead, and whose they are. `to` is null where an address is kept free. */
export async function findRedirects(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<Map<string, { to: string | null; owner: string }>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('site_redirects')
    .select(['from_path as from', 'to_path as to', 'document as owner'])
    .where('from_path', 'in', paths)
    .execute();
  return new Map(rows.map(({ from, ...redirect }) => [from, redirect]));
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
