import type { ColumnType, Generated } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface WaitingTables {
  office_calendar: OfficeCalendarTable;
  inbox_mentions: InboxMentionsTable;
  staff_mail_choices: StaffMailChoicesTable;
  member_notices: MemberNoticesTable;
  member_notice_items: MemberNoticeItemsTable;
  digest_days: DigestDaysTable;
  follow_ups_told: FollowUpsToldTable;
}

/** The working hours, in at most one row. */
interface OfficeCalendarTable {
  is_only: Generated<boolean>;
  version: number;
  /** As in `OfficeHours`, which checks what is read. */
  week: ColumnType<unknown, never, never>;
  holidays: ColumnType<unknown, never, never>;
  digest_at: string;
}

/** A member who is mentioned in a note. */
interface InboxMentionsTable {
  event_id: BigintReference;
  member_id: string;
  submission_id: BigintReference;
  /** When the member opened the item after that. */
  seen_at: OptionalTimestamp;
}

/** Which mails a member wants; without a row the usual ones. */
interface StaffMailChoicesTable {
  member_id: string;
  assigned: boolean;
  mentioned: boolean;
  digest: boolean;
  due: Generated<boolean>;
  answered: Generated<boolean>;
}

export type MemberNoticeKind = 'assigned' | 'mentioned' | 'digest' | 'due' | 'answered';

/** What a member is told by mail. */
interface MemberNoticesTable {
  id: BigintKey;
  kind: MemberNoticeKind;
  /** Who is told. */
  member_id: string;
  /** Who has assigned the items or written the note; null for a digest, a due follow-up, an answer and for a member who was removed. */
  by_id: string | null;
  at: Timestamp;
}

/** The items that a notice is about. A digest has none, since its mail is written from what waits at that moment. */
interface MemberNoticeItemsTable {
  notice_id: BigintReference;
  submission_id: BigintReference;
}

/** The days whose digests were written. */
interface DigestDaysTable {
  day: ColumnType<Date, string, never>;
}

/** The follow-ups of which their members were told by mail. */
interface FollowUpsToldTable {
  submission_id: BigintReference;
  at: Timestamp;
}
