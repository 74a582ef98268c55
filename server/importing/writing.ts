import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { SourceKind } from '../../src/contract/staff/moving-in.ts';
import type { Parts } from '../context.ts';
import type { Database } from '../database/schema.ts';
import type { FoundContent, FoundNote, LackedPictures, SourceReader } from './found-item.ts';
import type { ItemRow, Made } from './import-items.queries.ts';
import type { ImportRow } from './imports.queries.ts';

/** What reads each kind of source. */
export type Readers = Partial<Record<SourceKind, SourceReader>>;

export interface MovingParts
  extends Pick<Parts, 'db' | 'config' | 'resumes' | 'publications' | 'content' | 'site' | 'publishing'> {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The module that has them; absent: that of the product. */
  readers?: URL;
  /** A folder or zip with the pictures, for the command; otherwise the zip that was uploaded. */
  pictures?: string;
}

export type ClaimedImport = ImportRow & { claim: string };

/** The files that a former site had: in a folder, in a zip, or on hosts that somebody has named. */
export interface Pictures {
  /** @throws {AppError} BAD_REQUEST or NOT_FOUND, whose message says where it was looked for. */
  read(address: string): Promise<Buffer>;
  readFile(address: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** What a writer works with. */
export interface Writing {
  parts: MovingParts;
  row: ClaimedImport;
  pictures: Pictures;
}

/** What was written, and what of the line changes by it. */
export interface Written {
  made: Made;
  /** What differs from the source, found out while writing. */
  notes?: FoundNote[];
  title?: string;
  /** Its line keeps its content, so that it can be written again once these pictures have moved in. */
  lacks?: LackedPictures;
  /** What an undo puts back: of a change, and of what is a part of a document. */
  before?: unknown;
}

/**
 * How a kind is written: `prepare` does what takes long or cannot be taken back, such as storing files, and what it
 * returns writes the rows in one transaction with the line of the report.
 */
export type Writer<Content extends FoundContent> = (
  writing: Writing,
  item: ItemRow,
  content: Content,
) => Promise<(trx: Transaction<Database>) => Promise<Written>>;
