import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Translations } from '../../../src/contract/translations.ts';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface JobTables {
  job_openings: JobOpeningsTable;
}

export type JobStatus = 'pending' | 'open' | 'closed' | 'rejected';

export interface JobOpeningsTable {
  id: BigintKey;
  /** `JO-` followed by the id. */
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
  /** The monthly salary in rupees, where `max_salary` can be parsed; the list sorts by it. */
  max_salary_monthly: number | null;
  /** State, position, pay and experience, each as `state:Goa`; the list is filtered by them. */
  facets: GeneratedAlways<string[]>;
  description: string;
  /** The texts in other languages, under their public names: `OpenPosition`. */
  translations: ColumnType<Translations, string | undefined, string>;
  posted_at: Timestamp;
  opened_at: OptionalTimestamp;
  closed_at: OptionalTimestamp;
  /** When the public content last changed; maintained by a trigger. */
  changed_at: Timestamp;
  /** Raised by each change that the staff makes. */
  version: Generated<number>;
  /** The last day, in India, on which the job is open; as text. */
  closes_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why the staff rejected it. */
  rejection: ColumnType<string, string | undefined, string>;
}
