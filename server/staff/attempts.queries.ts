import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Counts an attempt before it is made, on all servers together.
 * @returns the seconds to wait where there have been more than `limit` within a quarter of an hour.
 */
export async function countAttempt(
  db: Kysely<Database>,
  key: string,
  limit: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into staff_attempts as attempts (key) values (${digest(key)})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      started_at = case when ${isOver} then now() else attempts.started_at end
    returning count, greatest(1, ceil(extract(epoch from
      started_at + make_interval(secs => ${WINDOW_SECONDS}::integer) - now())))::integer as wait
  `.execute(db);
  const [row] = rows;
  return row !== undefined && row.count > limit ? row.wait : undefined;
}

const isOver = sql`attempts.started_at < now() - make_interval(secs => ${WINDOW_SECONDS}::integer)`;

/** What went well counts no more. */
export async function forgetAttempts(db: Kysely<Database>, key: string): Promise<void> {
  await sql`delete from staff_attempts where key = ${digest(key)}`.execute(db);
}

/** Whatever is typed as an address is not kept. */
function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
