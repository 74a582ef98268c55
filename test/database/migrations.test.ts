import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase, type DatabaseConnection, PATIENCE } from '../../server/database/connect.ts';
import { isEmpty, migrateTo, migrateToLatest } from '../../server/database/migrate.ts';
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
  test('bring an empty database up to date, and do nothing the second time', async () => {
    const [connection] = (await connectToEmpty(1)) as [DatabaseConnection];
    expect(await migrateToLatest(connection.dbWithoutTimeout)).toEqual(migrations);
    expect(await isEmpty(connection.db)).toBe(true);
    expect(await migrateToLatest(connection.dbWithoutTimeout)).toEqual([]);
  });

  test('run once each when six servers start at the same moment', async () => {
    const connections = await connectToEmpty(6);
    const runs = await Promise.all(
      connections.map(({ dbWithoutTimeout }) => migrateToLatest(dbWithoutTimeout)),
    );
    expect(runs.flat().toSorted()).toEqual(migrations);
    expect(await isEmpty((connections[5] as DatabaseConnection).db)).toBe(true);
  });

  test('have no time limit, unlike queries', async () => {
    const [{ db, dbWithoutTimeout }] = (await connectToEmpty(1)) as [DatabaseConnection];
    const limitOf = async (connection: typeof db) =>
      (await sql`show statement_timeout`.execute(connection)).rows;
    expect(await limitOf(db)).toEqual([{ statement_timeout: '15s' }]);
    expect(await limitOf(dbWithoutTimeout)).toEqual([{ statement_timeout: '0' }]);
  });

  test('give applications the stage of their status, and change neither their rows nor their history', async () => {
    const [{ db, dbWithoutTimeout }] = (await connectToEmpty(1)) as [DatabaseConnection];
    await migrateTo(dbWithoutTimeout, '2026-12-24-item-translations');
    const statuses = ['new', 'in progress', 'answered', 'closed', 'spam'];
    await sql`insert into submissions (reference, kind, door)
      select 'JA-00000' || n, 'application', 'site' from generate_series(1, 5) as n
      union all select 'CB-000001', 'contact', 'site'`.execute(db);
    await sql`insert into inbox_entries (submission_id, reference, kind, submitted_at, name, about, email, phone, city,
        flags, suspect, status, search)
      select id, reference, kind, submitted_at, 'Asha', '', '', '', '', '{}', false,
        coalesce((${statuses}::text[])[right(reference, 1)::integer], 'new'), ''
      from submissions`.execute(db);
    await sql`insert into inbox_events (submission_id, action, text)
      select submission_id, 'status', status from inbox_entries`.execute(db);
    const read = async () =>
      (
        await sql`select entry.ctid, reference, status, entry.version, action, text, at from inbox_entries as entry
          join inbox_events using (submission_id) order by reference`.execute(db)
      ).rows;
    const before = await read();
    await migrateToLatest(dbWithoutTimeout);
    expect(await read()).toEqual(before);
    const { rows } = await sql<{ status: string; stage: string | null }>`
      select status, stage.name as stage from inbox_entries as entry
      left join hiring_stages as stage on stage.id = inbox_stage(entry.kind, stage_id, status)
      order by reference`.execute(db);
    expect(rows).toEqual([
      { status: 'new', stage: null },
      { status: 'new', stage: 'New' },
      { status: 'in progress', stage: 'Shortlisted' },
      { status: 'answered', stage: 'Shortlisted' },
      { status: 'closed', stage: 'Closed earlier' },
      { status: 'spam', stage: 'New' },
    ]);
  });

  test('keep only the newest of an address’s invitations, and no session without a second factor', async () => {
    const [{ db, dbWithoutTimeout }] = (await connectToEmpty(1)) as [DatabaseConnection];
    await migrateTo(dbWithoutTimeout, '2026-12-10-job-weeks');
    const invited = (token: string, email: string | null, hours: number, accepted = false) =>
      sql`insert into staff_invitations (token_hash, email, role, created_at, expires_at, accepted_at)
        values (${Buffer.from(token)}, ${email}, 'owner', now() - make_interval(hours => ${hours}::integer),
          now() + interval '1 day', case when ${accepted}::boolean then now() end)`.execute(db);
    await invited('older link of the founder', null, 2);
    await invited('newer link of the founder', null, 1);
    await invited('accepted', 'asha@example.com', 2, true);
    await invited('waiting', 'asha@example.com', 1);
    await sql`insert into staff_members (id, name, email, role) values ('a', 'Asha', 'asha@example.com', 'owner')`.execute(
      db,
    );
    await sql`insert into staff_sessions (id, member_id, token, expires_at)
      values ('s', 'a', 't', now() + interval '1 hour')`.execute(db);
    await migrateToLatest(dbWithoutTimeout);
    const kept = await db.selectFrom('staff_invitations').select('token_hash').execute();
    expect(kept.map(({ token_hash }) => token_hash.toString()).toSorted()).toEqual([
      'accepted',
      'newer link of the founder',
      'waiting',
    ]);
    expect(await db.selectFrom('staff_sessions').select('id').execute()).toEqual([]);
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

  test.for([
    ['a job', ({ db }: DatabaseConnection) => createJobOpening(db, { status: 'closed' })],
    ['a blog', ({ db }: DatabaseConnection) => createBlog(db)],
    ['a compliance document', ({ db }: DatabaseConnection) => createComplianceItem(db)],
    [
      'a submission',
      ({ db }: DatabaseConnection) =>
        sql`insert into submissions (reference, kind, door) values ('CB-000000', 'contact', 'site')`.execute(
          db,
        ),
    ],
  ] as [string, (connection: DatabaseConnection) => Promise<unknown>][])(
    'is not added to a database that holds as little as %s',
    async ([, create]) => {
      const connection = await connectToMigrated();
      expect(await isEmpty(connection.db)).toBe(true);
      await create(connection);
      expect(await isEmpty(connection.db)).toBe(false);
    },
  );

  test('is added completely or not at all', async () => {
    const connection = await connectToMigrated();
    await sql`alter table compliance_items add check (name not like 'G%')`.execute(connection.db);
    await expect(seed(connection.db)).rejects.toThrow('violates check constraint');
    expect(await count(connection)).toEqual([0, 0, 0]);
  });
});
