import type { ColumnType, Generated } from 'kysely';
import type { StageKind } from '../../../src/contract/staff/hiring-stages.ts';
import type { InboxAction, InboxStatus } from '../../../src/contract/staff/inbox.ts';
import type { ReasonSubject } from '../../../src/contract/staff/reasons.ts';
import type { ViewAudience } from '../../../src/contract/staff/saved-view.ts';
import type { SubmissionDoor, SubmissionFlag, SubmissionKind } from '../../../src/contract/submission.ts';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface InboxTables {
  hiring_stages: HiringStagesTable;
  inbox_entries: InboxEntriesTable;
  inbox_events: InboxEventsTable;
  person_links: PersonLinksTable;
  staff_views: StaffViewsTable;
  staff_columns: StaffColumnsTable;
  office_reasons: OfficeReasonsTable;
}

/** The stages of applications, in the order of `place`. */
interface HiringStagesTable {
  id: BigintKey;
  kind: StageKind;
  name: string;
  place: number;
}

/** One row for each submission, for the staff's lists. A background chore adds it shortly after the submission. */
interface InboxEntriesTable {
  submission_id: BigintReference;
  reference: string;
  kind: SubmissionKind;
  /** The language in which the sender is answered. */
  locale: Generated<string>;
  door: Generated<SubmissionDoor>;
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
  /** Null until an application is first moved: until then `inbox_stage` derives its stage from the status. */
  stage_id: ColumnType<string | null, string | undefined, string | null>;
  /** Why an application was rejected or withdrawn. */
  stage_reason: Generated<string>;
  assignee_id: string | null;
  /** Raised by each change that the staff makes. */
  version: Generated<number>;
  /** Whether the sender has written since the staff last did anything. */
  has_answer: Generated<boolean>;
  /** When the item comes back to whoever has set that, and to the assignee. */
  follow_up_at: OptionalTimestamp;
  follow_up_by: ColumnType<string | null, string | undefined, string | null>;
  /** When an answer of the sender made it new again; null if it has waited since it came in. */
  waiting_since: OptionalTimestamp;
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
  /** Why an application was moved to that stage. */
  reason: Generated<string>;
  /** Set for a reply or an answer only. */
  message_id: ColumnType<string | null, string | bigint | null | undefined, never>;
  /** The version of a note, raised by each change. */
  version: Generated<number>;
  edited_at: OptionalTimestamp;
  removed_at: OptionalTimestamp;
}

/**
 * What the staff says about the persons of two submissions; each link is stored in both directions. Those that are the
 * same form a group: nothing in it is linked as different.
 */
interface PersonLinksTable {
  submission_id: BigintReference;
  other_id: BigintReference;
  is_same: boolean;
}

/** A filter of the inbox that a member has saved under a name. */
interface StaffViewsTable {
  id: BigintKey;
  member_id: string;
  name: string;
  query: string;
  /** Null for a view that only its maker sees. */
  shared_with: ColumnType<ViewAudience, ViewAudience | undefined, ViewAudience>;
  /** The order in the menu. */
  place: Generated<number>;
}

/** The columns that a member has chosen for a list. Later releases may know others. */
interface StaffColumnsTable {
  member_id: string;
  list: 'inbox' | 'applicants';
  columns: string[];
}

/** The reasons that the office offers, where they are not those of the release. */
interface OfficeReasonsTable {
  what: ReasonSubject;
  reasons: string[];
}
