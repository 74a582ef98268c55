import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface PersonLink {
  one: string;
  other: string;
  isSame: boolean;
}

/** The links of these submissions, of those that they are linked to, and so on. */
export async function listLinks(db: Kysely<Database>, ids: readonly string[]): Promise<PersonLink[]> {
  // `offset 0` has each of them looked up by itself. Postgres expects a hundred times more to be reached than are, and
  // would read all links of a large office for a page of the inbox.
  const { rows } = await sql<PersonLink>`
    with recursive reached (id) as (
      select unnest(${[...ids]}::bigint[])
      union
      select link.other_id from reached cross join lateral (
        select other_id from person_links where submission_id = reached.id offset 0) as link
    )
    select reached.id as one, link.other_id as other, link.is_same as "isSame"
    from reached cross join lateral (
      select other_id, is_same from person_links where submission_id = reached.id and reached.id < other_id offset 0) as link
    order by one, other
  `.execute(db);
  return rows;
}

/** Two changes of links are made one after the other, since each depends on what is linked before. */
export async function lockLinks(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('person links'))`.execute(trx);
}

export async function addLinks(trx: Transaction<Database>, links: readonly PersonLink[]): Promise<void> {
  const rows = links.flatMap(({ one, other, isSame }) => [
    { submission_id: one, other_id: other, is_same: isSame },
    { submission_id: other, other_id: one, is_same: isSame },
  ]);
  if (rows.length === 0) return;
  await trx
    .insertInto('person_links')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'other_id'])
        .doUpdateSet({ is_same: (row) => row.ref('excluded.is_same') }),
    )
    .execute();
}

export async function removeLinks(trx: Transaction<Database>, links: readonly PersonLink[]): Promise<void> {
  for (const { one, other } of links)
    await trx
      .deleteFrom('person_links')
      .where((where) =>
        where.or([
          where.and([where('submission_id', '=', one), where('other_id', '=', other)]),
          where.and([where('submission_id', '=', other), where('other_id', '=', one)]),
        ]),
      )
      .execute();
}
