import type { ColumnType } from 'kysely';
import type { SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, Timestamp } from './columns.ts';

export interface SubmissionTables {
  submissions: SubmissionsTable;
  recent_submissions: RecentSubmissionsTable;
  submission_counts: SubmissionCountsTable;
  recent_texts: RecentTextsTable;
  submission_flags: SubmissionFlagsTable;
}

/** One row for each stored submission of any kind. The kind's own table, which its definition describes, holds the rest. */
interface SubmissionsTable {
  id: BigintKey;
  reference: string;
  kind: SubmissionKind;
  door: 'site' | 'legacy';
  /** Of the privacy notice; null of what came before notices had versions. */
  notice_version: ColumnType<string | null, string | null | undefined, string | null>;
  submitted_at: Timestamp;
}

/** The last ten minutes' content digests: what makes a repeated submission find its first one. */
interface RecentSubmissionsTable {
  digest: Buffer;
  reference: string;
  submitted_at: Timestamp;
}

/** How often an address has submitted each form, and all of them, in the minute since `started_at`. */
interface SubmissionCountsTable {
  /** Of IPv6 the network. */
  address: string;
  form: SubmissionKind | 'all';
  count: number;
  started_at: Timestamp;
}

/** The last day's long texts by their digest, each with who sent it first. */
interface RecentTextsTable {
  digest: Buffer;
  sender: Buffer;
  seen_at: Timestamp;
}

interface SubmissionFlagsTable {
  submission_id: BigintReference;
  flag: SubmissionFlag;
}
