import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Disk } from 'flydrive';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DatabaseConnection } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { quarantineKey } from '../files/resume-store.ts';
import { CHECK, MARK, REMOVED } from '../files/stored-kind.ts';
import {
  PUBLICATIONS_FOLDER,
  RESUMES_FOLDER,
  SEQUENCES,
  TABLES,
} from '../staff/moving-out/archive-format.ts';
import { findSchema, listColumns, prepareSnapshot } from '../staff/moving-out/records.queries.ts';
import { listRecordTables, type RecordTable } from '../staff/moving-out/records.ts';
import type { FileStores } from './archive.ts';
import { addRecords, checkConstraints, deriveRest, setSequence } from './move-in.queries.ts';
import { MoveInProgress } from './move-in-progress.ts';
import { MovedArchive } from './moved-archive.ts';
import { claimStores, demandFreeStores } from './stores-for-restore.ts';
import { countRows, finishLoading, hasRows, listTables, startLoading } from './tables.queries.ts';

const columnNames = z.record(z.string(), z.array(z.object({ name: z.string() })));
const sequences = z.array(
  z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d{1,19}$/) }),
);
const RESUME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]{3,4}$/;
const PUBLICATION = /^[^\p{Cc}/\\]+(?:\/[^\p{Cc}/\\]+)*$/u;

/** Facts about an archive that was read, and is whole. */
export interface MovedIn {
  exportedAt: string;
  rows: number;
  files: number;
  lacking: string[];
  leftOut: string[];
}

/** Hears how much of how much is done. */
type Hear = (done: number, total: number) => void;

/** Verifies an archive, and changes nothing. @throws {Error} that says what is wrong. */
export async function checkMovedArchive(path: string, onProgress?: Hear): Promise<MovedIn> {
  const archive = await MovedArchive.open(path, new MoveInProgress(onProgress, { isWriting: false }));
  archive.close();
  return factsOf(archive);
}

/**
 * Moves an archive into an empty database and empty stores. It is verified before anything is written, files are
 * written before rows, and all rows in one transaction.
 * @throws {Error} that says why nothing was changed.
 */
export async function moveIn(
  path: string,
  { dbWithoutTimeout: db }: Pick<DatabaseConnection, 'dbWithoutTimeout'>,
  stores: FileStores,
  onProgress?: Hear,
): Promise<MovedIn> {
  const progress = new MoveInProgress(onProgress);
  const archive = await MovedArchive.open(path, progress);
  try {
    const tables = listRecordTables();
    await demandSameSchema(archive, db, tables);
    // A new database has its stages of hiring from the beginning.
    for (const { name } of tables)
      if (name !== 'hiring_stages' && (await hasRows(db, name)))
        throw new Error(`This Guardhouse is not empty: ${name} has rows. Nothing was changed.`);
    await demandFreeStores(db, stores);
    await claimStores(db, stores);
    const written: [Disk, string][] = [];
    try {
      await writeFiles(archive, stores, { written, progress });
      await db.transaction().execute((trx) => loadRecords(trx, archive, { tables, progress }));
    } catch (error) {
      for (const [store, key] of written) await store.delete(key);
      throw error;
    }
    await claimStores(db, stores);
    return factsOf(archive);
  } finally {
    archive.close();
  }
}

function factsOf(archive: MovedArchive): MovedIn {
  const { exportedAt, rows, lacking, leftOut } = archive.manifest;
  return {
    ...{ exportedAt, lacking, leftOut },
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files: archive.list(RESUMES_FOLDER).length + archive.list(PUBLICATIONS_FOLDER).length,
  };
}

async function demandSameSchema(
  archive: MovedArchive,
  db: DatabaseConnection['db'],
  tables: RecordTable[],
): Promise<void> {
  const { manifest } = archive;
  const schema = await findSchema(db);
  const described = columnNames.parse(JSON.parse((await archive.read(TABLES)).toString()));
  const named = Object.fromEntries(
    Object.entries(described).map(([name, columns]) => [name, columns.map((column) => column.name)]),
  );
  const present: Record<string, string[]> = {};
  for (const table of tables) present[table.name] = (await listColumns(db, table)).map(({ name }) => name);
  if (schema === manifest.schema && isDeepStrictEqual(named, present)) return;
  throw new Error(
    `The archive is of another release: its tables are those of ${manifest.schema}, and here they are those of ` +
      `${schema}. Move it in with the release that made it, and update afterwards. Nothing was changed.`,
  );
}

/** Writes the files, and reads each one back. */
async function writeFiles(
  archive: MovedArchive,
  { resumes, publications }: FileStores,
  { written, progress }: { written: [Disk, string][]; progress: MoveInProgress },
): Promise<void> {
  const put = async (store: Disk, key: string, path: string) => {
    const bytes = await archive.read(path);
    if (!(await store.exists(key))) written.push([store, key]);
    await store.put(key, bytes);
    if (!hashOf(Buffer.from(await store.getBytes(key))).equals(hashOf(bytes)))
      throw new Error(`${path} cannot be read back as it was written. Nothing was changed.`);
    progress.wroteFile(bytes.length);
  };
  for (const path of archive.list(RESUMES_FOLDER)) {
    const [, id] = RESUME.exec(path.slice(RESUMES_FOLDER.length)) ?? [];
    if (id === undefined) throw new Error(`The archive has a file with a name of no resume: ${path}`);
    if (!(await resumes.exists(quarantineKey(id)))) await put(resumes, id, path);
  }
  for (const path of archive.list(PUBLICATIONS_FOLDER)) {
    const key = path.slice(PUBLICATIONS_FOLDER.length);
    if (!PUBLICATION.test(key) || key === MARK || key === CHECK || key.startsWith(REMOVED))
      throw new Error(`The archive has a file with a name that is not allowed: ${path}`);
    await put(publications, key, path);
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

async function loadRecords(
  trx: Transaction<Database>,
  archive: MovedArchive,
  { tables, progress }: { tables: RecordTable[]; progress: MoveInProgress },
): Promise<void> {
  await prepareSnapshot(trx);
  const all = await listTables(trx);
  await startLoading(trx, all);
  for (const table of tables) {
    const columns = (await listColumns(trx, table)).map(({ name }) => name);
    for await (const rows of archive.rows(table.name)) {
      await addRecords(trx, table.name, columns, rows);
      progress.wroteRows(rows.reduce((sum, { length }) => sum + length, 0));
    }
    const stored = await countRows(trx, table.name);
    if (stored !== archive.manifest.rows[table.name])
      throw new Error(
        `${table.name} has ${stored} rows, and not those of the manifest. Nothing was changed.`,
      );
  }
  await checkConstraints(trx);
  await finishLoading(trx, all, []);
  await deriveRest(trx);
  for (const sequence of sequences.parse(JSON.parse((await archive.read(SEQUENCES)).toString())))
    if (tables.some(({ name }) => name === sequence.table)) await setSequence(trx, sequence);
}
