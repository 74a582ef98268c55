import type { ColumnType } from 'kysely';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
}

/** The submissions that were erased at a person's request, since a restored backup may contain them again. */
interface ErasedSubmissionsTable {
  reference: string;
  erased_at: Timestamp;
}

interface RetentionRunsTable {
  id: BigintKey;
  /** The day of a scheduled run, of which there is one a day; null for a run that a person started. */
  day: ColumnType<string | null, string | null | undefined, never>;
  started_at: Timestamp;
  finished_at: OptionalTimestamp;
  dry: boolean;
  /** The retention periods that the run used. */
  settings: string;
  counts: ColumnType<object, string | undefined, string>;
  /** Why the run was held; null if it was not. */
  doubt: ColumnType<string | null, never, string>;
}
