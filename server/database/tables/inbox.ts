import type { ColumnType, Generated } from 'kysely';
import type { InboxAction, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface InboxTables {
  inbox_entries: InboxEntriesTable;
  inbox_events: InboxEventsTable;
  staff_views: StaffViewsTable;
}

/** One row for each submission, for the staff's lists. A background chore adds it shortly after the submission. */
interface InboxEntriesTable {
  submission_id: BigintReference;
  reference: string;
  kind: SubmissionKind;
  submitted_at: ColumnType<Date, Date, never>;
  name: string;
  /** The company, service or position that the submission is about. */
  about: string;
  email: string;
  phone: string;
  city: string;
  job_opening_id: string | null;
  flags: SubmissionFlag[];
  suspect: boolean;
  status: Generated<InboxStatus>;
  assignee_id: string | null;
  /** Raised by each change that the staff makes. */
  version: Generated<number>;
}

/** A submission's history and notes. */
interface InboxEventsTable {
  id: BigintKey;
  submission_id: BigintReference;
  at: Timestamp;
  member_id: string | null;
  action: InboxAction;
  /** Empty for a removed note. */
  text: string;
  /** The version of a note, raised by each change. */
  version: Generated<number>;
  edited_at: OptionalTimestamp;
  removed_at: OptionalTimestamp;
}

/** A filter of the inbox that a member has saved under a name. */
interface StaffViewsTable {
  id: BigintKey;
  member_id: string;
  name: string;
  query: string;
}
