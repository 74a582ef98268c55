import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection, PATIENCE } from '../../server/database/connect.ts';
import {
  isEmpty,
  listMigrations,
  migrateTo,
  migrateToLatest,
  renameFormer,
} from '../../server/database/migrate.ts';
import { seed } from '../../server/database/seed.ts';
import { createDatabase } from '../environment/app.ts';
import { databaseUrl } from '../environment/postgres.ts';
import { createBlog, createComplianceItem, createJobOpening } from '../factories/rows.ts';

const migrations = (await readdir(new URL('../../migrations/', import.meta.url)))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** An empty database, and as many connections to it as there are servers. */
async function connectToEmpty(servers: number, patience = PATIENCE): Promise<DatabaseConnection[]> {
  const postgresUrl = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(postgresUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const settings = { databaseUrl: databaseUrl(postgresUrl, name), dataDir: '' };
  const connections = await Promise.all(
    Array.from({ length: servers }, () => connectDatabase(settings, console, patience)),
  );
  onTestFinished(async () => {
    await Promise.all(connections.map(({ close }) => close()));
  });
  return connections;
}

async function connectToMigrated(): Promise<DatabaseConnection> {
  const connection = await connectDatabase({ databaseUrl: await createDatabase(), dataDir: '' }, console);
  onTestFinished(() => connection.close());
  return connection;
}

async function count({ db }: DatabaseConnection): Promise<number[]> {
  const { rows } = await sql<Record<'jobs' | 'blogs' | 'items', number>>`
    select (select count(*)::integer from job_openings) as jobs, (select count(*)::integer from blogs) as blogs,
      (select count(*)::integer from compliance_items) as items
  `.execute(db);
  return rows.flatMap(({ jobs, blogs, items }) => [jobs, blogs, items]);
}

describe('migrations', () => {
  test('bring an empty database up to date, once each when several servers start, and then do nothing', async () => {
    const connections = await connectToEmpty(4);
    const runs = await Promise.all(
      connections.map(({ dbWithoutTimeout }) => migrateToLatest(dbWithoutTimeout)),
    );
    expect(runs.flat().toSorted()).toEqual(migrations);
    const [{ db, dbWithoutTimeout }] = connections as [DatabaseConnection];
    expect(await isEmpty(db)).toBe(true);
    const jid = await createJobOpening(db);
    expect(await migrateToLatest(dbWithoutTimeout)).toEqual([]);
    expect(await db.selectFrom('job_openings').select('jid').execute()).toEqual([{ jid }]);
  });

  test('index every reference to rows that retention and the office delete', async () => {
    const { db } = await connectToMigrated();
    const { rows } = await sql`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid::regclass::text in
        ('submissions', 'resumes', 'mails', 'job_openings', 'blogs', 'compliance_items', 'inbox_entries', 'imports')
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test('leave no function whose parsed body takes a row, since PostgreSQL 15.20 then adds no columns to its table', async () => {
    const { db } = await connectToMigrated();
    const { rows } = await sql`
      select proc.oid::regprocedure::text as function from pg_proc as proc
      where pronamespace = 'public'::regnamespace and prosqlbody is not null
        and exists (select from pg_type where pg_type.oid = any(proargtypes || prorettype) and typtype = 'c')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  test('of a newer release are left alone, and said in the log', async () => {
    const { db, dbWithoutTimeout } = await connectToMigrated();
    await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-a', now()::text)`.execute(
      db,
    );
    const warn = vi.fn();
    expect(await migrateToLatest(dbWithoutTimeout, { warn })).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/newer release, .*: 2999-01-01-a$/));
    expect(await listMigrations(db)).toEqual([...migrations, '2999-01-01-a']);
  });

  test.for([
    [
      'that land behind one which has run',
      sql`delete from kysely_migration where name = ${migrations.at(-2)}`,
      `has the migration ${migrations.at(-1)}, and lacks ${migrations.at(-2)}`,
    ],
    [
      'of before 1.0.0',
      sql`insert into kysely_migration values ('2026-11-21-submissions', '')`,
      'move everything out with the last commit before 1.0.0 (npm run move-out), and move it into an empty database',
    ],
  ] as const)('%s are refused with the reason', async ([, change, reason]) => {
    const { db, dbWithoutTimeout } = await connectToMigrated();
    await change.execute(db);
    await expect(migrateToLatest(dbWithoutTimeout)).rejects.toThrow(reason);
  });

  test('of the last commit before 1.0.0 count as the baseline, so that its archives can be read', async () => {
    const [older, last] = ['2026-11-21-submissions', '2027-01-29-plain-quotations'];
    expect((await renameFormer([older, last])).at(-1)).toBe('2026-11-29-12-privacy');
    expect(await renameFormer([older])).toEqual([older]);
  });

  test('give way to whoever uses a table, and are tried again', async () => {
    const [{ db, dbWithoutTimeout }] = (await connectToEmpty(1)) as [DatabaseConnection];
    await migrateTo(dbWithoutTimeout, '2026-11-29-01-submissions');
    const [using, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const use = db.transaction().execute(async (trx) => {
      await sql`lock table submissions in row exclusive mode`.execute(trx);
      using.resolve();
      await released.promise;
    });
    await using.promise;
    const warn = vi.fn();
    const migrating = migrateToLatest(dbWithoutTimeout, { warn });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), { timeout: 20_000 });
    released.resolve();
    await use;
    expect((await migrating).at(-1)).toBe(migrations.at(-1));
  });

  test('have no time limit, unlike queries', async () => {
    const [{ db, dbWithoutTimeout }] = (await connectToEmpty(1)) as [DatabaseConnection];
    const limitOf = async (connection: typeof db) =>
      (await sql`show statement_timeout`.execute(connection)).rows;
    expect(await limitOf(db)).toEqual([{ statement_timeout: '15s' }]);
    expect(await limitOf(dbWithoutTimeout)).toEqual([{ statement_timeout: '0' }]);
  });
});

describe('the sample content', () => {
  test('has 40 jobs, 6 blogs and 23 compliance documents', async () => {
    const connection = await connectToMigrated();
    await seed(connection.db);
    expect(await count(connection)).toEqual([40, 6, 23]);
    expect(await isEmpty(connection.db)).toBe(false);
  });

  test('has open jobs of recent days, the newest with the highest Jid', async () => {
    const { db } = await connectToMigrated();
    await seed(db);
    const jobs = await db.selectFrom('job_openings').selectAll().orderBy('id', 'desc').execute();
    const times = jobs.map(({ opened_at }) => opened_at?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(jobs.every(({ status }) => status === 'open')).toBe(true);
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
    const readable = jobs.filter(({ max_salary_monthly }) => max_salary_monthly !== null);
    expect(readable.length).toBeGreaterThan(jobs.length / 2);
    const blogs = await db.selectFrom('blogs').select('published_at').execute();
    expect(
      blogs.every(({ published_at }) => published_at !== null && published_at.getTime() <= Date.now()),
    ).toBe(true);
  });

  test('is not added to a database that holds as little as one row', async () => {
    const { db } = await connectToMigrated();
    for (const [table, create] of [
      ['job_openings', () => createJobOpening(db, { status: 'closed' })],
      ['blogs', () => createBlog(db)],
      ['compliance_items', () => createComplianceItem(db)],
      [
        'submissions',
        () =>
          sql`insert into submissions (reference, kind, door) values ('CB-0', 'contact', 'site')`.execute(db),
      ],
    ] as const) {
      expect(await isEmpty(db)).toBe(true);
      await create();
      expect(await isEmpty(db), table).toBe(false);
      await db.deleteFrom(table).execute();
    }
  });

  test('is added completely or not at all', async () => {
    const connection = await connectToMigrated();
    await sql`alter table compliance_items add check (name not like 'G%')`.execute(connection.db);
    await expect(seed(connection.db)).rejects.toThrow('violates check constraint');
    expect(await count(connection)).toEqual([0, 0, 0]);
  });
});
