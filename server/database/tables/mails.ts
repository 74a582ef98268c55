import type { ColumnType, Generated } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface MailTables {
  mails: MailsTable;
  mail_attempts: MailAttemptsTable;
}

/**
 * The staff's notice of a submission, the visitor's confirmation, the warning that a compliance document lapses, or what
 * a member is told of the own account.
 */
export type MailRole = 'notice' | 'confirmation' | 'warning' | 'alert';
/** `held` until a suspect is restored; `parked` when it was given up, until somebody sends it again. */
export type MailStatus = 'held' | 'queued' | 'sent' | 'parked';

/** The outbox and, with its attempts, the log of what became of each mail. */
interface MailsTable {
  id: BigintKey;
  /** Of a notice or a confirmation alone. */
  submission_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Of a warning alone. */
  lapse_warning_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Of an alert alone. */
  staff_alert_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  role: MailRole;
  /** Null for the team's own addresses. */
  recipient: string | null;
  status: ColumnType<MailStatus, MailStatus | undefined, MailStatus>;
  queued_at: Timestamp;
  /** When a queued one is to be tried; of one that is being tried, when another worker may take it over. */
  due_at: Timestamp;
  attempts: Generated<number>;
  /** Whose attempt it is that runs. */
  claim: string | null;
  /** The same through all attempts, from the first one on. */
  message_id: string | null;
  settled_at: OptionalTimestamp;
}

interface MailAttemptsTable {
  id: BigintKey;
  mail_id: BigintReference;
  attempted_at: Timestamp;
  outcome: 'sent' | 'failed' | 'parked';
  /** What the mail server said, or what went wrong. */
  detail: string;
}
