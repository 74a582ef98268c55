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
 * Runs the pending migrations and returns their names. Kysely takes an advisory lock: if several servers start
 * together, one of them migrates and the others wait.
 * @param db a connection's `dbWithoutTimeout` database: waiting for another server's migrations, or building an index, may
 * take longer than a request's queries are allowed.
 * @throws the error of the failed migration, which is rolled back.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Like `migrateToLatest`, but only up to the named migration. */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error !== undefined) throw error;
}

/** The names of the applied migrations, oldest first. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const migrations = await new Migrator({ db, provider }).getMigrations();
  return migrations.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Whether the database has no content. Sample content is inserted automatically only where this is true. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from job_openings) and not exists (select from blogs)
      and not exists (select from compliance_items) and not exists (select from submissions) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
