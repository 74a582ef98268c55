import type { ColumnType } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  data_requests: DataRequestsTable;
  data_request_links: DataRequestLinksTable;
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
  /** When the person confirmed it by the link that was mailed to `contact`. */
  confirmed_at: OptionalTimestamp;
  /** From which network that was: an IPv4 address or an IPv6 /64. Empty before, and once the data has been erased. */
  confirmed_from: ColumnType<string, string | undefined, string>;
}

/** The links by which a request can be confirmed. */
interface DataRequestLinksTable {
  /** SHA-256 of the token in the link, which is in the mail alone. */
  token_hash: Buffer;
  submission_id: BigintReference;
  expires_at: Timestamp;
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
