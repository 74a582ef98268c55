import { type Kysely, sql } from 'kysely';
import { todayInIndia } from '../database/days-in-india.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';

/** This many rows more than after the last time are worth adding up. */
const MANY = 1_000;
/** What came earlier is in no figure. */
const DAYS_KEPT = 60;
/** What has waited for longer than this is counted together. */
const DAYS_APART = 30;

const key = sql`figure, kind, day, door, locale, job_opening_id, stage_id`;

/** Counts the inbox again where the tallies were lost, after a crash of the database or a restore. */
export async function ensureTallies(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql`select from inbox_tallies where figure = 'complete'`.execute(db);
  if (rows.length === 0) await sql`select count_inbox()`.execute(db);
}

/** Adds up the changes of each count to one row, if there are many. What is written meanwhile waits for the next time. */
export async function addUpTallies(db: Kysely<Database>, many = MANY): Promise<void> {
  await ensureTallies(db);
  await runTransaction(db, async (trx) => {
    // Several servers do this; the lock keeps the second one out.
    const { rows } = await sql<{ isDue: boolean }>`
      select (select count(*) from inbox_tallies) > amount + ${many}::integer as "isDue"
      from inbox_tallies where figure = 'complete' for update skip locked`.execute(trx);
    if (!rows[0]?.isDue) return;
    await sql`
      with taken as (delete from inbox_tallies where figure <> 'complete' returning *), summed as (
        insert into inbox_tallies (figure, kind, day, door, locale, job_opening_id, stage_id, amount)
        select ${key}, sum(amount) from (
          select figure, kind, door, locale, job_opening_id, stage_id, amount, case
            when figure = 'unanswered' and day < ${todayInIndia} - ${DAYS_APART}::integer then date '2000-01-01'
            else day end as day
          from taken) as change
        where figure <> 'arrived' or day >= ${todayInIndia} - ${DAYS_KEPT}::integer
        group by ${key} having sum(amount) <> 0
        returning figure
      )
      update inbox_tallies set amount = (select count(*) from summed) where figure = 'complete'
    `.execute(trx);
  });
}
