import type { ColumnType, Generated } from 'kysely';
import type { SubmissionDoor, SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, Timestamp } from './columns.ts';

export interface SubmissionTables {
  submissions: SubmissionsTable;
  recent_submissions: RecentSubmissionsTable;
  submission_counts: SubmissionCountsTable;
  recent_texts: RecentTextsTable;
  submission_flags: SubmissionFlagsTable;
}

/** One row for each submission of any kind; the table of its kind holds the rest. */
interface SubmissionsTable {
  id: BigintKey;
  reference: string;
  kind: SubmissionKind;
  door: SubmissionDoor;
  /** The language of the page that the form was on, in which the sender is answered. */
  locale: Generated<string>;
  /** The version of the privacy notice that was shown; null where none was. */
  notice_version: ColumnType<string | null, string | null | undefined, string | null>;
  submitted_at: Timestamp;
}

/** The content digests of the last ten minutes, by which a repeated submission finds the first one. */
interface RecentSubmissionsTable {
  digest: Buffer;
  reference: string;
  submitted_at: Timestamp;
}

/** How often an address has submitted each form, and all forms, in the minute since `started_at`. */
interface SubmissionCountsTable {
  /** An IPv4 address, or an IPv6 /64. */
  address: string;
  form: SubmissionKind | 'all';
  count: number;
  started_at: Timestamp;
}

/** Digests of the last day's long texts, each with its first sender. */
interface RecentTextsTable {
  digest: Buffer;
  sender: Buffer;
  seen_at: Timestamp;
}

interface SubmissionFlagsTable {
  submission_id: BigintReference;
  flag: SubmissionFlag;
}
