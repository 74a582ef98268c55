import type { ColumnType } from 'kysely';
import type { BigintKey, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
}

/** What was erased because a person asked for it: a backup that is restored may have it again. */
interface ErasedSubmissionsTable {
  reference: string;
  erased_at: Timestamp;
}

interface RetentionRunsTable {
  id: BigintKey;
  /** Of the server's own runs, one a day. */
  day: ColumnType<string | null, string | null | undefined, never>;
  started_at: Timestamp;
  finished_at: OptionalTimestamp;
  dry: boolean;
  /** The periods that it was under. */
  settings: string;
  counts: ColumnType<object, string | undefined, string>;
}
