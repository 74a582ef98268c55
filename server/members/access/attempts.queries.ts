import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const WINDOW_SECONDS = 15 * 60;

export interface Throttled {
  /** Seconds until the next attempt. */
  wait: number;
  /** Whether this is the first refusal within 15 minutes. */
  isFirst: boolean;
}

/**
 * Counts an attempt before it is made, across all servers.
 * @returns the refusal, where there have been more than `limit` attempts within 15 minutes.
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

/** The free attempts are followed by pauses, each twice as long as the one before. */
export interface Pace {
  /** Attempts within 15 minutes. */
  free: number;
  firstPause: number;
  longestPause: number;
}

/**
 * Allows an attempt, or says how long it has to wait. An attempt that comes too early does not prolong the pause, so
 * nobody can lock somebody else out for good.
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
 * Records that a code of the second factor was used, for longer than the code is valid.
 * @returns whether it had not been used before.
 */
export async function useCode(db: Kysely<Database>, memberId: string, code: string): Promise<boolean> {
  return (await countAttempt(db, `code ${code} of ${memberId}`, 1)) === undefined;
}

/** Resets the count after a success. */
export async function forgetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await sql`delete from staff_attempts where key = ${digest(key)}`.execute(db);
}

/** Hashed, since the key may contain anything that somebody typed as an address. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
