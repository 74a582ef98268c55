import type { ColumnType } from 'kysely';
import type { SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, Timestamp } from './columns.ts';

export interface SubmissionTables {
  submissions: SubmissionsTable;
  recent_submissions: RecentSubmissionsTable;
  submission_counts: SubmissionCountsTable;
  recent_texts: RecentTextsTable;
  submission_flags: SubmissionFlagsTable;
  contact_requests: ContactRequestsTable;
  quotation_requests: QuotationRequestsTable;
  job_applications: JobApplicationsTable;
}

/** One row for each submission of any kind; the table of its kind holds the rest. */
interface SubmissionsTable {
  id: BigintKey;
  reference: string;
  kind: SubmissionKind;
  door: 'site' | 'legacy';
  /** The version of the privacy notice that was shown; null for submissions from before notices had versions. */
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

interface ContactRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  email_id: string;
  mobile_no: string;
  company_name: string;
  user_message: string;
}

interface QuotationRequestsTable {
  submission_id: BigintReference;
  first_name: string;
  last_name: string;
  email_id: string;
  mobile_no: string;
  address: string;
  state: string;
  city: string;
  services_type: string;
}

interface JobApplicationsTable {
  submission_id: BigintReference;
  /** As the form sent it: a Jid, a position's name, or nothing. */
  job_id_text: string;
  /** The opening whose Jid is `job_id_text`, where there is one. */
  job_opening_id: ColumnType<string | null, string | null, string | null>;
  position: string;
  full_name: string;
  email_id: string;
  mobile_no: string;
  qualification: string;
  resume_id: string | null;
}
