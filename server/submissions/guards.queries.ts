import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How many submissions an address may send per minute, on all servers together. */
export interface SharedLimit {
  address: string;
  perAddress: number;
  perForm: number;
}

export interface SentText {
  digest: Buffer;
  /** A hash of the text and the sender, so that no address is stored. */
  sender: Buffer;
}

/**
 * The first part of a submission's statement. It counts the submission; if that exceeds a limit, `refused` has a row
 * with the seconds to wait. Each address has rows of its own, so a submission waits only for others from the same
 * address.
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
 * Stores a text until nobody has sent it for a day; `echoed` has a row if another sender has sent the same text before.
 * An existing row is renewed once an hour at most and otherwise not even locked, so a flood of one text is not
 * serialised.
 */
export function rememberText(text: SentText | undefined): RawBuilder<unknown> {
  if (text === undefined) return sql`echoed as (select where false)`;
  return sql`remembered as (
    insert into recent_texts (digest, sender) select ${text.digest}::bytea, ${text.sender}::bytea from claim
    on conflict do nothing
  ), renewed as (
    update recent_texts set seen_at = now()
    where digest = ${text.digest} and seen_at < now() - interval '1 hour' and seen_at > now() - interval '1 day'
      and exists (select from claim)
  ), echoed as (
    select from recent_texts
    where digest = ${text.digest} and sender <> ${text.sender} and seen_at > now() - interval '1 day'
  )`;
}

/** Removes counts older than a minute and texts older than a day, which nothing looks up any more. */
export async function removeOldGuards(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('submission_counts')
    .where(sql<SqlBool>`started_at < now() - interval '1 minute'`)
    .execute();
  await db.deleteFrom('recent_texts').where(sql<SqlBool>`seen_at < now() - interval '1 day'`).execute();
}
