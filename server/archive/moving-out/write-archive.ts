import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { listNamedFiles } from '../../files/publication-files.queries.ts';
import {
  keyOf,
  listPublications,
  type PublicationStore,
  publicationKind,
} from '../../files/publication-store.ts';
import type { ResumeStore } from '../../files/resume-store.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  PUBLICATIONS_FOLDER,
  README,
  recordsPath,
  resumePath,
  SEQUENCES,
  TABLES,
} from './archive-format.ts';
import { addContent } from './content-entries.ts';
import { readmeText } from './readme.ts';
import {
  type ColumnFacts,
  countOf,
  findSchema,
  fromTable,
  listColumns,
  listSequencesOf,
  listStoredFiles,
  prepareSnapshot,
  readJson,
  readRecords,
} from './records.queries.ts';
import { listRecordTables } from './records.ts';
import { asArray, asCsv, asLines } from './rows-as-text.ts';
import { countSheet, listSheets, querySheet } from './sheets.queries.ts';
import { ZipWriter } from './zip-writer.ts';

/** A file takes about as long as this many rows. */
const ROWS_A_FILE = 20;

interface ArchiveParts {
  db: Kysely<Database>;
  resumes: ResumeStore;
  publications: PublicationStore;
  kinds?: SubmissionKinds | undefined;
  /** Stops the writing. */
  signal?: AbortSignal;
  /** Hears how much of how much is done. */
  onProgress?: (done: number, total: number) => void;
}

/** The facts about a finished archive. */
export interface WrittenArchive extends Pick<Manifest, 'lacking' | 'leftOut' | 'unscanned'> {
  rows: number;
  files: number;
  /** The SHA-256 of the manifest, which holds the hashes of all other entries. */
  sha256: string;
}

/**
 * Writes everything that moves out as a zip: the rows of one snapshot first, then the files, then the manifest. Files
 * that are missing or damaged in the store are listed.
 */
export async function writeArchive(target: Writable, parts: ArchiveParts): Promise<WrittenArchive> {
  const { db, signal, onProgress } = parts;
  const zip = new ZipWriter(target, signal);
  const progress = { done: 0, total: 0 };
  const advance = (by: number) => {
    signal?.throwIfAborted();
    progress.done = Math.min(progress.done + by, progress.total);
    onProgress?.(progress.done, progress.total);
  };
  await zip.addText(README, readmeText);
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await prepareSnapshot(trx);
      return addRows(zip, trx, parts.kinds, async (total, fileCount) => {
        progress.total = total + fileCount * ROWS_A_FILE;
        return advance;
      });
    });
  const files = await addFiles(zip, parts, rows.stored, () => advance(ROWS_A_FILE));
  const manifest: Manifest = {
    product: 'Guardhouse',
    format: FORMAT,
    exportedAt: new Date().toISOString(),
    schema: rows.schema,
    rows: rows.counts,
    ...files,
    entries: zip.entries.slice(),
  };
  await zip.addJson(MANIFEST, manifest);
  const { sha256 } = zip.entries.at(-1) ?? { sha256: '' };
  await zip.end();
  onProgress?.(progress.total, progress.total);
  return {
    ...files,
    rows: Object.values(rows.counts).reduce((sum, count) => sum + count, 0),
    files: manifest.entries.filter(({ path }) => isStoredFile(path)).length,
    sha256,
  };
}

/** What the audit log says about an archive. */
export function describeArchive({ rows, files, sha256 }: WrittenArchive): string {
  return `${rows} rows, ${files} files, manifest ${sha256}`;
}

const isStoredFile = (path: string) => /^files\/(?:resumes|publications)\//.test(path);

type StoredFiles = Awaited<ReturnType<typeof listStoredFiles>>;

async function addRows(
  zip: ZipWriter,
  trx: Transaction<Database>,
  kinds: SubmissionKinds | undefined,
  begin: (rows: number, files: number) => Promise<(rows: number) => void>,
) {
  const tables = listRecordTables(kinds);
  const sheets = await listSheets(trx, kinds);
  const stored = await listStoredFiles(trx);
  let total = 0;
  for (const table of tables) total += await countOf(trx, fromTable(table));
  // A sheet is read twice.
  for (const sheet of sheets) total += 2 * (await countSheet(trx, sheet));
  const advance = await begin(total, stored.length);
  async function* counted(batches: AsyncIterable<string[]>, count?: (rows: number) => void) {
    for await (const batch of batches) {
      yield batch;
      count?.(batch.length);
      advance(batch.length);
    }
  }

  for (const sheet of sheets) {
    const names = Object.keys(sheet.columns);
    await zip.add(`${sheet.path}.csv`, asCsv(names, counted(readJson(trx, querySheet(sheet)))));
    await zip.add(`${sheet.path}.json`, asArray(counted(readJson(trx, querySheet(sheet)))));
  }
  await addContent(zip, trx);
  const described: Record<string, ColumnFacts[]> = {};
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const columns = await listColumns(trx, table);
    described[table.name] = columns;
    let count = 0;
    const batches = counted(readRecords(trx, table, columns), (rows) => {
      count += rows;
    });
    await zip.add(recordsPath(table.name), asLines(batches));
    counts[table.name] = count;
  }
  await zip.addJson(TABLES, described);
  await zip.addJson(SEQUENCES, await listSequencesOf(trx, tables));
  return { stored, counts, schema: await findSchema(trx) };
}

/** Adds the files in a fixed order. A file that was removed with its row meanwhile is listed as lacking, too. */
async function addFiles(
  zip: ZipWriter,
  { db, resumes, publications, signal }: ArchiveParts,
  stored: StoredFiles,
  advance: () => void,
): Promise<Pick<Manifest, 'lacking' | 'leftOut' | 'unscanned'>> {
  const lacking: string[] = [];
  const leftOut: string[] = [];
  const unscanned: string[] = [];
  for (const { id, type, sha256, scanState } of stored) {
    signal?.throwIfAborted();
    const path = resumePath({ id, type });
    if (scanState === 'infected') leftOut.push(path);
    else {
      const bytes = await readStored(resumes, id);
      if (bytes === undefined || !createHash('sha256').update(bytes).digest().equals(sha256))
        lacking.push(path);
      else {
        if (scanState !== 'clean') unscanned.push(path);
        await zip.addFile(path, bytes);
      }
    }
    advance();
  }
  const keys = await listPublications(publications);
  for (const key of keys) {
    signal?.throwIfAborted();
    const bytes = await readStored(publications, key);
    if (bytes !== undefined) await zip.addFile(PUBLICATIONS_FOLDER + key, bytes);
  }
  const there = new Set(keys);
  const named = new Set((await listNamedFiles(db)).map(({ path }) => keyOf(path)));
  for (const key of [...named].sort())
    if (publicationKind.isOurs(key) && !there.has(key)) lacking.push(PUBLICATIONS_FOLDER + key);
  return { lacking, leftOut, unscanned };
}

/** Undefined where the store has no such file. @throws where the store cannot be read. */
async function readStored(store: ResumeStore | PublicationStore, key: string): Promise<Buffer | undefined> {
  try {
    const { buffer, byteOffset, byteLength } = await store.getBytes(key);
    // Without a copy.
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}
