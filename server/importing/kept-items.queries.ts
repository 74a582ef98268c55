import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Of the lines that have failed so many are kept to be tried again, with so many characters in all. */
const MOST_KEPT = 10_000;
const MOST_KEPT_CHARACTERS = 64 * 1024 * 1024;

/**
 * Removes the words that an import needs no more, and the names of persons. What lacks pictures keeps its words, since
 * they may come by a later import.
 * @param isFailedKept whether the lines that have failed keep theirs, to be tried again.
 */
export async function emptyItems(
  db: Kysely<Database>,
  importId: number,
  { isFailedKept }: { isFailedKept: boolean },
): Promise<void> {
  const kept = sql<SqlBool>`id in (
    select id from (
      select id, row_number() over (order by id) as place, sum(length(content::text)) over (order by id) as characters
      from import_items where import_id = ${importId} and content is not null
        and (state = 'failed' and ${isFailedKept}::boolean or state = 'done' and content -> 'lacks' is not null)
    ) as failed where place <= ${MOST_KEPT} and characters <= ${MOST_KEPT_CHARACTERS}
  )`;
  await db
    .updateTable('import_items')
    .set({
      content: null,
      notes: sql<string>`case when kind = 'submission' then '[]' else notes end`,
      title: sql<string>`case when kind = 'submission' then coalesce(made_key, '') else title end`,
    })
    .where('import_id', '=', importId)
    .where(sql<SqlBool>`(content is not null or kind = 'submission')`)
    .where(sql<SqlBool>`not (${kept})`)
    .execute();
}

const retriableOf = (db: Kysely<Database>, importId: number) =>
  db
    .selectFrom('import_items')
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .where('content', 'is not', null);

/** How many lines have failed and can be tried again, and whether pictures are among them. */
export async function countRetriable(
  db: Kysely<Database>,
  importId: number,
): Promise<{ all: number; pictures: number }> {
  return retriableOf(db, importId)
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(sql<number>`count(*) filter (where kind = 'picture')::integer`.as('pictures'))
    .executeTakeFirstOrThrow();
}

/** Lets the lines that have failed wait again. @returns how many there are. */
export async function retryItems(db: Kysely<Database>, importId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('import_items')
    .set({ state: 'waiting', failure: '' })
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .where('content', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
