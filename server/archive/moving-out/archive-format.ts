/** Raised with every change after which an older release cannot read the archive. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const README = 'README.md';
/** The exact rows, which an import reads. Everything else can be derived from them and from the files. */
export const RECORDS_FOLDER = 'records/';
export const TABLES = `${RECORDS_FOLDER}tables.json`;
export const SEQUENCES = `${RECORDS_FOLDER}sequences.json`;
export const RESUMES_FOLDER = 'files/resumes/';
export const PUBLICATIONS_FOLDER = 'files/publications/';

export const recordsPath = (table: string) => `${RECORDS_FOLDER}${table}.ndjson`;
export const resumePath = ({ id, type }: { id: string; type: string }) => `${RESUMES_FOLDER}${id}.${type}`;

/** What the archive says about one of its entries. */
export interface EntryFacts {
  path: string;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The last entry. An archive without it is not whole. Only `exportedAt` differs between two exports of the same data. */
export interface Manifest {
  product: 'Guardhouse';
  format: number;
  exportedAt: string;
  /** The newest migration of the database: only a database with the same tables can take the rows. */
  schema: string;
  rows: Record<string, number>;
  /** The files that rows name and that are missing or damaged in the store. */
  lacking: string[];
  /** The files in which the virus scanner found something. They are not in the archive. */
  leftOut: string[];
  /** The files that no virus scanner has looked at. They are in the archive. */
  unscanned: string[];
  entries: EntryFacts[];
}
