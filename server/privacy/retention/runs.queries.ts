import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { RetentionCounts, RetentionState } from '../../../src/contract/staff/retention.ts';
import { todayInIndia } from '../../database/days-in-india.ts';
import type { Database } from '../../database/schema.ts';

const SHOWN = 30;

export interface StartedRun {
  id: string;
  dry: boolean;
}

/** A run that waits for a person. */
interface HeldRun {
  run: string;
  reason: string;
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

/** Runs that say when retention last worked: all but those by which a person has only counted. */
const isRegular = sql<SqlBool>`(day is not null or not dry)`;

/** The database's time, and when the last run before was begun that was finished; null if there is none. */
export async function readTimes(db: Kysely<Database>): Promise<{ present: Date; lastRun: Date | null }> {
  const { rows } = await sql<{ present: Date; lastRun: Date | null }>`
    select now() as present, max(started_at) as "lastRun" from retention_runs
    where finished_at is not null and ${isRegular}`.execute(db);
  return rows[0] ?? { present: new Date(), lastRun: null };
}

/**
 * Holds a run, which is then never finished: the next day's run looks again.
 * @returns whether it is the first one that is held since one was finished.
 */
export async function holdRun(trx: Transaction<Database>, id: string, doubt: string): Promise<boolean> {
  const isHeldAlready = (await findHeld(trx, id)) !== undefined;
  await trx.updateTable('retention_runs').set({ doubt }).where('id', '=', id).execute();
  return !isHeldAlready;
}

/** The last run, if it was held, and why it was. @param before looks only at the runs before this one. */
export async function findHeld(db: Kysely<Database>, before?: string): Promise<HeldRun | undefined> {
  const last = await db
    .selectFrom('retention_runs')
    .select(['id', 'doubt'])
    .where(isRegular)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.doubt !== null ? { run: last.id, reason: last.doubt } : undefined;
}

/**
 * Starts the run that a person has confirmed, which takes the place of the held one.
 * @returns undefined if that one waits no longer, since another owner has confirmed it or a later run was held.
 */
export async function startConfirmedRun(
  trx: Transaction<Database>,
  { run, settings }: { run: string; settings: string },
): Promise<(StartedRun & { reason: string }) | undefined> {
  // Of two owners who confirm at once, the second one finds the run of the first.
  await trx.selectFrom('retention_runs').select('id').where('id', '=', run).forUpdate().execute();
  const held = await findHeld(trx);
  if (held?.run !== run) return undefined;
  return { ...(await startRun(trx, settings, false)), reason: held.reason };
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
    .select(['id', 'day', 'started_at', 'finished_at', 'dry', 'counts', 'doubt'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, day, started_at, finished_at, dry, counts, doubt }) => ({
    id,
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    daily: day !== null,
    dry,
    isHeld: doubt !== null,
    counts: finished_at === null ? null : (counts as RetentionCounts),
  }));
}
