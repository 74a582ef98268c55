import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { parseConfig } from '../../../server/config.ts';
import { createContentVersion } from '../../../server/content/content-version.ts';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { connectDatabase, type DatabaseConnection } from '../../../server/database/connect.ts';
import { createPublicationStore } from '../../../server/files/publication-store.ts';
import { createResumeStore } from '../../../server/files/resume-store.ts';
import { createSubmissionLimit } from '../../../server/submissions/limit.ts';
import type { JobListInput, JobListOutput } from '../../../src/contract/job-opening.ts';
import { fillJobs } from '../../bench/job-rows.ts';
import { postLegacy, querySite } from '../../doors/doors.ts';
import { prepareDatabase } from '../../embedded/prepared-folder.ts';
import { createDatabase } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

const JOBS = 6_000;
/** The parts of each database; the embedded one has a folder of its own. */
const databases: [string, (dataDir: string) => Promise<DatabaseConnection>][] = [
  ['Postgres', async (dataDir) => connectDatabase({ databaseUrl: await createDatabase(), dataDir }, console)],
  [
    'the embedded database',
    async (dataDir) => {
      await prepareDatabase(dataDir);
      return connectDatabase({ databaseUrl: undefined, dataDir }, console);
    },
  ],
];

/** The plain SQL order of each column. */
const orders = {
  Jid: 'id',
  OpenPosition: 'open_position, id',
  Qualification: 'qualification, id',
  Skills: 'skills, id',
  Experience: 'experience, id',
  MaxSalary: 'max_salary_monthly nulls last, id',
  Industry: 'industry, opened_at, id',
  Location: 'location, opened_at, id',
};
const upsideDown = (order: string) =>
  order
    .split(', ')
    .map((part) => (part.includes('nulls') ? part.replace(' nulls', ' desc nulls') : `${part} desc`))
    .join(', ');

describe.each(databases)('a long list on %s', (_name, connect) => {
  let db: DatabaseConnection['db'];
  let app: Awaited<ReturnType<typeof buildApp>>;

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-test-'));
    const connection = await connect(dataDir);
    db = connection.db;
    await fillJobs(db, JOBS);
    // Many with the same time, and many that are not open.
    await sql`update job_openings set opened_at = date_trunc('day', opened_at)`.execute(db);
    await sql`update job_openings set status = 'closed' where id % 11 = 0`.execute(db);
    await sql`delete from job_openings where id % 17 = 0`.execute(db);
    const config = parseConfig({ SUBMIT_LIMIT_PER_MINUTE: '0', OVERLOAD_DELAY_MS: '0', DATA_DIR: dataDir });
    app = await buildApp(
      {
        config,
        db,
        resumes: await createResumeStore(config),
        publications: await createPublicationStore(config),
        submissionLimit: createSubmissionLimit(0, 0),
        content: createContentVersion(),
        site: sampleSiteHolder(),
      },
      pino({ level: 'silent' }),
    );
    return async () => {
      await app.close();
      await connection.close();
      await rm(dataDir, { recursive: true });
    };
  });

  async function list(query: Partial<JobListInput>): Promise<JobListOutput> {
    const response = await querySite(app, 'jobs.list', { page: 1, ...query });
    expect(response.statusCode, response.body).toBe(200);
    return response.json().result.data;
  }

  async function listPlainly(order: string): Promise<string[]> {
    const { rows } = await sql<{ jid: string }>`
      select jid from job_openings where status = 'open' order by ${sql.raw(order)}`.execute(db);
    return rows.map(({ jid }) => jid);
  }

  async function expectPages(expected: string[], query: Partial<JobListInput>): Promise<void> {
    const pageSize = 15;
    const last = Math.ceil(expected.length / pageSize);
    for (const page of [1, 2, 67, Math.floor(last / 2), last - 67, last - 1, last, last + 1]) {
      const { jobs, total, isCapped } = await list({ ...query, page, pageSize });
      expect({ total, isCapped }).toEqual({ total: expected.length, isCapped: undefined });
      const shown = expected.slice((page - 1) * pageSize, page * pageSize);
      expect(
        jobs.map(({ Jid }) => Jid),
        `page ${page}`,
      ).toEqual(shown);
    }
  }

  test('has the same pages as the plain order, newest first', async () => {
    await expectPages(await listPlainly('opened_at desc, id desc'), {});
  });

  test.for(Object.entries(orders))('has the same pages as the plain order, by %s', async ([sort, order]) => {
    const column = sort as keyof typeof orders;
    await expectPages(await listPlainly(order), { sort: column });
    await expectPages(await listPlainly(upsideDown(order)), { sort: column, direction: 'desc' });
  });

  test('stays correct while jobs open, change and close', async () => {
    const before = await list({});
    const jid = await createJobOpening(db, { open_position: 'AAA first of all' });
    const { total, jobs } = await list({ sort: 'OpenPosition' });
    expect([total, jobs[0]?.Jid]).toEqual([before.total + 1, jid]);
    await db
      .updateTable('job_openings')
      .set({ open_position: 'zzz last of all' })
      .where('jid', '=', jid)
      .execute();
    await expectPages(await listPlainly(upsideDown(orders.OpenPosition)), {
      sort: 'OpenPosition',
      direction: 'desc',
    });
    await db.updateTable('job_openings').set({ status: 'closed' }).where('jid', '=', jid).execute();
    expect(await list({})).toEqual(before);
    await expectPages(await listPlainly('opened_at desc, id desc'), {});
  });

  test('counts a filtered list up to 1,000 and says that there are more', async () => {
    const { rows } = await sql<{ industry: string; jobs: number }>`
      select industry, count(*)::integer as jobs from job_openings where status = 'open'
      group by industry order by jobs desc`.execute(db);
    for (const { industry, jobs } of rows.slice(0, 6))
      expect(await list({ industry })).toMatchObject({ total: Math.min(jobs, 1_000) });
    const many = await list({ search: 'years', page: 100 });
    expect(many).toMatchObject({ total: 1_000, isCapped: true });
    expect(many.jobs).toHaveLength(10);
    expect(await list({ search: 'years', page: 101 })).toMatchObject({ jobs: [] });
    const sorted = await list({ search: 'years', sort: 'Jid' });
    const { rows: first } = await sql<{ jid: string }>`
      select jid from job_openings where status = 'open' and search @@ 'years' order by id limit 10`.execute(
      db,
    );
    expect(sorted.jobs.map(({ Jid }) => Jid)).toEqual(first.map(({ jid }) => jid));
  });

  test.for([
    ['security ranchi', 'security & ranchi'],
    ['driver night', 'driver & night'],
    ['guard pune', 'guard & pune'],
  ])('finds for "%s" what the full-text index finds, newest and best first', async ([search = '', query]) => {
    const { rows } = await sql<{ jid: string; is_best: boolean }>`
      select jid, to_tsvector('simple', translate(open_position, '(),-', '    ')) @@ ${query}::tsquery as is_best
      from job_openings where status = 'open' and search @@ ${query}::tsquery
      order by opened_at desc, id desc`.execute(db);
    const best = [...rows.filter(({ is_best }) => is_best), ...rows.filter(({ is_best }) => !is_best)];
    expect(rows.length).toBeGreaterThan(0);
    for (const page of [1, 2]) {
      const shown = [(page - 1) * 5, page * 5] as const;
      const newest = await list({ search, page, pageSize: 5 });
      expect(newest.total).toBe(rows.length);
      expect(newest.jobs.map(({ Jid }) => Jid)).toEqual(rows.slice(...shown).map(({ jid }) => jid));
      const ranked = await list({ search, page, pageSize: 5, sort: 'Best' });
      expect(ranked.jobs.map(({ Jid }) => Jid)).toEqual(best.slice(...shown).map(({ jid }) => jid));
    }
  });

  test.for([
    ['gaurd', 'guard'],
    ['secruity pune', 'security pune'],
    ['houskeeping', 'housekeeping'],
    ['superviserr', 'supervisor'],
    ['xecurity', 'security'],
    ['guard maharastra', 'guard maharashtra'],
  ])('corrects "%s" to "%s"', async ([search = '', meant = '']) => {
    const { searchedFor, ...found } = await list({ search });
    expect(searchedFor).toBe(meant);
    expect(found.total).toBeGreaterThan(0);
    expect(found).toEqual(await list({ search: meant }));
  });

  test.for(['qqqq', 'nobody-looks-for-this', 'grd', '99999', 'guard qqqqqqqq'])(
    'finds nothing for "%s"',
    async (search) => {
      expect(await list({ search })).toEqual({ jobs: [], total: 0 });
    },
  );

  test('forgets a word when the last job with it is gone', async () => {
    const jid = await createJobOpening(db, { skills: 'falconry' });
    expect(await list({ search: 'falcnry' })).toMatchObject({
      searchedFor: 'falconry',
      jobs: [{ Jid: jid }],
    });
    await db.deleteFrom('job_openings').where('jid', '=', jid).execute();
    expect(await list({ search: 'falcnry' })).toEqual({ jobs: [], total: 0 });
  });

  test.for([
    [{ state: ['Maharashtra', 'Goa'] }, sql`facets[1] in ('state:Maharashtra', 'state:Goa')`],
    [
      { state: ['Delhi'], position: ['Security Guard'], pay: ['20000-30000'] },
      sql`facets[1] = 'state:Delhi' and facets[2] = 'position:Security Guard' and facets[3] = 'pay:20000-30000'`,
    ],
    [
      { search: 'guard', experience: ['0', '1-2'] },
      sql`facets[4] in ('experience:0', 'experience:1-2') and search @@ 'guard'`,
    ],
    [
      { industry: 'Banking', state: ['Maharashtra'] },
      sql`industry = 'Banking' and facets[1] = 'state:Maharashtra'`,
    ],
    [{ state: ['Nowhere'] }, sql`false`],
  ] as [Partial<JobListInput>, RawBuilder<SqlBool>][])(
    'counts by %j what the rows have',
    async ([chosen, where]) => {
      const { rows } = await sql<{ jid: string }>`
      select jid from job_openings where status = 'open' and ${where} order by opened_at desc, id desc`.execute(
        db,
      );
      const shown = rows.slice(0, 1_000).map(({ jid }) => jid);
      for (const page of [1, 2, Math.ceil(shown.length / 15)].filter((number) => number > 0)) {
        const found = await list({ ...chosen, page, pageSize: 15 });
        expect(found.total).toBe(Math.min(rows.length, 1_000));
        expect(found.isCapped).toBe(rows.length > 1_000 ? true : undefined);
        expect(found.jobs.map(({ Jid }) => Jid)).toEqual(shown.slice((page - 1) * 15, page * 15));
      }
      const upwards = await list({ ...chosen, sort: 'Jid' });
      const byId = rows.map(({ jid }) => Number(jid.slice(3))).sort((a, b) => a - b);
      expect(upwards.jobs.map(({ Jid }) => Number(Jid.slice(3)))).toEqual(byId.slice(0, 10));
    },
  );

  test('streams to legacy clients exactly the bytes of the whole array', async () => {
    const streamed = await postLegacy(app, '/Master/JobDetails?flag=All');
    expect(streamed.headers['content-type']).toBe('application/json; charset=utf-8');
    const jobs = [];
    for (let page = 1, all = 1; jobs.length < all; page += 1) {
      const { data } = (await querySite(app, 'jobs.list', { page, pageSize: 100 })).json().result;
      expect(data.jobs, `page ${page}`).not.toEqual([]);
      jobs.push(...data.jobs);
      all = data.total;
    }
    expect(streamed.body).toBe(JSON.stringify(jobs));
    expect(jobs.map(({ Jid }: { Jid: string }) => Jid)).toEqual(await listPlainly('opened_at desc, id desc'));
  });

  test('streams an empty list as an empty array, and is recounted when all jobs are gone', async () => {
    await sql`truncate job_openings cascade`.execute(db);
    expect((await postLegacy(app, '/Master/JobDetails?flag=All')).body).toBe('[]');
    expect(await list({})).toEqual({ jobs: [], total: 0 });
    const jid = await createJobOpening(db);
    expect(await list({ sort: 'Jid' })).toMatchObject({ total: 1, jobs: [{ Jid: jid }] });
  });
});
