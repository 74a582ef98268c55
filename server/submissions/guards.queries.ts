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
 * The first part of the statement that stores submissions. It counts those that are `sent`, no two of which are from the
 * same address; `refused` has a row for each address that exceeds a limit, with the seconds to wait. Each address has
 * rows of its own, so a submission waits only for others from the same address. Without a limit none has an address.
 */
export function countSubmissions(kind: string, limit: SharedLimit | undefined): RawBuilder<unknown> {
  const { perAddress = null, perForm = null } = limit ?? {};
  return sql`counted as (
    insert into submission_counts as counts (address, form)
    select address, form from sent, unnest(array['all', ${kind}]) as form
    where address is not null order by address, form
    on conflict (address, form) do update set
      count = case when counts.started_at > now() - interval '1 minute' then counts.count + 1 else 1 end,
      started_at = case when counts.started_at > now() - interval '1 minute' then counts.started_at else now() end
    returning address, form, count, started_at
  ), refused as (
    select address,
      greatest(1, least(60, ceil(extract(epoch from max(started_at) + interval '1 minute' - now()))))::integer as wait
    from counted
    where count > case form when 'all' then ${perAddress}::integer else ${perForm}::integer end
    group by address
  )`;
}

/**
 * Stores the texts of those that are `stored` until nobody has sent them for a day; `echoed` has those that another sender
 * has sent before. An existing row is renewed once an hour at most and otherwise not even locked, so a flood of one text
 * is not serialised. Rows are found by `offset 0` and by conflict, which always go by the index: the plan is kept while
 * the table grows.
 */
export const rememberTexts = sql`known as (
    select id, text_digest, text_sender, recent.sender, recent.seen_at
    from stored left join lateral (
      select sender, seen_at from recent_texts where digest = stored.text_digest offset 0
    ) as recent on true
    where text_digest is not null
  ), remembered as (
    insert into recent_texts (digest, sender)
    select text_digest, text_sender from known where seen_at is null order by text_digest
    on conflict do nothing
  ), renewed as (
    insert into recent_texts (digest, sender)
    select distinct on (text_digest) text_digest, text_sender from known
    where seen_at < now() - interval '1 hour' and seen_at > now() - interval '1 day' order by text_digest
    on conflict (digest) do update set seen_at = now()
  ), echoed as (
    select id from known where sender <> text_sender and seen_at > now() - interval '1 day'
  )`;

/** Removes counts older than a minute and texts older than a day, which nothing looks up any more. */
export async function removeOldGuards(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('submission_counts')
    .where(sql<SqlBool>`started_at < now() - interval '1 minute'`)
    .execute();
  await db.deleteFrom('recent_texts').where(sql<SqlBool>`seen_at < now() - interval '1 day'`).execute();
}
