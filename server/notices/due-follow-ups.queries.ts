import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isOpenItem } from '../inbox/attention.queries.ts';

/** A day without a running server still has its mails; of what is older, the digest tells. */
const TOLD_WITHIN = '1 day';
const MOST_AT_ONCE = 500;

/** A follow-up that has come due, for one of the members to whom the item comes back. */
export interface DueFollowUp {
  reference: string;
  memberId: string;
}

/**
 * Claims the follow-ups that have come due. Each is claimed once, whichever server asks; one that is set to another time
 * is another one.
 * @returns a row for whoever has the item, and one for whoever has set the follow-up.
 */
export async function claimDueFollowUps(trx: Transaction<Database>): Promise<DueFollowUp[]> {
  const { rows } = await sql<DueFollowUp>`
    with due as (
      select submission_id, follow_up_at as at, reference, assignee_id, follow_up_by from inbox_entries as entry
      where follow_up_at <= now() and follow_up_at > now() - ${TOLD_WITHIN}::text::interval and ${isOpenItem}
        and not exists (
          select from follow_ups_told as told
          where told.submission_id = entry.submission_id and told.at = entry.follow_up_at)
      order by follow_up_at limit ${MOST_AT_ONCE}
    ), claimed as (
      insert into follow_ups_told (submission_id, at) select submission_id, at from due
      on conflict do nothing returning submission_id
    )
    select distinct reference, member_id as "memberId" from due join claimed using (submission_id)
      cross join lateral (values (assignee_id), (follow_up_by)) as told (member_id)
    where member_id is not null order by reference
  `.execute(trx);
  return rows;
}

/** Forgets what was told long ago. A follow-up of that age is not told of any more. */
export async function removeOldClaims(trx: Transaction<Database>): Promise<void> {
  await sql`delete from follow_ups_told where at < now() - interval '30 days'`.execute(trx);
}
