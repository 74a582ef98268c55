import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Hands on what the staff has said about the persons of submissions that are about to be removed: their links go with
 * them, but the first and the last of three are still one person once the one in the middle is too old, and still
 * somebody else than the one it was said to differ from.
 */
export async function keepPersonsTogether(trx: Transaction<Database>, ids: string[]): Promise<void> {
  const { rows } = await sql<{ start: string; remaining: string[] }>`
    with recursive gone (id) as (select unnest(${ids}::bigint[])), reached (start, id) as (
      select gone.id, gone.id from gone where exists (
        select from person_links as link where link.submission_id = gone.id and link.is_same)
      union
      select reached.start, link.other_id from reached
      join person_links as link on link.submission_id = reached.id and link.is_same
      where reached.id in (select id from gone)
    )
    select start, array_agg(id::text order by id) as remaining from reached
    where id not in (select id from gone) group by start
  `.execute(trx);
  for (const { start, remaining } of rows) {
    const same = remaining.slice(1).map((id, index) => [remaining[index] ?? id, id] as const);
    await addBothWays(trx, same, true);
    const strangers = await listStrangers(trx, start, ids);
    const [heir = ''] = remaining;
    await addBothWays(
      trx,
      strangers.map((stranger) => [heir, stranger] as const),
      false,
    );
  }
}

async function listStrangers(trx: Transaction<Database>, id: string, gone: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('person_links')
    .select('other_id')
    .where('submission_id', '=', id)
    .where('is_same', '=', false)
    .where('other_id', 'not in', gone)
    .execute();
  return rows.map(({ other_id }) => other_id);
}

async function addBothWays(
  trx: Transaction<Database>,
  pairs: (readonly [one: string, other: string])[],
  isSame: boolean,
): Promise<void> {
  if (pairs.length === 0) return;
  await trx
    .insertInto('person_links')
    .values(
      pairs.flatMap(([one, other]) => [
        { submission_id: one, other_id: other, is_same: isSame },
        { submission_id: other, other_id: one, is_same: isSame },
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
