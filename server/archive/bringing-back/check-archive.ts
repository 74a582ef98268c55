import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { EndedProcess, hearProcess } from '../../files/hear-process.ts';
import { type Manifest, TABLES } from '../moving-out/archive-format.ts';
import { findSchema, listColumns } from '../moving-out/records.queries.ts';
import { listRecordTables } from '../moving-out/records.ts';

/** What an archive says about itself, and what is wrong with it, in words for the office. */
export interface CheckedArchive extends Omit<Manifest, 'entries'> {
  faults: string[];
  files: number;
  /** The names of the columns of each table; undefined where they cannot be read. */
  columns: Record<string, string[]> | undefined;
}

export interface Checking {
  signal?: AbortSignal | undefined;
  /** Hears how many bytes of how many are read. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

export type ArchiveTold =
  | { isReady: true }
  | { done: number; total: number }
  | { checked: CheckedArchive }
  | { refused: string };

/** An archive is foreign and large until it is known to be whole, so it is read in a process of its own. */
const options = {
  work: 'reading of an archive',
  source: new URL('./check-process.ts', import.meta.url),
  // The manifest has a line for each file.
  heapMb: 1_024,
  // Listing its files, and looking through the rows of the resumes, says nothing meanwhile.
  silenceMs: 300_000,
};

/** Reads the whole archive, and writes nothing. @throws {Error} for a file that is none, or made to do harm. */
export async function checkArchive(
  path: string,
  { signal, onProgress }: Checking = {},
): Promise<CheckedArchive> {
  try {
    for await (const { told, answer } of hearProcess<ArchiveTold, string>(options, signal)) {
      if ('checked' in told) return told.checked;
      if ('refused' in told) throw new Error(told.refused);
      if ('isReady' in told) answer(path);
      else onProgress?.(told.done, told.total);
    }
  } catch (cause) {
    if (!(cause instanceof EndedProcess)) throw cause;
    throw new Error('The archive cannot be read: that took more time or memory than it may.', { cause });
  }
  throw new Error('an archive was read without an end');
}

/** Why this release cannot take the rows; undefined where its tables are the same. */
export async function findSchemaFault(
  { schema: theirs, columns }: CheckedArchive,
  db: Kysely<Database>,
): Promise<string | undefined> {
  const ours = await findSchema(db);
  if (columns === undefined) return `The archive is damaged: ${TABLES} cannot be read.`;
  const present: Record<string, string[]> = {};
  for (const table of listRecordTables())
    present[table.name] = (await listColumns(db, table)).map(({ name }) => name);
  if (theirs === ours && isDeepStrictEqual(columns, present)) return undefined;
  const whose = theirs > ours ? 'a newer release' : theirs < ours ? 'an older release' : 'another release';
  return (
    `The archive is of another release: it comes from ${whose}, whose tables are those of ${theirs}, and here they ` +
    `are those of ${ours}. Move it in with the release that made it, and update afterwards.`
  );
}
