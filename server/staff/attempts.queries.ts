import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Counts an attempt before it is made, on all servers together.
 * @returns the seconds to wait where there have been more than `limit` within a quarter of an hour, and whether this is
 * the first one too many.
 */
export async function countAttempt(
  db: Kysely<Database>,
  key: string,
  limit: number,
): Promise<{ wait: number; isFirst: boolean } | undefined> {
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
