import { type Kysely, sql } from 'kysely';
import type { RetentionCounts, RetentionState } from '../../../src/contract/staff/retention.ts';
import { todayInIndia } from '../../database/days-in-india.ts';
import type { Database } from '../../database/schema.ts';

const SHOWN = 30;

export interface StartedRun {
  id: string;
  dry: boolean;
}

/**
 * Claims the day's run, so that only one of several servers does it. It is a dry run until one with the same settings
 * was finished on an earlier day: what will be removed is announced in the log and in the staff area a day before.
 * @returns undefined where another server has claimed the run.
 */
export async function startDailyRun(db: Kysely<Database>, settings: string): Promise<StartedRun | undefined> {
  const { rows } = await sql<StartedRun>`
    insert into retention_runs (day, settings, dry)
    select ${todayInIndia}, ${settings}, not exists (
      select from retention_runs
      where settings = ${settings} and finished_at is not null and started_at < now() - interval '20 hours'
    )
    on conflict do nothing
    returning id, dry
  `.execute(db);
  return rows[0];
}

export async function startRun(db: Kysely<Database>, settings: string, dry: boolean): Promise<StartedRun> {
  return db
    .insertInto('retention_runs')
    .values({ settings, dry })
    .returning(['id', 'dry'])
    .executeTakeFirstOrThrow();
}

export async function finishRun(db: Kysely<Database>, id: string, counts: RetentionCounts): Promise<void> {
  await db
    .updateTable('retention_runs')
    .set({ finished_at: new Date(), counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

export async function listRuns(db: Kysely<Database>): Promise<RetentionState['runs']> {
  const rows = await db
    .selectFrom('retention_runs')
    .select(['id', 'day', 'started_at', 'finished_at', 'dry', 'counts'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, day, started_at, finished_at, dry, counts }) => ({
    id,
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    daily: day !== null,
    dry,
    counts: finished_at === null ? null : (counts as RetentionCounts),
  }));
}
