import type { ColumnType } from 'kysely';
import type { BigintKey, BigintReference, OptionalTimestamp, Timestamp } from './columns.ts';

export interface PersonalDataTables {
  data_requests: DataRequestsTable;
  data_request_links: DataRequestLinksTable;
  erased_submissions: ErasedSubmissionsTable;
  retention_runs: RetentionRunsTable;
}

/** A request about one's own personal data. Its texts are emptied when that data is erased. */
interface DataRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  /** An e-mail address or a phone number, as typed. */
  contact: string;
  asked: string;
  details: string;
  due_at: Timestamp;
  done_at: OptionalTimestamp;
  /** When the person confirmed the request by the link that was mailed to `contact`. */
  confirmed_at: OptionalTimestamp;
  /** The network of that confirmation: an IPv4 address or an IPv6 /64. Empty before it, and after an erasure. */
  confirmed_from: ColumnType<string, string | undefined, string>;
}

/** The links that confirm a request. */
interface DataRequestLinksTable {
  /** The SHA-256 of the token, which itself is only in the mail. */
  token_hash: Buffer;
  submission_id: BigintReference;
  expires_at: Timestamp;
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
