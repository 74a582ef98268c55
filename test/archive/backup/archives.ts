import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { restoreArchive } from '../../../server/archive/backup/restore.ts';
import { writeArchive } from '../../../server/archive/write-archive.ts';
import { parseConfig } from '../../../server/config.ts';
import { connectDatabase } from '../../../server/database/connect.ts';
import type { Database } from '../../../server/database/schema.ts';
import { createPublicationStore } from '../../../server/files/publication-store.ts';
import { createResumeStore } from '../../../server/files/resume-store.ts';
import { createDatabase, type StartedServer, type TestServer } from '../../environment/app.ts';

/** What says where a server's rows and files are. */
export interface Place extends Record<string, string> {
  DATABASE_URL: string;
  DATA_DIR: string;
}

export const placeOf = ({ databaseUrl, config }: StartedServer): Place => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

/** An empty database with its tables, and a data folder that does not exist yet. */
export const makePlace = async (folder: string): Promise<Place> => ({
  DATABASE_URL: await createDatabase(),
  DATA_DIR: join(folder, `target-${Math.random()}`),
});

/** Writes an archive as `npm run backup` does, but in this process. */
export const archiveTo = (file: string, server: TestServer) =>
  writeArchive(createWriteStream(file), 'backup', server);

/** Restores an archive as `npm run restore -- FILE --replace` does, but in this process. */
export async function restoreFrom(file: string, settings: Place, { replace = true, claim = false } = {}) {
  const config = parseConfig(settings);
  const stores = {
    resumes: await createResumeStore(config),
    publications: await createPublicationStore(config),
  };
  const connection = await connectDatabase(config, console);
  return restoreArchive(file, connection, stores, { replace, claim }).finally(connection.close);
}

export async function withDatabase<T>(
  databaseUrl: string,
  use: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { db, close } = await connectDatabase({ databaseUrl, dataDir: '' }, console);
  return use(db).finally(close);
}

/** A database has an identity of its own, counts what it shows, and lets nobody of another one in. */
const OWN = ['database_identity', 'staff_sessions', 'staff_challenges', 'staff_invitations'];

/** Every row of every table that a backup has, every sequence and every file, as text. */
export async function contentOf({ DATABASE_URL, DATA_DIR }: Place) {
  const content = await withDatabase(DATABASE_URL, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relpersistence = 'p' and relname not like 'kysely_%' and relname <> all(${OWN}::text[]) order by 1`.execute(
      db,
    );
    const rows = new Map<string, unknown[]>();
    for (const { name } of tables) {
      const found =
        await sql`select row_to_json(t)::text as row from ${sql.table(name)} as t order by 1`.execute(db);
      rows.set(name, found.rows);
    }
    const { rows: sequences } =
      await sql`select sequencename, last_value::text from pg_sequences order by 1`.execute(db);
    return { rows, sequences };
  });
  const files = new Map<string, string>();
  for (const store of ['resumes', 'publications']) {
    const found = await readdir(join(DATA_DIR, store), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of found.filter((entry) => entry.isFile()))
      if (name !== 'belongs-to.json')
        files.set(join(store, name), await readFile(join(parentPath, name), 'base64'));
  }
  return { rows: content.rows, sequences: content.sequences, files: new Map([...files].toSorted()) };
}

export const resumesIn = async ({ DATA_DIR }: Place) =>
  (await readdir(join(DATA_DIR, 'resumes'))).filter((name) => name !== 'belongs-to.json').sort();
