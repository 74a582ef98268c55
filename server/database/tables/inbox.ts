import type { ColumnType, Generated } from 'kysely';
import type { InboxAction, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

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
  /** Raised by each change of the staff's. */
  version: Generated<number>;
}

/** A submission's history and notes. */
interface InboxEventsTable {
  id: BigintKey;
  submission_id: BigintReference;
  at: Timestamp;
  member_id: string | null;
  action: InboxAction;
  /** Empty of a note that was removed. */
  text: string;
  /** Of a note, raised by each change of it. */
  version: Generated<number>;
  edited_at: OptionalTimestamp;
  removed_at: OptionalTimestamp;
}

/** A list of the inbox that a member has given a name to. */
interface StaffViewsTable {
  id: BigintKey;
  member_id: string;
  name: string;
  query: string;
}
