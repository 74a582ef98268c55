import type { ColumnType } from 'kysely';
import type { StoredFileType } from '../../../src/contract/stored-file.ts';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

export interface ResumeTables {
  resumes: ResumesTable;
}

/** The row of a resume, or of an attachment of a mail; the file itself lies in the resume store under `id`. */
export interface ResumesTable {
  /** A random UUID, and the file's name in the store. */
  id: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
  type: StoredFileType;
  original_name: string;
  stored_at: Timestamp;
  scan_state: ColumnType<ScanState, ScanState | undefined, ScanState>;
  /** What the scanner found, or what went wrong. */
  scan_note: ColumnType<string, string | undefined, string>;
  /** When the file is due to be scanned, while the state is pending or error. */
  scan_due_at: Timestamp;
  scanned_at: OptionalTimestamp;
}

/** Without a scanner every file stays pending. */
type ScanState = 'pending' | 'clean' | 'infected' | 'error';
