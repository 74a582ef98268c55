import { createHash } from 'node:crypto';
import type { DatabaseConnection } from '../database/connect.ts';
import { listMigrations, migrateTo, migrateToLatest } from '../database/migrate.ts';
import { listErased } from '../erasure/erasure.queries.ts';
import { repeatErasures } from '../erasure/repeat.ts';
import type { ResumeStore } from '../resumes.ts';
import type { ArchiveHeader, FileStores } from './archive.ts';
import { readAll, readPublications, readResumes, readTables, verifyArchive } from './read-archive.ts';
import { countRows, finishLoading, hasRows, listTables, loadRows, startLoading } from './tables.queries.ts';

interface Restored {
  createdAt: string;
  rows: number;
  tables: number;
  resumes: number;
  missing: string[];
  /** Submissions that had been erased since, and are erased again. */
  erasedAgain: number;
}

/**
 * Puts what the archive holds into the database and the store. The archive is verified before anything is written,
 * the files come before the rows, and the rows come at once or not at all.
 * @param replace whether what is there already may go.
 * @throws {Error} that says why nothing was changed.
 */
export async function restoreArchive(
  path: string,
  { unhurried: db }: Pick<DatabaseConnection, 'unhurried'>,
  { resumes, publications }: FileStores,
  replace: boolean,
): Promise<Restored> {
  const { header, manifest, resumeHashes } = await verifyArchive(path);
  if (!replace) await demandEmpty(db);
  // What was erased since the backup, as far as the database knows that is replaced.
  const erased = await listErased(db);
  await bringToMigrationsOf(header, db);

  for await (const { id, key, content } of readResumes(path)) {
    await resumes.put(key, await readAll(content));
    if ((await hashOf(resumes, key)) !== resumeHashes.get(id))
      throw new Error(`The resume ${id} cannot be read back as it was written.`);
  }

  for await (const { key, content } of readPublications(path)) {
    await publications.put(key, await readAll(content));
    if ((await hashOf(publications, key)) !== manifest.publications?.[key])
      throw new Error(`The publication ${key} cannot be read back as it was written.`);
  }

  const tables = new Map(header.tables.map((table) => [table.name, table]));
  await db.transaction().execute(async (trx) => {
    await startLoading(trx, await listTables(trx));
    for await (const { table, rows } of readTables(path)) {
      const target = tables.get(table);
      if (target === undefined) throw new Error(`The archive's header does not name its table ${table}.`);
      await loadRows(trx, target, rows);
    }
    await finishLoading(trx, await listTables(trx), manifest.sequences);
    for (const [name, { rows }] of Object.entries(manifest.tables)) {
      const stored = await countRows(trx, name);
      if (stored !== rows)
        throw new Error(`${name} has ${stored} rows instead of ${rows}; nothing was changed.`);
    }
  });
  await migrateToLatest(db);
  const erasedAgain = await repeatErasures(db, resumes, erased, console);
  return {
    createdAt: header.createdAt,
    rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    tables: header.tables.length,
    resumes: manifest.resumes.count,
    missing: manifest.resumes.missing,
    erasedAgain,
  };
}

async function demandEmpty(db: DatabaseConnection['db']): Promise<void> {
  for (const { name } of await listTables(db))
    if (await hasRows(db, name))
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into an empty one, or say --replace to lose them.`,
      );
}

/** The rows fit the tables that they were read from; newer migrations run over them afterwards. */
async function bringToMigrationsOf(
  { migrations }: ArchiveHeader,
  db: DatabaseConnection['db'],
): Promise<void> {
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
