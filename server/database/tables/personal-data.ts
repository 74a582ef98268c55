import type { ColumnType } from 'kysely';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
}

/** What was erased at a person's request, since a restored backup may contain it again. */
interface ErasedSubmissionsTable {
  reference: string;
  erased_at: Timestamp;
}

interface RetentionRunsTable {
  id: BigintKey;
  /** The day of the server's own run, of which there is one a day. */
  day: ColumnType<string | null, string | null | undefined, never>;
  started_at: Timestamp;
  finished_at: OptionalTimestamp;
  dry: boolean;
  /** The retention periods that the run used. */
  settings: string;
  counts: ColumnType<object, string | undefined, string>;
}
