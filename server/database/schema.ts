import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ResumeType } from '../../src/contract/job-application.ts';
import type { InboxAction, InboxStatus } from '../../src/contract/staff/inbox.ts';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import type { SubmissionFlag, SubmissionKind } from '../../src/contract/submission.ts';

/** An instant: read as a Date, written as one or left to the column's default. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** int8 arrives as text, since JavaScript's numbers end before it does. */
type BigintKey = ColumnType<string, never, never>;
type BigintReference = ColumnType<string, string | bigint, string>;

/** One row for each stored submission of any kind; its own table holds the rest. */
export interface SubmissionsTable {
  id: BigintKey;
  reference: string;
  kind: SubmissionKind;
  door: 'site' | 'legacy';
  /** Of the privacy notice; null of what came before notices had versions. */
  notice_version: ColumnType<string | null, string | null | undefined, string | null>;
  submitted_at: Timestamp;
}

/** The last ten minutes' content digests: what makes a repeated submission find its first one. */
export interface RecentSubmissionsTable {
  digest: Buffer;
  reference: string;
  submitted_at: Timestamp;
}

/** How often an address has submitted each form, and all of them, in the minute since `started_at`. */
export interface SubmissionCountsTable {
  /** Of IPv6 the network. */
  address: string;
  form: SubmissionKind | 'all';
  count: number;
  started_at: Timestamp;
}

/** The last day's long texts by their digest, each with who sent it first. */
export interface RecentTextsTable {
  digest: Buffer;
  sender: Buffer;
  seen_at: Timestamp;
}

export interface SubmissionFlagsTable {
  submission_id: BigintReference;
  flag: SubmissionFlag;
}

/** The staff's notice of a submission, the visitor's confirmation, or the warning that a compliance document lapses. */
export type MailRole = 'notice' | 'confirmation' | 'warning';
/** `held` until a suspect is restored; `parked` when it was given up, until somebody sends it again. */
export type MailStatus = 'held' | 'queued' | 'sent' | 'parked';

/** The outbox and, with its attempts, the log of what became of each mail. */
export interface MailsTable {
  id: BigintKey;
  /** Null of a warning. */
  submission_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
  /** Of a warning alone. */
  lapse_warning_id: ColumnType<string | null, string | bigint | null | undefined, string | null>;
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
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MailAttemptsTable {
  id: BigintKey;
  mail_id: BigintReference;
  attempted_at: Timestamp;
  outcome: 'sent' | 'failed' | 'parked';
  /** What the mail server said, or what went wrong. */
  detail: string;
}

export interface ContactRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  email_id: string;
  mobile_no: string;
  company_name: string;
  user_message: string;
}

export interface QuotationRequestsTable {
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

export interface JobApplicationsTable {
  submission_id: BigintReference;
  /** What the form sent: a Jid, a position's name, or nothing. */
  job_id_text: string;
  /** The opening, where `job_id_text` is the Jid of one. */
  job_opening_id: ColumnType<string | null, string | null, string | null>;
  position: string;
  full_name: string;
  email_id: string;
  mobile_no: string;
  qualification: string;
  resume_id: string | null;
}

/** What somebody asks of the own data. Its texts are empty once the person's data has been erased. */
export interface DataRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  /** An e-mail address or a phone number, as it was typed. */
  contact: string;
  asked: string;
  details: string;
  due_at: Timestamp;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What was erased because a person asked for it: a backup that is restored may have it again. */
export interface ErasedSubmissionsTable {
  reference: string;
  erased_at: Timestamp;
}

export interface RetentionRunsTable {
  id: BigintKey;
  /** Of the server's own runs, one a day. */
  day: ColumnType<string | null, string | null | undefined, never>;
  started_at: Timestamp;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  dry: boolean;
  /** The periods that it was under. */
  settings: string;
  counts: ColumnType<object, string | undefined, string>;
}

/** What is known of a stored file; the file itself lies in the resume store under `id`. */
export interface ResumesTable {
  /** A random UUID: the file's name in the store. */
  id: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  type: ResumeType;
  original_name: string;
  stored_at: Timestamp;
  scan_state: ColumnType<ScanState, ScanState | undefined, ScanState>;
  /** Of an infected one what was found, of an error what went wrong. */
  scan_note: ColumnType<string, string | undefined, string>;
  /** When it is a scanner's turn, as long as the state is pending or error. */
  scan_due_at: Timestamp;
  scanned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Where no scanner is set, every file stays pending. */
export type ScanState = 'pending' | 'clean' | 'infected' | 'error';

export type JobStatus = 'pending' | 'open' | 'closed' | 'rejected';

export interface JobOpeningsTable {
  id: BigintKey;
  /** `JO-` and the id. */
  jid: GeneratedAlways<string>;
  submission_id: ColumnType<string | null, string | null | undefined, string | null>;
  status: JobStatus;
  open_position: string;
  qualification: string;
  skills: string;
  experience: string;
  industry: string;
  location: string;
  min_salary: string;
  max_salary: string;
  /** Rupees a month, where `max_salary` can be read as such: what the list sorts by. */
  max_salary_monthly: number | null;
  description: string;
  posted_at: Timestamp;
  opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When what visitors see of it last changed: kept by the database. */
  changed_at: Timestamp;
  /** Raised by each change of the staff's. */
  version: Generated<number>;
  /** The last calendar day, in India, on which it is open; as text. */
  closes_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why the staff has rejected it. */
  rejection: ColumnType<string, string | undefined, string>;
}

export interface BlogsTable {
  id: Generated<number>;
  subject: string;
  sub_heading: string;
  description: string;
  image_path: string;
  /** Null of a draft; to come of one that is scheduled. */
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** As with openings. */
  changed_at: Timestamp;
  version: Generated<number>;
}

export interface ComplianceItemsTable {
  id: Generated<number>;
  name: string;
  /** Of a document that came otherwise than by the staff's hand; empty where only the versions count. */
  document_path: string;
  published_at: Timestamp;
  published: ColumnType<boolean, boolean | undefined, boolean>;
  changed_at: Timestamp;
  version: Generated<number>;
}

/** The documents of an item, one after the other: the newest that is valid already is the public one. */
export interface ComplianceVersionsTable {
  id: Generated<number>;
  item_id: number;
  document_path: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  /** Calendar days, as text. */
  valid_from: ColumnType<string | null, string | null, string | null>;
  valid_until: ColumnType<string | null, string | null, string | null>;
  stored_at: Timestamp;
  member_id: string | null;
}

/** A warning that was given: so many days before the version lapses, or later where no server ran on that day. */
export interface LapseWarningsTable {
  id: BigintKey;
  version_id: number;
  /** A calendar day, as text. */
  valid_until: string;
  days: number;
  given_at: Timestamp;
}

export interface StaffMembersTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  role: StaffRole;
  disabled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  two_factor_enabled: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface StaffSessionsTable {
  id: string;
  member_id: string;
  token: string;
  expires_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The columns of ours among those that the library keeps for other ways to sign in. */
export interface StaffAccountsTable {
  id: string;
  member_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
}

export interface StaffSecondFactorsTable {
  id: string;
  member_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
}

export interface StaffInvitationsTable {
  token_hash: Buffer;
  /** Null: the founding owner's. */
  email: string | null;
  role: StaffRole;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date, Date>;
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Only ever added to, and kept for 365 days. */
export interface StaffAuditTable {
  id: BigintKey;
  at: Timestamp;
  member_id: string | null;
  action: string;
  /** What it was done to, by a reference or an id: never by a person's name. */
  subject: string;
  detail: string;
  address: string;
}

/** One row a submission, for the staff's lists: filled in after it. */
export interface InboxEntriesTable {
  submission_id: BigintReference;
  reference: string;
  kind: SubmissionKind;
  submitted_at: ColumnType<Date, Date, never>;
  name: string;
  /** Company, service or position. */
  about: string;
  email: string;
  phone: string;
  city: string;
  job_opening_id: string | null;
  flags: SubmissionFlag[];
  suspect: boolean;
  status: Generated<InboxStatus>;
  assignee_id: string | null;
}

/** A submission's history and notes. */
export interface InboxEventsTable {
  id: BigintKey;
  submission_id: BigintReference;
  at: Timestamp;
  member_id: string | null;
  action: InboxAction;
  text: string;
}

/** A list of the inbox that a member has given a name to. */
export interface StaffViewsTable {
  id: BigintKey;
  member_id: string;
  name: string;
  query: string;
}

export interface Database {
  submissions: SubmissionsTable;
  recent_submissions: RecentSubmissionsTable;
  submission_counts: SubmissionCountsTable;
  recent_texts: RecentTextsTable;
  submission_flags: SubmissionFlagsTable;
  mails: MailsTable;
  mail_attempts: MailAttemptsTable;
  contact_requests: ContactRequestsTable;
  quotation_requests: QuotationRequestsTable;
  job_applications: JobApplicationsTable;
  data_requests: DataRequestsTable;
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
  resumes: ResumesTable;
  job_openings: JobOpeningsTable;
  blogs: BlogsTable;
  compliance_items: ComplianceItemsTable;
  compliance_versions: ComplianceVersionsTable;
  lapse_warnings: LapseWarningsTable;
  staff_members: StaffMembersTable;
  staff_sessions: StaffSessionsTable;
  staff_accounts: StaffAccountsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_invitations: StaffInvitationsTable;
  staff_audit: StaffAuditTable;
  inbox_entries: InboxEntriesTable;
  inbox_events: InboxEventsTable;
  staff_views: StaffViewsTable;
}
