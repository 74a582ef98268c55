import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import { listMigrations } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { listPublications, type PublicationStore } from '../../files/publication-store.ts';
import { listKnownResumes } from '../../files/resume-files.queries.ts';
import { quarantineKey, type ResumeStore } from '../../files/resume-store.ts';
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

/** Rows are buffered up to this size and written as one entry, since a tar entry's header states the entry's length. */
const ENTRY_BYTES = 4 * 1024 * 1024;

/** The first entry, with everything that a restore has to know before it reads the rest. */
export interface ArchiveHeader {
  format: number;
  createdAt: string;
  /** The database's migrations, oldest first. */
  migrations: string[];
  tables: TableToCopy[];
}

/** The last entry: an archive without it is incomplete. */
export interface ArchiveManifest {
  tables: Record<string, { rows: number; sha256: string }>;
  sequences: Sequence[];
  resumes: {
    count: number;
    bytes: number;
    /** Resumes whose file is missing in the store. */
    missing: string[];
    /**
     * Resumes whose file does not match its row; they are left out. Archives of earlier releases have neither this
     * field nor the next.
     */
    damaged?: string[];
    /** Resumes that were removed with their rows while the archive was being written, so nothing is missing. */
    removedMeanwhile?: string[];
  };
  /** The SHA-256 of each public file of the staff, by its key; archives of earlier releases have none. */
  publications?: Record<string, string>;
}

/**
 * A tar stream of a snapshot of all rows, then the resumes of these rows, then the published files. The server writes
 * each file before its row, so the files can be read after the rows. The manifest lists the resumes that are missing;
 * the rest of the archive is still good.
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
  // Sequences are not part of the snapshot: reading them after the rows ensures that none is behind the rows' ids.
  const sequences = await listSequences(db);
  const kept = { count: 0, bytes: 0, missing: [] as string[], damaged: [] as string[] };
  for (const { id, sha256 } of files) {
    const found = await readResume(resumes, id);
    if (found === undefined) kept.missing.push(id);
    else if (!createHash('sha256').update(found.bytes).digest().equals(sha256)) kept.damaged.push(id);
    else {
      await addEntry(archive, RESUMES_FOLDER + found.key, found.bytes);
      kept.count += 1;
      kept.bytes += found.bytes.length;
    }
  }
  const lacking = [...kept.missing, ...kept.damaged];
  const known = await listKnownResumes(db, lacking);
  const isKnown = (id: string) => known.has(id);
  const published = await addPublications(archive, publications);
  const manifest: ArchiveManifest = {
    tables,
    sequences,
    resumes: {
      ...kept,
      missing: kept.missing.filter(isKnown),
      damaged: kept.damaged.filter(isKnown),
      removedMeanwhile: lacking.filter((id) => !known.has(id)),
    },
    publications: published,
  };
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
      // JSON from PostgreSQL contains no raw line breaks.
      waiting.push(`${row}\n`);
      bytes += row.length + 1;
      if (bytes >= ENTRY_BYTES) await flush();
    }
  }
  if (waiting.length > 0) await flush();
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Adds all published files, even those without a row, since their row may be about to be written. Files that a sweep
 * removes meanwhile are left out.
 * @returns the SHA-256 of each file, by its key.
 */
async function addPublications(
  archive: Pack,
  publications: PublicationStore,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const key of await listPublications(publications)) {
    const bytes = await readFile(publications, key);
    if (bytes === undefined) continue;
    hashes[key] = createHash('sha256').update(bytes).digest('hex');
    await addEntry(archive, PUBLICATIONS_FOLDER + key, bytes);
  }
  return hashes;
}

/** Undefined where the file does not exist, for example because it was removed after it was listed. */
async function readFile(store: ResumeStore | PublicationStore, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await store.getBytes(key));
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}

/** The file's key and bytes; undefined where it does not exist, or no longer does. */
async function readResume(
  resumes: ResumeStore,
  id: string,
): Promise<{ key: string; bytes: Buffer } | undefined> {
  for (const key of [id, quarantineKey(id)]) {
    const bytes = await readFile(resumes, key);
    if (bytes !== undefined) return { key, bytes };
  }
  return undefined;
}

function addJson(archive: Pack, name: string, content: object): Promise<void> {
  return addEntry(archive, name, Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`));
}

/** Resolves when the archive's reader has consumed the entry, which limits how much is in memory. */
function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}
