import type { ColumnType } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  data_requests: DataRequestsTable;
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
}

/** What somebody asks of the own data. Its texts are empty once the person's data has been erased. */
interface DataRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  /** An e-mail address or a phone number, as it was typed. */
  contact: string;
  asked: string;
  details: string;
  due_at: Timestamp;
  done_at: OptionalTimestamp;
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
