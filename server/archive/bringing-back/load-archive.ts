import { createHash } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { countRows, disableTriggers, enableTriggers } from '../../database/loading.queries.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { quarantineKey } from '../../files/resume-store.ts';
import { claimStores, demandFreeStores } from '../../files/stores-for-restore.ts';
import {
  type Manifest,
  PUBLICATIONS_FOLDER,
  RESUMES_FOLDER,
  SEQUENCES,
} from '../moving-out/archive-format.ts';
import { listColumns, prepareSnapshot } from '../moving-out/records.queries.ts';
import { listRecordTables, type RecordTable } from '../moving-out/records.ts';
import { type CheckedArchive, type Checking, checkArchive, findSchemaFault } from './check-archive.ts';
import { idOfResume } from './find-archive-faults.ts';
import { findNewId, putBackLines, putBackMembers, setAside } from './kept-here.queries.ts';
import {
  addRecords,
  checkConstraints,
  deriveRest,
  emptyTables,
  lockMovingIn,
  setSequence,
} from './load-archive.queries.ts';
import { MovedArchive } from './moved-archive.ts';
import { describePresent, listPresent, listReplaced } from './what-is-here.ts';

const sequences = z.array(
  z.object({ table: z.string(), column: z.string(), last: z.string().regex(/^\d{1,19}$/) }),
);
/** A file takes about as long as this many rows. */
const ROWS_A_FILE = 20;
/** One line for each table. */
const MOST_SEQUENCE_BYTES = 1024 * 1024;
/** Kept only while the server runs: they say up to where the inbox is complete. */
const UNLOGGED = ['inbox_progress', 'inbox_unindexed'];

/** Facts about an archive that was read, and is whole. */
export interface MovedIn extends Pick<Manifest, 'exportedAt' | 'lacking' | 'leftOut'> {
  rows: number;
  files: number;
}

interface Loading {
  /** Who moves in, for the log; absent for a command in an installation without members. */
  by?: { memberId: string; address: string };
  signal?: AbortSignal;
  /** Hears how much of how much is done. */
  onProgress?: (done: number, total: number) => void;
}

/** Verifies an archive, and changes nothing. @throws {Error} that says what is wrong with it. */
export async function demandWhole(path: string, checking: Checking = {}): Promise<CheckedArchive> {
  const checked = await checkArchive(path, checking);
  if (checked.faults.length > 0) throw new Error(checked.faults.join('\n'));
  return checked;
}

/**
 * Moves an archive into an installation that has nothing but its members. It is verified before anything is written,
 * files are written before rows, and all rows in one transaction.
 * @param db needs patience with a large archive: a statement may take minutes.
 * @throws {Error} that says why nothing was changed.
 */
export async function loadArchive(
  path: string,
  db: Kysely<Database>,
  stores: FileStores,
  { by, signal, onProgress }: Loading = {},
): Promise<MovedIn> {
  const checked = await demandWhole(path, { signal });
  const archive = await MovedArchive.open(path);
  try {
    const facts = factsOf(checked);
    await demandRoomFor(checked, db);
    await demandFreeStores(db, stores);
    await claimStores(db, stores);
    const total = facts.rows + facts.files * ROWS_A_FILE;
    let done = 0;
    const advance = (more: number) => {
      signal?.throwIfAborted();
      done += more;
      onProgress?.(Math.min(done, total), total);
    };
    const written: [Disk, string][] = [];
    try {
      await writeFiles(archive, stores, written, () => advance(ROWS_A_FILE));
      await db.transaction().execute(async (trx) => {
        await loadRecords(trx, archive, { rows: checked.rows, advance });
        if (by === undefined) return;
        const detail = `${facts.rows} rows, ${facts.files} files, of ${facts.exportedAt}`;
        const memberId = await findNewId(trx, by.memberId);
        await addAuditLine(trx, { ...by, memberId, action: 'archive moved in', detail });
      });
    } catch (error) {
      for (const [store, key] of written) await store.delete(key);
      throw error;
    }
    return facts;
  } finally {
    archive.close();
  }
}

export const factsOf = ({ exportedAt, rows, lacking, leftOut, files }: CheckedArchive): MovedIn => ({
  exportedAt,
  lacking,
  leftOut,
  files,
  rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
});

/** @throws {Error} where the archive is of another release, or there is something here already. */
async function demandRoomFor(checked: CheckedArchive, db: Kysely<Database>): Promise<void> {
  const otherRelease = await findSchemaFault(checked, db);
  if (otherRelease !== undefined) throw new Error(`${otherRelease} Nothing was changed.`);
  const present = await listPresent(db);
  if (present.length > 0) throw new Error(describePresent(present));
}

/** Writes the files, and reads each one back. */
async function writeFiles(
  archive: MovedArchive,
  { resumes, publications }: FileStores,
  written: [Disk, string][],
  advance: () => void,
): Promise<void> {
  const put = async (store: Disk, key: string, path: string) => {
    const bytes = await archive.read(path);
    if (!(await store.exists(key))) written.push([store, key]);
    await store.put(key, bytes);
    if (!hashOf(Buffer.from(await store.getBytes(key))).equals(hashOf(bytes)))
      throw new Error(`${path} cannot be read back as it was written. Nothing was changed.`);
    advance();
  };
  for (const path of archive.list(RESUMES_FOLDER)) {
    const id = idOfResume(path) ?? '';
    if (!(await resumes.exists(quarantineKey(id)))) await put(resumes, id, path);
  }
  for (const path of archive.list(PUBLICATIONS_FOLDER))
    await put(publications, path.slice(PUBLICATIONS_FOLDER.length), path);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

interface Expected {
  /** How many each table has, as the manifest says. */
  rows: Readonly<Record<string, number>>;
  advance(rows: number): void;
}

async function loadRecords(
  trx: Transaction<Database>,
  archive: MovedArchive,
  expected: Expected,
): Promise<void> {
  const tables = listRecordTables();
  const names = tables.map(({ name }) => name);
  await prepareSnapshot(trx);
  await lockMovingIn(trx);
  // Until the transaction ends others can read the tables, so that the owner stays signed in, but not write.
  await disableTriggers(trx, names);
  const present = await listPresent(trx);
  if (present.length > 0) throw new Error(describePresent(present));
  await setAside(trx);
  await emptyTables(trx, [...listReplaced(), ...UNLOGGED]);
  for (const table of tables) await loadTable(trx, archive, table, expected);
  await putBackMembers(trx);
  await checkConstraints(trx);
  await enableTriggers(trx, names);
  await deriveRest(trx);
  for (const sequence of sequences.parse(
    JSON.parse((await archive.read(SEQUENCES, MOST_SEQUENCE_BYTES)).toString()),
  ))
    if (names.includes(sequence.table)) await setSequence(trx, sequence);
  await putBackLines(trx);
}

async function loadTable(
  trx: Transaction<Database>,
  archive: MovedArchive,
  table: RecordTable,
  { rows: counts, advance }: Expected,
): Promise<void> {
  const { name } = table;
  const columns = (await listColumns(trx, table)).map((column) => column.name);
  const before = await countRows(trx, name);
  for await (const rows of archive.rows(name)) {
    await addRecords(trx, name, columns, rows);
    advance(rows.length);
  }
  const stored = (await countRows(trx, name)) - before;
  const expected = counts[name];
  if (stored !== expected)
    throw new Error(
      `${name} has ${stored} rows, and not the ${expected} of the manifest. Nothing was changed.`,
    );
}
