import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { translations } from '../../../src/contract/translations.ts';
import { renameFormer } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { CHECK, MARK, REMOVED } from '../../files/stored-kind.ts';
import { demandReadable } from '../../publications/read-markdown.ts';
import {
  MANIFEST,
  PUBLICATIONS_FOLDER,
  RECORDS_FOLDER,
  RESUMES_FOLDER,
  recordsPath,
  resumePath,
  TABLES,
} from '../moving-out/archive-format.ts';
import { findSchema, listColumns } from '../moving-out/records.queries.ts';
import { listRecordTables } from '../moving-out/records.ts';
import type { MovedArchive } from './moved-archive.ts';

/** More faults than these say no more about an archive. */
export const MOST_FAULTS = 20;

const RESUME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]{3,4}$/;
const PUBLICATION = /^[^\p{Cc}/\\]+(?:\/[^\p{Cc}/\\]+)*$/u;
const resumeRow = z.object({ id: z.string(), type: z.string(), sha256: z.string() });
const blogRow = z.object({
  id: z.int(),
  subject: z.string(),
  sub_heading: z.string(),
  description: z.string(),
  translations,
});
const columnNames = z.record(z.string(), z.array(z.object({ name: z.string() })));

export interface Reading {
  signal?: AbortSignal | undefined;
  /** Hears how many bytes of how many are read. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Reads the whole archive, and writes nothing. @returns what is wrong with it, in words for the office. */
export async function findArchiveFaults(
  archive: MovedArchive,
  { signal, onProgress }: Reading = {},
): Promise<string[]> {
  const { entries, rows } = archive.manifest;
  const faults: string[] = [];
  const note = (fault: string) => faults.length < MOST_FAULTS && faults.push(fault);
  const named = new Set(entries.map(({ path }) => path));
  if (named.size !== entries.length)
    note('The archive is damaged: its manifest names an entry twice, or has other entries than it names.');
  for (const path of archive.paths)
    if (path !== MANIFEST && !named.has(path))
      note(`The archive is damaged: it has other entries than its manifest names, such as ${path}.`);
  for (const path of named) {
    if (!archive.has(path)) note(`The archive is not whole: ${path} is missing.`);
    const misnamed = findMisnamed(path);
    if (misnamed !== undefined) note(misnamed);
  }
  for (const table of Object.keys(rows))
    if (!named.has(recordsPath(table))) note(`The archive is not whole: ${recordsPath(table)} is missing.`);
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const counted = new Map(
    Object.entries(rows).map(([table, count]) => [recordsPath(table), { table, count }]),
  );
  for (const { path, bytes, sha256 } of entries) {
    signal?.throwIfAborted();
    if (!archive.has(path)) continue;
    try {
      const found = await archive.measure(path, (more) => {
        signal?.throwIfAborted();
        done += more;
        onProgress?.(Math.min(done, total), total);
      });
      const expected = counted.get(path);
      if (found.bytes !== bytes || found.sha256 !== sha256)
        note(`The archive is damaged: ${path} is not what its manifest says.`);
      else if (expected !== undefined && expected.count !== found.lines)
        note(`${expected.table} has ${found.lines} rows, and not the ${expected.count} of the manifest.`);
    } catch (error) {
      signal?.throwIfAborted();
      const isKnown = error instanceof Error && error.message.startsWith('The archive is');
      note(isKnown ? error.message : `The archive is damaged: ${path} cannot be read.`);
    }
  }
  // Rows that are not those of the manifest are not worth a look.
  if (faults.length === 0) {
    for (const fault of await findResumeFaults(archive)) note(fault);
    for (const fault of await findBlogFaults(archive)) note(fault);
  }
  return faults;
}

/** A name that no file of a store has: it could stand for something else there. */
function findMisnamed(path: string): string | undefined {
  if (path.startsWith(RESUMES_FOLDER) && idOfResume(path) === undefined)
    return `The archive has a file with a name of no resume: ${path}`;
  if (path.startsWith(PUBLICATIONS_FOLDER)) {
    const key = path.slice(PUBLICATIONS_FOLDER.length);
    if (!PUBLICATION.test(key) || key === MARK || key === CHECK || key.startsWith(REMOVED))
      return `The archive has a file with a name that is not allowed: ${path}`;
  }
  return undefined;
}

export const idOfResume = (path: string): string | undefined =>
  RESUME.exec(path.slice(RESUMES_FOLDER.length))?.[1];

/** Each row of a resume has its file, or the manifest says why not. */
async function findResumeFaults(archive: MovedArchive): Promise<string[]> {
  const { entries, lacking, leftOut } = archive.manifest;
  const hashes = new Map(entries.map(({ path, sha256 }) => [path, sha256]));
  const absent = new Set([...lacking, ...leftOut]);
  const faults: string[] = [];
  if (!archive.has(recordsPath('resumes'))) return faults;
  for await (const rows of archive.rows('resumes'))
    for (const row of rows) {
      const { data } = resumeRow.safeParse(jsonOf(row));
      if (data === undefined) return ['The archive is damaged: resumes has a row that cannot be read.'];
      const path = resumePath(data);
      // In PostgreSQL's JSON, bytea is `\x` followed by hexadecimal digits.
      if (!absent.has(path) && hashes.get(path) !== data.sha256.slice(2))
        faults.push(`The archive is damaged: ${path} is not the file of its row.`);
      if (faults.length >= MOST_FAULTS) return faults;
    }
  return faults;
}

/** A blog that cannot be shown would be refused in the editor as well. */
async function findBlogFaults(archive: MovedArchive): Promise<string[]> {
  const faults: string[] = [];
  if (!archive.has(recordsPath('blogs'))) return faults;
  for await (const rows of archive.rows('blogs'))
    for (const row of rows) {
      const { data } = blogRow.safeParse(jsonOf(row));
      if (data === undefined) return ['The archive is damaged: blogs has a row that cannot be read.'];
      const { id, subject, sub_heading: SubHeading, description: Discription, translations } = data;
      try {
        demandReadable({ Subject: subject, SubHeading, Discription }, translations);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        faults.push(
          `The text of the blog “${subject}” (${id}) cannot be shown: it ${error.message} where it comes from, and move out again.`,
        );
      }
      if (faults.length >= MOST_FAULTS) return faults;
    }
  return faults;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why this release cannot take the rows; undefined where its tables are the same. */
export async function findSchemaFault(
  archive: MovedArchive,
  db: Kysely<Database>,
): Promise<string | undefined> {
  const theirs = (await renameFormer([archive.manifest.schema])).at(-1) ?? '';
  const ours = await findSchema(db);
  const { data } = columnNames.safeParse(
    archive.has(TABLES) ? jsonOf((await archive.read(TABLES)).toString()) : undefined,
  );
  if (data === undefined) return `The archive is damaged: ${TABLES} cannot be read.`;
  const named = Object.fromEntries(
    Object.entries(data).map(([name, columns]) => [name, columns.map((column) => column.name)]),
  );
  const present: Record<string, string[]> = {};
  for (const table of listRecordTables())
    present[table.name] = (await listColumns(db, table)).map(({ name }) => name);
  if (theirs === ours && isDeepStrictEqual(named, present)) return undefined;
  const whose = theirs > ours ? 'a newer release' : theirs < ours ? 'an older release' : 'another release';
  return (
    `The archive is of another release: it comes from ${whose}, whose tables are those of ${theirs}, and here they ` +
    `are those of ${ours}. Move it in with the release that made it, and update afterwards.`
  );
}

/** Whether a zip was made by moving out, by the names of its entries. */
export const looksMovedOut = (paths: readonly string[]): boolean =>
  paths.includes(MANIFEST) || paths.some((path) => path.startsWith(RECORDS_FOLDER));
