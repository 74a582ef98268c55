import type { Kysely } from 'kysely';
import type { DatabaseConnection } from '../../database/connect.ts';
import { countRows, disableTriggers, enableTriggers } from '../../database/loading.queries.ts';
import { listMigrations, migrateTo, migrateToLatest, renameFormer } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { addResumesToErase, listResumesToErase } from '../../files/resume-files.queries.ts';
import { claimStores, demandFreeStores } from '../../files/stores-for-restore.ts';
import { addErased, listErased } from '../../privacy/erasure/erasure.queries.ts';
import { repeatErasures } from '../../privacy/erasure/repeat.ts';
import { type CheckedArchive, demandWhole } from '../check-archive.ts';
import type { ArchiveFacts } from '../format.ts';
import { loadRows, withFiles } from '../load-archive.ts';
import { Archive } from '../read-archive.ts';
import { listTables, setSequence } from '../tables.queries.ts';
import { findErasedResumes } from './find-erased-resumes.ts';
import { endAccess, hasTable, listRestrictedMembers, truncateTables } from './restore.queries.ts';

interface Restored extends ArchiveFacts {
  /** How many submissions were erased again, because they had been erased after the backup. */
  erasedAgain: number;
  /** How many members stay disabled, or without the owner's role, because they lost it after the backup. */
  restricted: number;
}

interface RestoreOptions {
  /** Whether the database's present content may be replaced. */
  replace: boolean;
  /** Whether to take over stores that belong to another database. */
  claim: boolean;
}

/**
 * Restores a backup into the database and the stores. It is verified before anything is written, and the files are
 * written before the rows. The rows are loaded in one transaction, together with what has to survive a restore:
 * erasures, disabled members and the end of every session.
 * @throws {Error} that says why nothing was changed.
 */
export async function restoreArchive(
  path: string,
  { dbWithoutTimeout: db }: Pick<DatabaseConnection, 'dbWithoutTimeout'>,
  stores: FileStores,
  { replace, claim }: RestoreOptions,
): Promise<Restored> {
  const checked = await demandWhole(path, 'backup');
  const archive = await Archive.open(path);
  try {
    if (!replace) await demandEmpty(db);
    if (!claim) await demandFreeStores(db, stores);
    const erased = await listErased(db);
    const members = await listRestrictedMembers(db);
    const toErase = (await hasTable(db, 'resumes_to_erase')) ? await listResumesToErase(db) : [];
    await bringToMigrations(checked, db);
    await claimStores(db, stores);
    const gone = await findErasedResumes(archive, erased);
    const restricted = await withFiles(archive, stores, { isWanted: (id) => !gone.has(id) }, () =>
      db.transaction().execute(async (trx) => {
        const names = (await listTables(trx)).map(({ name }) => name);
        // The archive contains the rows that they would write.
        await disableTriggers(trx, names);
        await truncateTables(trx, names);
        await loadRows(trx, archive, checked.tables);
        await enableTriggers(trx, names);
        for (const sequence of checked.sequences) await setSequence(trx, sequence);
        // Recorded in the database, so that the erasures can still be repeated if this process ends first.
        if (erased.length > 0) await addErased(trx, erased);
        if (toErase.length > 0) await addResumesToErase(trx, toErase);
        return endAccess(trx, members);
      }),
    );
    await migrateToLatest(db);
    await claimStores(db, stores);
    const erasedAgain = await repeatErasures(db, stores.resumes, [], console);
    return { ...checked, erasedAgain, restricted };
  } finally {
    archive.close();
  }
}

/** These have rows in a new database. */
const FILLED_BY_MIGRATIONS = ['hiring_stages'];

async function demandEmpty(db: Kysely<Database>): Promise<void> {
  for (const { name } of await listTables(db))
    if (!FILLED_BY_MIGRATIONS.includes(name) && (await countRows(db, name)) > 0)
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into an empty one, or say --replace to lose them.`,
      );
}

/** Migrates to the schema that the rows were read from, since they fit no other. Newer migrations run afterwards. */
async function bringToMigrations(archive: CheckedArchive, db: Kysely<Database>): Promise<void> {
  const migrations = await renameFormer(archive.migrations);
  const present = await listMigrations(db);
  if (present.some((name, index) => migrations[index] !== name))
    throw new Error(
      'The database has migrations that the archive has not: it is of a newer release. Restore into an empty ' +
        'database that no server has been started on.',
    );
  const last = migrations.at(-1);
  if (last !== undefined && present.length < migrations.length) await migrateTo(db, last);
}
