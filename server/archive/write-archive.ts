import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Kysely, Transaction } from 'kysely';
import { listMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import type { FileStores } from '../files/file-stores.ts';
import { listNamedFiles } from '../files/publication-files.queries.ts';
import { keyOf, listPublications, publicationKind } from '../files/publication-store.ts';
import { listKnownResumes } from '../files/resume-files.queries.ts';
import { quarantineKey } from '../files/resume-store.ts';
import type { SubmissionKinds } from '../submissions/definition.ts';
import {
  type ArchiveFacts,
  countContent,
  FORMAT,
  isPublicationKey,
  LARGEST_FILE,
  MANIFEST,
  type Manifest,
  PUBLICATIONS_FOLDER,
  type Purpose,
  QUARANTINE_FOLDER,
  ROWS_A_FILE,
  recordsPath,
  resumePath,
} from './format.ts';
import { addReadable } from './moving-out/add-readable.ts';
import { listMovingTables } from './moving-out/moving-tables.ts';
import { listSheets } from './moving-out/sheets.queries.ts';
import {
  countQuery,
  countTable,
  listSequences,
  listStoredFiles,
  listTables,
  prepareSnapshot,
  readRows,
} from './tables.queries.ts';
import { ZipWriter } from './zip-writer.ts';

/** Files are compressed already. */
const PACKED = { isCompressible: false };

interface ArchiveParts extends FileStores {
  db: Kysely<Database>;
  kinds?: SubmissionKinds | undefined;
  /** Stops the writing. */
  signal?: AbortSignal;
  /** Hears how much of how much is done. */
  onProgress?: (done: number, total: number) => void;
}

/** `sha256` is of the manifest, which holds the hashes of all other entries. */
export type WrittenArchive = ArchiveFacts & { sha256: string };

/**
 * Writes an archive: the rows of one snapshot first, then the files, then the manifest. A file is stored before its row
 * is, so that the files can be read after the rows. What fails destroys the target.
 */
export async function writeArchive(
  target: Writable,
  purpose: Purpose,
  parts: ArchiveParts,
): Promise<WrittenArchive> {
  const { db, signal, onProgress } = parts;
  const zip = new ZipWriter(target, signal);
  const progress = { done: 0, total: 0 };
  const advance = (by: number) => {
    signal?.throwIfAborted();
    progress.done = Math.min(progress.done + by, progress.total);
    onProgress?.(progress.done, progress.total);
  };
  try {
    const { files, ...rows } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) =>
        addRows(zip, purpose, trx, parts.kinds, (total) => {
          progress.total = total;
          return advance;
        }),
      );
    const manifest: Manifest = {
      product: 'Guardhouse',
      format: FORMAT,
      purpose,
      exportedAt: new Date().toISOString(),
      ...rows,
      ...(await addFiles(zip, purpose, parts, files, () => advance(ROWS_A_FILE))),
      entries: zip.entries.slice(),
    };
    await zip.addJson(MANIFEST, manifest);
    const { sha256 } = zip.entries.at(-1) ?? { sha256: '' };
    await zip.end();
    onProgress?.(progress.total, progress.total);
    return { ...manifest, ...countContent(manifest), sha256 };
  } catch (error) {
    target.destroy();
    throw error;
  }
}

/** What the audit log says about an archive. */
export function describeArchive({ rows, files, sha256 }: WrittenArchive): string {
  return `${rows} rows, ${files} files, manifest ${sha256}`;
}

type Files = { resumes: Awaited<ReturnType<typeof listStoredFiles>>; named: string[] };

async function addRows(
  zip: ZipWriter,
  purpose: Purpose,
  trx: Transaction<Database>,
  kinds: SubmissionKinds | undefined,
  begin: (total: number) => (rows: number) => void,
) {
  await prepareSnapshot(trx);
  const isMoving = purpose === 'moving out';
  const chosen = isMoving ? await listMovingTables(trx, kinds) : await listTables(trx);
  const sheets = isMoving ? listSheets(chosen, kinds) : [];
  const files: Files = { resumes: await listStoredFiles(trx), named: await listNamedKeys(trx) };
  let total = files.resumes.length * ROWS_A_FILE;
  for (const table of chosen) total += await countTable(trx, table);
  for (const { query } of sheets) total += 2 * (await countQuery(trx, query));
  const advance = begin(total);

  if (isMoving) await addReadable(zip, trx, sheets, advance);
  const tables: Manifest['tables'] = [];
  for (const table of chosen) {
    let rows = 0;
    async function* lines() {
      for await (const batch of readRows(trx, table)) {
        // PostgreSQL's JSON contains no raw line breaks.
        yield `${batch.join('\n')}\n`;
        rows += batch.length;
        advance(batch.length);
      }
    }
    await zip.add(recordsPath(table.name), lines());
    tables.push({ name: table.name, rows, columns: table.columns });
  }
  // Sequences are not part of the snapshot: read after the rows, none is behind the rows' ids.
  const names = new Set(chosen.map(({ name }) => name));
  const sequences = (await listSequences(trx)).flatMap(({ name, table, last }) =>
    last !== null && (!isMoving || names.has(table ?? '')) ? [{ name, last }] : [],
  );
  return { files, migrations: await listMigrations(trx), tables, sequences };
}

async function listNamedKeys(db: Kysely<Database>): Promise<string[]> {
  const keys = (await listNamedFiles(db)).map(({ path }) => keyOf(path));
  return [...new Set(keys.filter(publicationKind.isOurs))].sort();
}

/** Adds the files in a fixed order, and all published ones: the row of one may be about to be written. */
async function addFiles(
  zip: ZipWriter,
  purpose: Purpose,
  { db, resumes, publications, signal }: ArchiveParts,
  files: Files,
  advance: () => void,
): Promise<Pick<Manifest, 'lacking' | 'removed' | 'leftOut' | 'unscanned'>> {
  const [lacking, removed, leftOut, unscanned]: [string[], string[], string[], string[]] = [[], [], [], []];
  const isMoving = purpose === 'moving out';
  const absent = new Map<string, string>();
  for (const file of files.resumes) {
    advance();
    const path = resumePath(file);
    if (isMoving && file.scanState === 'infected') {
      leftOut.push(path);
      continue;
    }
    const open = await readStored(resumes, file.id);
    const bytes = open ?? (isMoving ? undefined : await readStored(resumes, quarantineKey(file.id)));
    if (bytes === undefined || !createHash('sha256').update(bytes).digest().equals(file.sha256))
      absent.set(file.id, path);
    else {
      if (open !== undefined && file.scanState !== 'clean') unscanned.push(path);
      await zip.add(open ? path : resumePath(file, QUARANTINE_FOLDER), [bytes], PACKED);
    }
  }
  const known = await listKnownResumes(db, [...absent.keys()]);
  for (const [id, path] of absent) (known.has(id) ? lacking : removed).push(path);

  const keys = await listPublications(publications);
  for (const key of keys) {
    signal?.throwIfAborted();
    const bytes = await readStored(publications, key);
    if (bytes === undefined) continue;
    const path = PUBLICATIONS_FOLDER + key;
    if (isPublicationKey(key) && bytes.length <= LARGEST_FILE) await zip.add(path, [bytes], PACKED);
    else lacking.push(path);
  }
  const there = new Set(keys);
  const named = new Set(await listNamedKeys(db));
  for (const key of files.named)
    if (!there.has(key)) (named.has(key) ? lacking : removed).push(PUBLICATIONS_FOLDER + key);
  return { lacking, removed, leftOut, unscanned };
}

/** Undefined where the store has no such file. @throws where the store cannot be read. */
async function readStored(store: Disk, key: string): Promise<Buffer | undefined> {
  try {
    const { buffer, byteOffset, byteLength } = await store.getBytes(key);
    // Without a copy.
    return Buffer.from(buffer, byteOffset, byteLength);
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}
