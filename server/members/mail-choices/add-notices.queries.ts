import { type Kysely, sql } from 'kysely';
import { usualMails } from '../../../src/contract/staff/mail-choices.ts';
import type { Database } from '../../database/schema.ts';
import type { MemberNoticeKind } from '../../database/tables/waiting.ts';

interface NewNotice {
  kind: MemberNoticeKind;
  /** Who is told, each by a mail of their own. */
  memberIds: readonly string[];
  /** Whose action it is about; null for a digest. */
  byId: string | null;
  /** The references of the items. */
  references: readonly string[];
}

/**
 * Queues one mail for each of these members who is enabled and wants mails of this kind. Call it in the transaction of
 * what it is about.
 * @returns how many were queued.
 */
export async function addNotices(
  db: Kysely<Database>,
  { kind, memberIds, byId, references }: NewNotice,
): Promise<number> {
  const { rows } = await sql`
    with notice as (
      insert into member_notices (kind, member_id, by_id)
      select ${kind}, member.id, ${byId} from staff_members as member
        left join staff_mail_choices as choice on choice.member_id = member.id
      where member.id = any(${[...memberIds]}::text[]) and disabled_at is null
        and coalesce(choice.${sql.ref(kind)}, ${usualMails[kind]}::boolean)
      returning id, member_id
    ), items as (
      insert into member_notice_items (notice_id, submission_id)
      select notice.id, submissions.id from notice, submissions
      where reference = any(${[...references]}::text[])
    )
    insert into mails (member_notice_id, role, recipient)
    select notice.id, 'member', email from notice join staff_members on staff_members.id = notice.member_id
    returning id
  `.execute(db);
  return rows.length;
}

/** Longer than anybody is likely to look one up. */
const KEPT_DAYS = 90;

/** Removes old notices with their mails. */
export async function removeOldNotices(db: Kysely<Database>): Promise<void> {
  await sql`delete from member_notices where at < now() - make_interval(days => ${KEPT_DAYS}::integer)`.execute(
    db,
  );
  await sql`delete from digest_days where day < now() - make_interval(days => ${KEPT_DAYS}::integer)`.execute(
    db,
  );
}
