import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What one address may submit in a minute, on all servers together. */
export interface SharedLimit {
  address: string;
  perAddress: number;
  perForm: number;
}

export interface SentText {
  digest: Buffer;
  /** Who sent it, in a form that nobody can read. */
  sender: Buffer;
}

/**
 * The first part of a submission's statement: counts it, and leaves in `refused` a row with the seconds to wait where
 * that was one too many. Every address has a row to itself, so that only its own submissions wait for one another.
 */
export function countSubmission(kind: string, limit: SharedLimit | undefined): RawBuilder<unknown> {
  if (limit === undefined) return sql`refused as (select null::integer as wait where false)`;
  const { address, perAddress, perForm } = limit;
  return sql`counted as (
    insert into submission_counts as counts (address, form) values (${address}, 'all'), (${address}, ${kind})
    on conflict (address, form) do update set
      count = case when counts.started_at > now() - interval '1 minute' then counts.count + 1 else 1 end,
      started_at = case when counts.started_at > now() - interval '1 minute' then counts.started_at else now() end
    returning form, count, started_at
  ), refused as (
    select greatest(1, least(60, ceil(extract(epoch from max(started_at) + interval '1 minute' - now()))))::integer as wait
    from counted
    where count > case form when 'all' then ${perAddress}::integer else ${perForm}::integer end
    having count(*) > 0
  )`;
}

/**
 * Remembers a text for a day, and leaves a row in `echoed` where another sender's was the same. It reads what was there
 * before and never waits for a row: a flood of one text is not slowed down to one after the other.
 */
export function rememberText(text: SentText | undefined): RawBuilder<unknown> {
  if (text === undefined) return sql`echoed as (select where false)`;
  return sql`remembered as (
    insert into recent_texts (digest, sender) select ${text.digest}::bytea, ${text.sender}::bytea from claim
    on conflict do nothing
  ), echoed as (
    select from recent_texts
    where digest = ${text.digest} and sender <> ${text.sender} and seen_at > now() - interval '1 day'
  )`;
}

/** Forgets whom no count holds back any more, and the texts of more than a day ago. */
export async function removeOldGuards(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('submission_counts')
    .where(sql<SqlBool>`started_at < now() - interval '1 minute'`)
    .execute();
  await db.deleteFrom('recent_texts').where(sql<SqlBool>`seen_at < now() - interval '1 day'`).execute();
}
