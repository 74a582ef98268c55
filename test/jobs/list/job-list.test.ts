import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { JobCountsOutput, JobListInput, JobListOutput } from '../../../src/contract/job-opening.ts';
import { postLegacy, querySite } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

const JOBS = 140;

const oneOf = (texts: string[], step: number) => {
  const list = sql.join(texts.map((text) => sql`${text}::text`));
  return sql<string>`(array[${list}])[1 + (i * ${sql.lit(step)}) % ${sql.lit(texts.length)}]`;
};

/** Adds jobs that have the same texts, salaries and days as others. One in eleven is not open. */
async function addJobs({ db }: TestServer, count: number): Promise<void> {
  await sql`
    insert into job_openings (status, open_position, qualification, skills, experience, industry, location,
      min_salary, max_salary, max_salary_monthly, description, opened_at)
    select case when i % 11 = 0 then 'closed' else 'open' end,
      ${oneOf(['Security Guard', 'Lady Guard (Night)', 'Driver', 'Housekeeping Supervisor', 'Cook'], 3)},
      ${oneOf(['10th pass', '8th pass', 'Graduate'], 2)},
      ${oneOf(['patrolling', 'frisking, guard duty', 'night driving', 'report writing'], 1)},
      ${oneOf(['1-2 years', 'Fresher', '3-5 years'], 1)},
      ${oneOf(['Banking', 'Retail'], 1)},
      ${oneOf(['Pune, Maharashtra', 'Ranchi', 'Delhi', 'Panaji, Goa', 'Mumbai, Maharashtra'], 2)},
      '15000', (16000 + i % 9 * 3000)::text, case when i % 9 = 8 then null else 16000 + i % 9 * 3000 end,
      'Keeps a gate.', date_trunc('day', now()) - i / 20 * interval '1 day'
    from generate_series(1, ${count}::integer) as i`.execute(db);
}

const test = base.extend<{ filled: TestServer }>({
  filled: [
    async ({ server }, use) => {
      await addJobs(server, JOBS);
      await use(server);
    },
    { scope: 'file' },
  ],
});

async function list({ app }: TestServer, query: Partial<JobListInput>): Promise<JobListOutput> {
  const response = await querySite(app, 'jobs.list', { page: 1, ...query });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data;
}

const jidsOf = ({ jobs }: JobListOutput) => jobs.map(({ Jid }) => Jid);

/** The open jobs by a plain statement. */
async function listPlainly({ db }: TestServer, order: string, where: RawBuilder<SqlBool> = sql`true`) {
  const { rows } = await sql<{ jid: string; facets: string[] }>`
    select jid, facets from job_openings where status = 'open' and ${where} order by ${sql.raw(order)}
  `.execute(db);
  return rows;
}

const NEWEST = 'opened_at desc, id desc';
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

async function expectPages(
  server: TestServer,
  order: string,
  query: Partial<JobListInput>,
  where?: RawBuilder<SqlBool>,
) {
  const expected = (await listPlainly(server, order, where)).map(({ jid }) => jid);
  const pageSize = 15;
  const last = Math.max(1, Math.ceil(expected.length / pageSize));
  for (const page of new Set([1, 2, last - 1, last, last + 1].filter((each) => each > 0))) {
    const found = await list(server, { ...query, page, pageSize });
    expect([found.total, found.isCapped]).toEqual([expected.length, undefined]);
    expect(jidsOf(found), `page ${page}`).toEqual(expected.slice((page - 1) * pageSize, page * pageSize));
  }
}

describe('a long list', () => {
  test('is newest first', async ({ filled }) => expectPages(filled, NEWEST, {}));

  test.for(Object.entries(orders))(
    'has every job once, in the order of %s',
    async ([sort, order], { filled }) => {
      const column = sort as keyof typeof orders;
      await expectPages(filled, order, { sort: column });
      await expectPages(filled, upsideDown(order), { sort: column, direction: 'desc' });
    },
  );

  const chosen: [Partial<JobListInput>, RawBuilder<SqlBool>][] = [
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
    [{ search: 'security ranchi' }, sql`search @@ 'security & ranchi'`],
    [{ state: ['Nowhere'] }, sql`false`],
  ];
  test.for(chosen)(
    'narrowed by %j has what the rows have, and counts the filters',
    async ([query, where], { filled }) => {
      await expectPages(filled, NEWEST, query, where);
      await expectPages(filled, orders.Jid, { ...query, sort: 'Jid' }, where);
      if (query.experience !== undefined) return;
      const { search = '', ...filters } = query;
      const response = await querySite(filled.app, 'jobs.counts', { search, ...filters });
      const counts: JobCountsOutput = response.json().result.data;
      const rows = await listPlainly(filled, NEWEST, where);
      const years = Map.groupBy(rows, ({ facets }) => String(facets[3]).replace('experience:', ''));
      expect(Object.fromEntries(counts.experience.map(({ value, jobs }) => [value, jobs]))).toEqual(
        Object.fromEntries([...years].map(([value, { length }]) => [value, length])),
      );
    },
  );

  test('has the jobs with the word in their title first, where the best are wanted', async ({ filled }) => {
    const rows = await listPlainly(filled, NEWEST, sql`search @@ 'guard'`);
    const titled = await listPlainly(filled, NEWEST, sql`open_position ~ 'Guard'`);
    const best = [...titled, ...rows.filter(({ jid }) => !titled.some((each) => each.jid === jid))];
    expect(titled.length).toBeLessThan(rows.length);
    const found = await list(filled, { search: 'guard', sort: 'Best', pageSize: 100 });
    expect(jidsOf(found)).toEqual(best.slice(0, 100).map(({ jid }) => jid));
  });

  test('is sent whole to legacy clients, with exactly the bytes of the array', async ({ filled }) => {
    const streamed = await postLegacy(filled.app, '/Master/JobDetails?flag=All');
    expect(streamed.headers['content-type']).toBe('application/json; charset=utf-8');
    const pages = [await list(filled, { pageSize: 100 }), await list(filled, { page: 2, pageSize: 100 })];
    const jobs = pages.flatMap(({ jobs }) => jobs.map(({ ClosesOn: _, ...job }) => job));
    expect(streamed.body).toBe(JSON.stringify(jobs));
    expect(pages[0]?.total).toBe(jobs.length);
  });
});

describe('a misspelt search', () => {
  test.for([
    ['gaurd', 'guard'],
    ['secruity pune', 'security pune'],
    ['houskeeping', 'housekeeping'],
    ['superviserr', 'supervisor'],
    ['xecurity', 'security'],
    ['guard maharastra', 'guard maharashtra'],
  ])('for "%s" searches for "%s"', async ([search = '', meant = ''], { filled }) => {
    const { searchedFor, ...found } = await list(filled, { search });
    expect(searchedFor).toBe(meant);
    expect(found.total).toBeGreaterThan(0);
    expect(found).toEqual(await list(filled, { search: meant }));
  });

  test('finds nothing where no word is like it, and forgets a word with its last job', async ({ filled }) => {
    for (const search of ['qqqq', 'nobody-looks-for-this', 'grd', '99999', 'guard qqqqqqqq'])
      expect(await list(filled, { search }), search).toEqual({ jobs: [], total: 0 });
    const jid = await createJobOpening(filled.db, { skills: 'falconry' });
    expect(await list(filled, { search: 'falcnry' })).toMatchObject({
      searchedFor: 'falconry',
      jobs: [{ Jid: jid }],
    });
    await filled.db.deleteFrom('job_openings').where('jid', '=', jid).execute();
    expect(await list(filled, { search: 'falcnry' })).toEqual({ jobs: [], total: 0 });
  });
});

test('an empty list is empty to everybody', async ({ filled }) => {
  await sql`truncate job_openings cascade`.execute(filled.db);
  expect((await postLegacy(filled.app, '/Master/JobDetails?flag=All')).body).toBe('[]');
  expect(await list(filled, {})).toEqual({ jobs: [], total: 0 });
  const jid = await createJobOpening(filled.db);
  expect(await list(filled, { sort: 'Jid' })).toMatchObject({ total: 1, jobs: [{ Jid: jid }] });
});

test('a list of several batches has each job once for legacy clients', async ({ filled }) => {
  await addJobs(filled, 1_200);
  const jobs: { Jid: string }[] = (await postLegacy(filled.app, '/Master/JobDetails?flag=All')).json();
  expect(jobs.length).toBeGreaterThan(1_000);
  expect(new Set(jobs.map(({ Jid }) => Jid)).size).toBe(jobs.length);
});
