import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Lateness } from '../../../src/contract/submission.ts';
import { todayInIndia } from '../../database/days-in-india.ts';
import type { Database } from '../../database/schema.ts';

/** The last day may be over for some seconds before the job is closed by the clock. */
const isOpen = sql<SqlBool>`status = 'open' and (closes_on is null or closes_on >= ${todayInIndia})`;

/**
 * Whether an application comes too late for the job that it names, or names a number that no job has. Undefined where
 * the job is open, and where none is named.
 * @param job a Jid, or a position's name, which older clients and the panel send.
 */
export async function findLateness(db: Kysely<Database>, job: string): Promise<Lateness | undefined> {
  if (job === '') return undefined;
  const isJid = /^jo-\d+$/i.test(job);
  const named = isJid ? sql<SqlBool>`jid = upper(${job})` : sql<SqlBool>`open_position = ${job}`;
  const exists = (condition: typeof isOpen) =>
    sql<boolean>`exists (select from job_openings where ${named} and ${condition})`;
  const { rows } = await sql<{ late: Lateness | null }>`
    select case
      when ${exists(isOpen)} then null
      when ${exists(sql`status in ('open', 'closed')`)} then 'closed-job'
      when ${isJid}::boolean then 'unknown-job'
    end as late`.execute(db);
  return rows[0]?.late ?? undefined;
}
