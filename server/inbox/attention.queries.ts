import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The item is neither closed nor spam, so that a follow-up on it counts. */
export const isOpenItem: RawBuilder<SqlBool> = sql`(not suspect and status not in ('closed', 'spam'))`;

/**
 * For an entry with the alias `entry`: whether the new item has waited since before that instant. An answer of the sender may have made it new later than it
 * came in.
 */
export function isLate(lateBefore: Date | undefined): RawBuilder<SqlBool> {
  return sql`(entry.status = 'new' and not entry.suspect
    and coalesce(entry.waiting_since, entry.submitted_at) < ${lateBefore ?? null}::timestamptz)`;
}

/**
 * Whether the item has a due follow-up that the member has set, or one on an item that is assigned to the member; for
 * `all` any follow-up, due or not.
 */
export function hasFollowUp(whose: string): RawBuilder<SqlBool> {
  const isOf =
    whose === 'all'
      ? sql`follow_up_at is not null`
      : sql`follow_up_at <= now() and (follow_up_by = ${whose} or assignee_id = ${whose})`;
  return sql`(${isOf} and ${isOpenItem})`;
}

/** Whether a note on the item mentions the member. */
export const hasMentionOf = (memberId: string): RawBuilder<SqlBool> =>
  sql`submission_id in (select submission_id from inbox_mentions where member_id = ${memberId})`;

/** Whether the entry with the alias `entry` has a mention of the member that was not seen yet. */
export const isMentionUnseen = (memberId: string) => sql<boolean>`exists (
  select from inbox_mentions as mention
  where mention.submission_id = entry.submission_id and mention.member_id = ${memberId} and seen_at is null)`;

/** Marks the mentions of a member on an item as seen. @returns whether there were any. */
export async function markMentionsSeen(
  db: Kysely<Database>,
  submissionId: string,
  memberId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox_mentions')
    .set({ seen_at: sql<Date>`now()` })
    .where('submission_id', '=', submissionId)
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
