import type { ColumnType } from 'kysely';
import type { ResumeType } from '../../../src/contract/job-application.ts';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

export interface ResumeTables {
  resumes: ResumesTable;
}

/** What is known of a stored file; the file itself lies in the resume store under `id`. */
export interface ResumesTable {
  /** A random UUID: the file's name in the store. */
  id: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  type: ResumeType;
  original_name: string;
  stored_at: Timestamp;
  scan_state: ColumnType<ScanState, ScanState | undefined, ScanState>;
  /** Of an infected one what was found, of an error what went wrong. */
  scan_note: ColumnType<string, string | undefined, string>;
  /** When it is a scanner's turn, as long as the state is pending or error. */
  scan_due_at: Timestamp;
  scanned_at: OptionalTimestamp;
}

/** Where no scanner is set, every file stays pending. */
type ScanState = 'pending' | 'clean' | 'infected' | 'error';
