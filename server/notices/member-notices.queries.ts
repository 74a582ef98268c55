import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '../../src/contract/staff/rights.ts';
import { rolesOf } from '../database/member-roles.ts';
import type { Database } from '../database/schema.ts';
import type { MemberNoticeKind } from '../database/tables/waiting.ts';
import { hasNewAnswer } from '../inbox/answered-entries.queries.ts';
import { isOpenItem } from '../inbox/attention.queries.ts';

/** A notice as its mail is written. */
export interface NoticeToWrite {
  id: string;
  kind: MemberNoticeKind;
  at: Date;
  memberId: string;
  email: string;
  roles: StaffRole[];
  isDisabled: boolean;
  /** Who has done what it is about; null if nobody or no longer known. */
  by: string | null;
}

export async function findNotice(db: Kysely<Database>, id: string): Promise<NoticeToWrite | undefined> {
  const row = await db
    .selectFrom('member_notices as notice')
    .innerJoin('staff_members as member', 'member.id', 'notice.member_id')
    .leftJoin('staff_members as author', 'author.id', 'notice.by_id')
    .select(['notice.id', 'notice.kind', 'notice.at', 'member.id as memberId', 'member.email'])
    .select(['member.role', 'member.further_roles', 'member.disabled_at', 'author.name as by'])
    .where('notice.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { role, further_roles, disabled_at, ...notice } = row;
  return { ...notice, roles: rolesOf({ role, further_roles }), isDisabled: disabled_at !== null };
}

/**
 * The items of a notice that it is still about: those of these kinds that are assigned to the member, where a note
 * mentions the member, or whose follow-up is due, or with a new
 * answer.
 */
export async function listItemsOfNotice(
  db: Kysely<Database>,
  { id, kind, memberId }: Pick<NoticeToWrite, 'id' | 'kind' | 'memberId'>,
  kinds: readonly string[],
): Promise<{ reference: string; kind: string }[]> {
  const isStillSo = {
    assigned: sql`entry.assignee_id = ${memberId}`,
    mentioned: sql`exists (select from inbox_mentions as mention
      where mention.submission_id = entry.submission_id and mention.member_id = ${memberId})`,
    due: sql`follow_up_at <= now() and (follow_up_by = ${memberId} or assignee_id = ${memberId}) and ${isOpenItem}`,
    answered: hasNewAnswer,
    digest: sql`false`,
  }[kind];
  const { rows } = await sql<{ reference: string; kind: string }>`
    select entry.reference, entry.kind from member_notice_items as item
      join inbox_entries as entry on entry.submission_id = item.submission_id
    where notice_id = ${id} and entry.kind = any(${[...kinds]}::text[]) and ${isStillSo}
    order by entry.submitted_at, entry.submission_id
  `.execute(db);
  return rows;
}
