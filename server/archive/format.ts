import { z } from 'zod';
import { CHECK, MARK, REMOVED } from '../files/stored-kind.ts';

/** Raised with every change after which an older release cannot read the archive. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** The exact rows, one JSON object on a line. With the files, they are all that is read again. */
export const RECORDS_FOLDER = 'records/';
export const RESUMES_FOLDER = 'files/resumes/';
/** Resumes in which a virus was found. */
export const QUARANTINE_FOLDER = 'files/quarantine/';
export const PUBLICATIONS_FOLDER = 'files/publications/';
/** Larger ones are not taken into an archive, since a file is in memory as a whole. */
export const LARGEST_FILE = 256 * 1024 * 1024;

/** A file takes about as long as this many rows. */
export const ROWS_A_FILE = 20;

/**
 * A backup has all rows, with passwords and secrets, for the same company. Moving out leaves these out, and adds what
 * people can read.
 */
export type Purpose = 'backup' | 'moving out';

const column = z.object({
  name: z.string(),
  type: z.string(),
  isNullable: z.boolean(),
  /** The table and column that its values are found in; null for none. */
  refersTo: z.string().nullable(),
});

/** The last entry. An archive without it is not whole. Only `exportedAt` differs between two exports of the same data. */
export const manifestSchema = z.object({
  product: z.literal('Guardhouse'),
  format: z.literal(FORMAT),
  purpose: z.enum(['backup', 'moving out']),
  exportedAt: z.string(),
  /** Those of the database, oldest first: only a database with the same tables can take the rows. */
  migrations: z.array(z.string()),
  /** Each after those that it refers to. */
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), columns: z.array(column) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d{1,19}$/) })),
  /** The files that rows name and that are missing or damaged in the store. */
  lacking: z.array(z.string()),
  /** Those that were removed with their rows while the archive was written. */
  removed: z.array(z.string()),
  /** The files in which the virus scanner found something, where they are not in the archive. */
  leftOut: z.array(z.string()),
  /** The files that no virus scanner has looked at. They are in the archive. */
  unscanned: z.array(z.string()),
  entries: z.array(
    z.object({ path: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const recordsPath = (table: string) => `${RECORDS_FOLDER}${table}.ndjson`;
export const resumePath = ({ id, type }: { id: string; type: string }, folder = RESUMES_FOLDER) =>
  `${folder}${id}.${type}`;

/** Whether a file of this name can be in a store: other names could stand for something else there, or climb out. */
export const isPublicationKey = (key: string): boolean =>
  /^[^\p{Cc}/\\]+(?:\/[^\p{Cc}/\\]+)*$/u.test(key) &&
  !key.split('/').includes('..') &&
  key !== MARK &&
  key !== CHECK &&
  !key.startsWith(REMOVED);

/** Facts about a whole archive, for people. */
export interface ArchiveFacts extends Pick<Manifest, 'exportedAt' | 'lacking' | 'leftOut' | 'unscanned'> {
  rows: number;
  files: number;
}

export const countContent = ({ tables, entries }: Manifest): Pick<ArchiveFacts, 'rows' | 'files'> => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: entries.filter(({ path }) => /^files\/(?:resumes|quarantine|publications)\//.test(path)).length,
});
