import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
    const entries = files.map(
      async (file): Promise<[string, Migration]> => [
        file.replace(/\.ts$/, ''),
        await import(new URL(file, folder).href),
      ],
    );
    return Object.fromEntries(await Promise.all(entries));
  },
};

/**
 * Brings the database to the newest migration and returns the names of those it ran. Kysely takes an advisory
 * lock, so that of several servers that start at once one migrates and the others wait.
 * @param db the unhurried one of a connection: waiting for another server's migrations, or building an index, may
 * take longer than any request's query.
 * @throws the error of the migration that failed; nothing of it is kept.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** As `migrateToLatest`, but no further than the migration of that name. */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error !== undefined) throw error;
}

/** The names of the migrations that have run, oldest first. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const migrations = await new Migrator({ db, provider }).getMigrations();
  return migrations.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Whether anything at all is in the database: only an empty one is seeded unasked. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from job_openings) and not exists (select from blogs)
      and not exists (select from compliance_items) and not exists (select from submissions) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
