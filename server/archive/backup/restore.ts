import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DatabaseConnection } from '../../database/connect.ts';
import { countRows, insertJsonRows } from '../../database/loading.queries.ts';
import { listMigrations, migrateTo, migrateToLatest, renameFormer } from '../../database/migrate.ts';
import type { Database } from '../../database/schema.ts';
import type { FileStores } from '../../files/file-stores.ts';
import { addResumesToErase, listResumesToErase } from '../../files/resume-files.queries.ts';
import type { ResumeStore } from '../../files/resume-store.ts';
import { claimStores, demandFreeStores } from '../../files/stores-for-restore.ts';
import { addErased, listErased } from '../../privacy/erasure/erasure.queries.ts';
import { repeatErasures } from '../../privacy/erasure/repeat.ts';
import { endAccess, hasTable, listRestrictedMembers } from './access.queries.ts';
import type { ArchiveHeader, ArchiveManifest } from './archive.ts';
import { findErasedResumes } from './erased-resumes.ts';
import {
  readAll,
  readPublications,
  readResumes,
  readTables,
  type VerifiedArchive,
  verifyArchive,
} from './read-archive.ts';
import { finishLoading, hasRows, listTables, startLoading } from './tables.queries.ts';

interface Restored {
  header: ArchiveHeader;
  manifest: ArchiveManifest;
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
 * Restores an archive into the database and the stores. It is verified before anything is written, and the files are
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
  const archive = await verifyArchive(path);
  const { header, manifest } = archive;
  if (!replace) await demandEmpty(db);
  if (!claim) await demandFreeStores(db, stores);
  const erased = await listErased(db);
  const members = await listRestrictedMembers(db);
  const toErase = (await hasTable(db, 'resumes_to_erase')) ? await listResumesToErase(db) : [];
  await bringToMigrationsOf(header, db);
  await claimStores(db, stores);
  await writeFiles(path, archive, stores, await findErasedResumes(path, erased));

  const restricted = await db.transaction().execute(async (trx) => {
    await loadTables(trx, path, archive);
    // Recorded in the database, so that the erasures can still be repeated if this process ends first.
    if (erased.length > 0) await addErased(trx, erased);
    if (toErase.length > 0) await addResumesToErase(trx, toErase);
    return endAccess(trx, members);
  });
  await migrateToLatest(db);
  await claimStores(db, stores);
  const erasedAgain = await repeatErasures(db, stores.resumes, [], console);
  return { header, manifest, erasedAgain, restricted };
}

/** These have rows in a new database. */
const FILLED_BY_MIGRATIONS = ['hiring_stages'];

/** Writes the archive's files, except those of erased people, and reads each one back. */
async function writeFiles(
  path: string,
  { manifest, resumeHashes }: VerifiedArchive,
  { resumes, publications }: FileStores,
  erased: Set<string>,
): Promise<void> {
  for await (const { id, key, content } of readResumes(path)) {
    if (erased.has(id)) continue;
    await resumes.put(key, await readAll(content));
    if ((await hashOf(resumes, key)) !== resumeHashes.get(id))
      throw new Error(`The resume ${id} cannot be read back as it was written.`);
  }
  for await (const { key, content } of readPublications(path)) {
    await publications.put(key, await readAll(content));
    if ((await hashOf(publications, key)) !== manifest.publications?.[key])
      throw new Error(`The publication ${key} cannot be read back as it was written.`);
  }
}

async function loadTables(
  trx: Transaction<Database>,
  path: string,
  { header, manifest }: VerifiedArchive,
): Promise<void> {
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  await startLoading(trx, await listTables(trx));
  for await (const { table, rows } of readTables(path)) {
    const target = tables.get(table);
    if (target === undefined) throw new Error(`The archive's header does not name its table ${table}.`);
    await insertJsonRows(trx, target.name, target, rows);
  }
  await finishLoading(trx, await listTables(trx), manifest.sequences);
  for (const [name, { rows }] of Object.entries(manifest.tables)) {
    const stored = await countRows(trx, name);
    if (stored !== rows)
      throw new Error(`${name} has ${stored} rows instead of ${rows}; nothing was changed.`);
  }
}

async function demandEmpty(db: DatabaseConnection['db']): Promise<void> {
  for (const { name } of await listTables(db))
    if (!FILLED_BY_MIGRATIONS.includes(name) && (await hasRows(db, name)))
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into an empty one, or say --replace to lose them.`,
      );
}

/** Migrates to the schema that the rows were read from, since they fit no other. Newer migrations run afterwards. */
async function bringToMigrationsOf(header: ArchiveHeader, db: DatabaseConnection['db']): Promise<void> {
  const migrations = await renameFormer(header.migrations);
  const present = await listMigrations(db);
  if (present.some((name, index) => migrations[index] !== name))
    throw new Error(
      'The database has migrations that the archive has not: it is of a newer release. Restore into an empty ' +
        'database that no server has been started on.',
    );
  const last = migrations.at(-1);
  if (last !== undefined && present.length < migrations.length) await migrateTo(db, last);
}

async function hashOf(store: ResumeStore, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await store.getStream(key)) hash.update(chunk);
  return hash.digest('hex');
}
