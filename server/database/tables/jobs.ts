import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface JobTables {
  job_openings: JobOpeningsTable;
  job_facet_counts: JobFacetCountsTable;
}

/** How many open jobs have these facets together; an empty one stands for any. Kept by the database. */
interface JobFacetCountsTable {
  /** Which are not empty: 8 for the state, 4 for the position, 2 for the pay, 1 for the experience. */
  parts: GeneratedAlways<number>;
  state: string;
  position_name: string;
  pay: string;
  experience: string;
  jobs: number;
}

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
  /** Its state, position, pay and experience, each as `state:Goa`, by which the list is narrowed. */
  facets: GeneratedAlways<string[]>;
  description: string;
  posted_at: Timestamp;
  opened_at: OptionalTimestamp;
  closed_at: OptionalTimestamp;
  /** When what visitors see of it last changed: kept by the database. */
  changed_at: Timestamp;
  /** Raised by each change of the staff's. */
  version: Generated<number>;
  /** The last calendar day, in India, on which it is open; as text. */
  closes_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why the staff has rejected it. */
  rejection: ColumnType<string, string | undefined, string>;
}
