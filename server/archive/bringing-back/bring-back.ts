import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { disableTriggers, enableTriggers } from '../../database/loading.queries.ts';
import { listMigrations, renameFormer } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { quarantineKey } from '../../files/resume-store.ts';
import { claimStores, demandFreeStores } from '../../files/stores-for-restore.ts';
import { type CheckedArchive, checkArchive } from '../check-archive.ts';
import { type ArchiveFacts, ROWS_A_FILE } from '../format.ts';
import { loadRows, withFiles } from '../load-archive.ts';
import { listMovingNames, listMovingTables } from '../moving-out/moving-tables.ts';
import { Archive } from '../read-archive.ts';
import { emptyTables, listSequences, prepareSnapshot, setSequence } from '../tables.queries.ts';
import {
  checkConstraints,
  deriveRest,
  findNewId,
  lockMovingIn,
  putBackLines,
  putBackMembers,
  setAside,
} from './kept-here.queries.ts';
import { describePresent, listPresent, listReplaced } from './what-is-here.ts';

/** Kept only while the server runs: they say up to where the inbox is complete. */
const UNLOGGED = ['inbox_progress', 'inbox_unindexed'];
/** What rows need that did not move out, by table: the server fills it in afterwards. */
const FILLED_LATER = { inbox_entries: { search: sql`''::tsvector` } };

interface Loading {
  /** Who moves in, for the log; absent for a command in an installation without members. */
  by?: { memberId: string; address: string };
  signal?: AbortSignal;
  /** Hears how much of how much is done. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Moves an archive into an installation that has nothing but its members. It is verified before anything is written,
 * files are written before rows, and all rows in one transaction.
 * @param db needs patience with a large archive: a statement may take minutes.
 * @throws {Error} that says why nothing was changed.
 */
export async function bringBack(
  path: string,
  db: Kysely<Database>,
  stores: FileStores,
  { by, signal, onProgress }: Loading = {},
): Promise<ArchiveFacts> {
  const checked = await checkArchive(path, 'moving out', { signal });
  const obstacles = await findObstacles(checked, db);
  if (obstacles.length > 0) throw new Error([...obstacles, 'Nothing was changed.'].join('\n'));
  const archive = await Archive.open(path);
  try {
    const { rows, files, exportedAt } = checked;
    await demandNothing(db);
    await demandFreeStores(db, stores);
    await claimStores(db, stores);
    const total = rows + files * ROWS_A_FILE;
    let done = 0;
    const advance = (more: number) => {
      signal?.throwIfAborted();
      done += more;
      onProgress?.(Math.min(done, total), total);
    };
    const choice = {
      isWanted: async (id: string) => !(await stores.resumes.exists(quarantineKey(id))),
      onFile: () => advance(ROWS_A_FILE),
    };
    await withFiles(archive, stores, choice, () =>
      db.transaction().execute(async (trx) => {
        await load(trx, archive, checked, advance);
        if (by === undefined) return;
        const detail = `${rows} rows, ${files} files, of ${exportedAt}`;
        const memberId = await findNewId(trx, by.memberId);
        await addAuditLine(trx, { ...by, memberId, action: 'archive moved in', detail });
      }),
    );
    return checked;
  } finally {
    archive.close();
  }
}

async function demandNothing(db: Kysely<Database>): Promise<void> {
  const present = await listPresent(db);
  if (present.length > 0) throw new Error(describePresent(present));
}

async function load(
  trx: Transaction<Database>,
  archive: Archive,
  { tables, sequences }: CheckedArchive,
  onRows: (count: number) => void,
): Promise<void> {
  const names = listMovingNames();
  await prepareSnapshot(trx);
  await lockMovingIn(trx);
  // Until the transaction ends others can read the tables, so that the owner stays signed in, but not write.
  await disableTriggers(trx, names);
  await demandNothing(trx);
  await setAside(trx);
  await emptyTables(trx, [...listReplaced(), ...UNLOGGED]);
  await loadRows(trx, archive, tables, FILLED_LATER, onRows);
  await putBackMembers(trx);
  await checkConstraints(trx);
  await enableTriggers(trx, names);
  await deriveRest(trx);
  const known = (await listSequences(trx)).filter(({ table }) => names.includes(table ?? ''));
  for (const sequence of sequences)
    if (known.some(({ name }) => name === sequence.name)) await setSequence(trx, sequence);
  await putBackLines(trx);
}

/** Everything that is wrong with an archive, in words for the office. */
export async function findObstacles(checked: CheckedArchive, db: Kysely<Database>): Promise<string[]> {
  const schemaFault = await findSchemaFault(checked, db);
  return schemaFault === undefined ? checked.faults : [...checked.faults, schemaFault];
}

/** Why this release cannot take the rows; undefined where its tables are the same. */
async function findSchemaFault(
  { migrations, tables }: CheckedArchive,
  db: Kysely<Database>,
): Promise<string | undefined> {
  const theirs = (await renameFormer(migrations)).at(-1) ?? '';
  const ours = (await listMigrations(db)).at(-1) ?? '';
  const describe = (known: readonly { name: string; columns: readonly { name: string }[] }[]) =>
    known.map(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  const isSame = isDeepStrictEqual(describe(tables), describe(await listMovingTables(db)));
  if (theirs === ours && isSame) return undefined;
  const whose = theirs > ours ? 'a newer release' : theirs < ours ? 'an older release' : 'another release';
  return (
    `The archive is of another release: it comes from ${whose}, whose tables are those of ${theirs}, and here they ` +
    `are those of ${ours}. Move it in with the release that made it, and update afterwards.`
  );
}
