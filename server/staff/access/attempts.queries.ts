import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const WINDOW_SECONDS = 15 * 60;

export interface Throttled {
  /** Seconds until the next attempt. */
  wait: number;
  /** Whether this is the first one that is refused in its quarter of an hour. */
  isFirst: boolean;
}

/**
 * Counts an attempt before it is made, on all servers together.
 * @returns what to tell where there have been more than `limit` within a quarter of an hour.
 */
export async function countAttempt(
  db: Kysely<Database>,
  key: string,
  limit: number,
): Promise<Throttled | undefined> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into staff_attempts as attempts (key) values (${digest(key)})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      started_at = case when ${isOver} then now() else attempts.started_at end
    returning count, greatest(1, ceil(extract(epoch from
      started_at + make_interval(secs => ${WINDOW_SECONDS}::integer) - now())))::integer as wait
  `.execute(db);
  const [row] = rows;
  return row !== undefined && row.count > limit
    ? { wait: row.wait, isFirst: row.count === limit + 1 }
    : undefined;
}

/** How attempts are slowed down: after the free ones each is followed by a pause, twice as long as the one before. */
export interface Pace {
  /** Attempts in a quarter of an hour. */
  free: number;
  firstPause: number;
  longestPause: number;
}

/**
 * Lets an attempt be made, or says how long it has to wait. Whoever does not wait makes it no longer: nobody can hold
 * somebody else back for good.
 */
export async function paceAttempt(
  db: Kysely<Database>,
  key: string,
  { free, firstPause, longestPause }: Pace,
): Promise<Throttled | undefined> {
  const pauseAfter = (count: ReturnType<typeof sql>) => sql`make_interval(secs => case
    when ${count} < ${free}::integer then 0
    else least(${longestPause}::float8, ${firstPause}::float8 * 2 ^ least(${count} - ${free}::integer, 20)) end)`;
  const count = sql`case when ${isOver} then 1 else attempts.count + 1 end`;
  const { rows } = await sql<{ admitted: boolean; wait: number }>`
    with admitted as (
      insert into staff_attempts as attempts (key, allowed_at) values (${digest(key)}, now() + ${pauseAfter(sql`1`)})
      on conflict (key) do update set
        count = ${count},
        started_at = case when ${isOver} then now() else attempts.started_at end,
        allowed_at = now() + ${pauseAfter(sql`(${count})`)}
      where attempts.count < ${free}::integer or attempts.allowed_at <= now() or ${isOver}
      returning count
    )
    select exists (select from admitted) as admitted, coalesce((
      select greatest(1, ceil(extract(epoch from allowed_at - now())))::integer from staff_attempts
      where key = ${digest(key)}
    ), 1) as wait
  `.execute(db);
  const [row] = rows;
  if (row === undefined || row.admitted) return undefined;
  const told = await countAttempt(db, `told of ${key}`, 0);
  return { wait: row.wait, isFirst: told?.isFirst ?? false };
}

const isOver = sql`attempts.started_at < now() - make_interval(secs => ${WINDOW_SECONDS}::integer)`;

/**
 * Notes that a code of the second factor was used, for longer than it is good.
 * @returns whether it had not been used before.
 */
export async function useCode(db: Kysely<Database>, memberId: string, code: string): Promise<boolean> {
  return (await countAttempt(db, `code ${code} of ${memberId}`, 1)) === undefined;
}

/** What went well counts no more. */
export async function forgetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await sql`delete from staff_attempts where key = ${digest(key)}`.execute(db);
}

/** Whatever is typed as an address is not kept. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
