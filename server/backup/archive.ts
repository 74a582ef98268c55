import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import { listMigrations } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { listPublications, type PublicationStore } from '../publications.ts';
import { quarantineKey, type ResumeStore } from '../resumes.ts';
import {
  listResumeFiles,
  listSequences,
  listTables,
  readRows,
  type Sequence,
  type TableToCopy,
} from './tables.queries.ts';

export const FORMAT = 1;
export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';
export const ROWS_FOLDER = 'rows/';
export const RESUMES_FOLDER = 'resumes/';
export const PUBLICATIONS_FOLDER = 'publications/';

/** Where the files lie that rows tell of. */
export interface FileStores {
  resumes: ResumeStore;
  publications: PublicationStore;
}

/** Rows wait for so many bytes, and then are one entry: a tar's entry has to know its length beforehand. */
const ENTRY_BYTES = 4 * 1024 * 1024;

/** The first entry: what a restore has to know before it reads on. */
export interface ArchiveHeader {
  format: number;
  createdAt: string;
  /** The database's migrations, oldest first. */
  migrations: string[];
  tables: TableToCopy[];
}

/** The last entry: an archive without it is not whole. */
export interface ArchiveManifest {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Sequence[];
  resumes: { count: number; bytes: number; missing: string[] };
  /** key → sha-256 of what the staff has uploaded for everybody; archives of earlier releases have none. */
  publications?: Record<string, string>;
}

/**
 * All rows as of one moment, then the resumes that belong to them, as a tar. Each file is written before its row, so
 * that each row's file is there to be read; one that has been erased meanwhile is named in the manifest.
 */
export function createArchive(db: Kysely<Database>, stores: FileStores): Readable {
  const archive = pack();
  fill(archive, db, stores).then(
    () => archive.finalize(),
    (error) => archive.destroy(error),
  );
  return Readable.from(archive, { objectMode: false });
}

async function fill(
  archive: Pack,
  db: Kysely<Database>,
  { resumes, publications }: FileStores,
): Promise<void> {
  const { tables, files } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const header: ArchiveHeader = {
        format: FORMAT,
        createdAt: new Date().toISOString(),
        migrations: await listMigrations(trx),
        tables: await listTables(trx),
      };
      await addJson(archive, HEADER, header);
      const written: ArchiveManifest['tables'] = {};
      for (const table of header.tables)
        written[table.name] = await addTable(archive, table, readRows(trx, table));
      return { tables: written, files: await listResumeFiles(trx) };
    });
  // After the rows: no sequence has given less than what was seen there.
  const sequences = await listSequences(db);
  const kept: ArchiveManifest['resumes'] = { count: 0, bytes: 0, missing: [] };
  for (const { id, size } of files) {
    if (await addFile(archive, resumes, id, size)) {
      kept.count += 1;
      kept.bytes += size;
    } else kept.missing.push(id);
  }
  const published = await addPublications(archive, publications);
  const manifest: ArchiveManifest = { tables, sequences, resumes: kept, publications: published };
  await addJson(archive, MANIFEST, manifest);
}

async function addTable(archive: Pack, { name }: TableToCopy, batches: AsyncIterable<string[]>) {
  const hash = createHash('sha256');
  let rows = 0;
  let entries = 0;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    const content = Buffer.from(waiting.join(''));
    hash.update(content);
    entries += 1;
    await addEntry(archive, `${ROWS_FOLDER}${name}/${String(entries).padStart(6, '0')}.ndjson`, content);
    waiting = [];
    bytes = 0;
  };
  for await (const batch of batches) {
    for (const row of batch) {
      rows += 1;
      // PostgreSQL's JSON has no raw line breaks within.
      waiting.push(`${row}\n`);
      bytes += row.length + 1;
      if (bytes >= ENTRY_BYTES) await flush();
    }
  }
  if (waiting.length > 0) await flush();
  return { rows, sha256: hash.digest('hex') };
}

/** All of them, as a file that no row names yet may be about to be named; but for what a sweep removes meanwhile. */
async function addPublications(
  archive: Pack,
  publications: PublicationStore,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const key of await listPublications(publications)) {
    const bytes = await readPublication(publications, key);
    if (bytes === undefined) continue;
    hashes[key] = createHash('sha256').update(bytes).digest('hex');
    await addEntry(archive, PUBLICATIONS_FOLDER + key, bytes);
  }
  return hashes;
}

/** Undefined where it has been removed since it was listed. */
async function readPublication(publications: PublicationStore, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await publications.getBytes(key));
  } catch (error) {
    if (await publications.exists(key)) throw error;
    return undefined;
  }
}

/** False when there is no such file. */
async function addFile(archive: Pack, resumes: ResumeStore, id: string, size: number): Promise<boolean> {
  const key = await findKey(resumes, id);
  if (key === undefined) return false;
  await pipeline(
    await resumes.getStream(key),
    archive.entry({ name: RESUMES_FOLDER + key, size, mode: 0o600 }),
  );
  return true;
}

async function findKey(resumes: ResumeStore, id: string): Promise<string | undefined> {
  for (const key of [id, quarantineKey(id)]) if (await resumes.exists(key)) return key;
  return undefined;
}

function addJson(archive: Pack, name: string, content: object): Promise<void> {
  return addEntry(archive, name, Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`));
}

/** Waits until whoever takes the archive has taken this. */
function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
