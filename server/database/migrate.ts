import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * The first and the last migration of before 1.0.0. All of them became one baseline with the same tables, so what has the
 * last one's tables has the baseline's.
 */
const FORMER = { first: '2026-11-21-submissions', last: '2027-01-29-plain-quotations' };
const LAST_OF_BASELINE = '2026-11-29-12-privacy';

/** The SQLSTATE of a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_SECONDS = 3;
const MOST_TRIES = 20;
const PAUSE_MS = 1_000;

/**
 * Runs the pending migrations, all in one transaction, and returns their names. Kysely takes an advisory lock: if several
 * servers start together, one of them migrates and the others wait. A database that a newer release has migrated is left
 * as it is: a release's migrations are compatible with the release before it.
 * @param db a connection's `dbWithoutTimeout` database: waiting for another server's migrations, or building an index, may
 * take longer than a request's queries are allowed.
 * @throws the error of the failed migration, which is rolled back.
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'warn'> = console,
): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const { pending, unknown } = await compareMigrations(db);
    if (pending.length === 0) {
      if (unknown.length > 0)
        log.warn(`the database is of a newer release, with migrations not known here: ${unknown.join(', ')}`);
      return [];
    }
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    if (error === undefined) return (results ?? []).map(({ migrationName }) => migrationName);
    const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    // A newer server may have migrated while this one waited for its turn.
    const isOvertaken = !isLocked && (await compareMigrations(db)).pending.length === 0;
    if (tries === MOST_TRIES || !(isLocked || isOvertaken)) throw error;
    if (isLocked) log.warn('a migration waits for a table that is in use; it is tried again');
    await pause(PAUSE_MS);
  }
}

/** Like `migrateToLatest`, but only up to the named migration. */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error !== undefined) throw error;
}

/** The names of the applied migrations, oldest first, with those of a newer release. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations of an archive, as this release names them: one of the last commit before 1.0.0 has the baseline. */
export async function renameFormer(migrations: string[]): Promise<string[]> {
  if (migrations.at(-1) !== FORMER.last) return migrations;
  return (await listOurs()).filter((name) => name <= LAST_OF_BASELINE);
}

/** @throws {Error} where the database was migrated by another line of releases: migrations run in the order of their names. */
async function compareMigrations(db: Kysely<Database>): Promise<{ pending: string[]; unknown: string[] }> {
  const applied = await listMigrations(db);
  if (applied.includes(FORMER.first))
    throw new Error(
      'The database is of before 1.0.0, whose migrations this release has not: move everything out with the last commit ' +
        'before 1.0.0 (npm run move-out), and move it into an empty database with this release (npm run move-in).',
    );
  const ours = await listOurs();
  const pending = ours.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !ours.includes(name));
  const last = applied.at(-1) ?? '';
  if (pending.length > 0 && (unknown.length > 0 || pending.some((name) => name < last)))
    throw new Error(
      `The database has the migration ${unknown[0] ?? last}, and lacks ${pending.join(', ')}: it was migrated by a ` +
        'release that does not come before this one. Restore a backup that was made before.',
    );
  return { pending, unknown };
}

const provider: MigrationProvider = {
  async getMigrations() {
    const entries = (await listOurs()).map(async (name): Promise<[string, Migration]> => {
      const migration: Migration = await import(new URL(`${name}.ts`, folder).href);
      return [name, { up: (trx) => runPatiently(trx, migration) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

/** Whoever comes after a statement that waits for a table waits as well, so no statement waits for long. */
async function runPatiently(trx: Kysely<unknown>, { up }: Migration): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(`${LOCK_SECONDS}s`)}`.execute(trx);
  await up(trx);
}

async function listOurs(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted();
}

/** Whether the database has no content. Sample content is inserted automatically only where this is true. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from job_openings) and not exists (select from blogs)
      and not exists (select from compliance_items) and not exists (select from submissions) as empty
  `.execute(db);
  return rows[0]?.empty ?? false;
}
