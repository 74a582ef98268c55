import type { ColumnType, Generated } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface MailTables {
  mails: MailsTable;
  mail_attempts: MailAttemptsTable;
}

/**
 * The team's notice of a submission, the visitor's confirmation, the warning that a compliance document expires, an
 * alert to a member about an account, what a member replies to a visitor, the reminder of a quotation that ends, or what
 * waits for a member in the inbox.
 */
export type MailRole = 'notice' | 'confirmation' | 'warning' | 'alert' | 'reply' | 'quotation' | 'member';
/**
 * A mail is `held` until a suspected spam submission is restored, and `parked` once it was given up, until somebody
 * sends it again.
 */
export type MailStatus = 'held' | 'queued' | 'sent' | 'parked';

/** The outbox, and the record of what happened to each mail. */
interface MailsTable {
  id: BigintKey;
  /** Set for a notice, a confirmation or a reply only. */
  submission_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Set for a warning only. */
  lapse_warning_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Set for an alert only. */
  staff_alert_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** The message, set for a reply only. */
  reply_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Set for a quotation's reminder only. */
  quotation_reminder_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Set for a mail to a member only. */
  member_notice_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  role: MailRole;
  /** Null for the team's own addresses. */
  recipient: string | null;
  status: ColumnType<MailStatus, MailStatus | undefined, MailStatus>;
  queued_at: Timestamp;
  /** When a queued mail is due; for one that is being sent, when its lease ends and another worker may take it. */
  due_at: Timestamp;
  attempts: Generated<number>;
  /** The lease of the attempt in progress. */
  claim: string | null;
  /** The Message-ID, set by the first attempt and kept by all later ones. */
  message_id: string | null;
  settled_at: OptionalTimestamp;
}

interface MailAttemptsTable {
  id: BigintKey;
  mail_id: BigintReference;
  attempted_at: Timestamp;
  outcome: 'sent' | 'failed' | 'parked';
  /** The mail server's answer, or the error. */
  detail: string;
}
