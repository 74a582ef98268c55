import type { ColumnType, Generated } from 'kysely';
import type { InboxAction, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, Timestamp } from './columns.ts';

export interface InboxTables {
  inbox_entries: InboxEntriesTable;
  inbox_events: InboxEventsTable;
  staff_views: StaffViewsTable;
}

/** One row a submission, for the staff's lists: filled in after it. */
interface InboxEntriesTable {
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
interface InboxEventsTable {
  id: BigintKey;
  submission_id: BigintReference;
  at: Timestamp;
  member_id: string | null;
  action: InboxAction;
  text: string;
}

/** A list of the inbox that a member has given a name to. */
interface StaffViewsTable {
  id: BigintKey;
  member_id: string;
  name: string;
  query: string;
}
