import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { JobOpeningsTable } from '../../server/database/schema.ts';
import type { JobListInput } from '../../src/contract/job-opening.ts';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { jobDetails } from '../doors/rest/lists.ts';
import { type TestServer, test } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';

type Opening = Partial<Insertable<JobOpeningsTable>>;
type Query = Partial<Record<keyof JobListInput, unknown>>;

const MINUTE_MS = 60_000;

/** Inserts openings in an industry of the test's own, the newest first, and returns it with their Jids. */
async function createIndustry({ db }: TestServer, openings: Opening[]) {
  // One word of letters with which no search here begins, since rows are also found by their industry.
  const industry = `z${randomUUID().replace(/[^a-f]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 64))}`;
  const jids: string[] = [];
  for (const [index, opening] of openings.entries()) {
    const opened_at = new Date(Date.now() - (index + 1) * MINUTE_MS);
    jids.push(await createJobOpening(db, { industry, opened_at, ...opening }));
  }
  return { industry, jids };
}

async function list({ app }: TestServer, query: Query) {
  const response = await querySite(app, 'jobs.list', { page: 1, ...query });
  expect(response.statusCode, response.body).toBe(200);
  const { jobs, total } = response.json().result.data as { jobs: Record<string, string>[]; total: number };
  return { jobs, total, jids: jobs.map(({ Jid }) => Jid) };
}

describe('all open jobs', () => {
  test('have their legacy field names and are newest first, at both doors', async ({ server }) => {
    const { industry, jids } = await createIndustry(server, [
      { open_position: 'Guard 👮', max_salary: '18,500', skills: 'गश्त', location: 'Pune' },
      {},
      { status: 'closed' },
      { status: 'pending', opened_at: null },
    ]);
    const legacy: Record<string, string>[] = (await postLegacy(server.app, '/Master/JobDetails', {})).json();
    const ours = legacy.filter(({ Industry }) => Industry === industry);
    expect(ours.map(({ Jid }) => Jid)).toEqual(jids.slice(0, 2));
    expect(ours[0]).toEqual({
      Jid: jids[0],
      OpenPosition: 'Guard 👮',
      Qualification: '10th pass',
      Skills: 'गश्त',
      Experience: '1-2 years',
      MaxSalary: '18,500',
      Industry: industry,
      Location: 'Pune',
    });
    const site = (await querySite(server.app, 'jobs.list', { pageSize: 100 })).json().result.data;
    // The last day is on the site alone, whose pages older clients do not show.
    const jobs = legacy.map((job) => ({ ...job, ClosesOn: null }));
    expect(site).toEqual({ jobs, total: legacy.length });
  });

  test('are sent to legacy clients only: the site’s door sends them page by page', async ({ server }) => {
    await createIndustry(server, Array(12).fill({}));
    const { data } = (await querySite(server.app, 'jobs.list', { flag: 'All' })).json().result;
    expect(data.jobs).toHaveLength(10);
    expect(data.total).toBeGreaterThan(10);
    expect((await querySite(server.app, 'jobs.stream', {})).statusCode).toBe(404);
    const streamed = await server.app.inject({
      url: `/trpc/jobs.stream?batch=1&input=${encodeURIComponent('{"0":{}}')}`,
      headers: { 'trpc-accept': 'application/jsonl' },
    });
    expect(streamed.body).toContain('NOT_FOUND');
    expect(streamed.body).not.toContain('OpenPosition');
  });
});

describe('a page of the jobs', () => {
  test('has ten rows by default, and the total of all pages', async ({ server }) => {
    const { industry, jids } = await createIndustry(server, Array(23).fill({}));
    const pages = [1, 2, 3, 4].map((page) => list(server, { industry, page }));
    const [first, second, third, past] = await Promise.all(pages);
    expect(first).toMatchObject({ total: 23, jids: jids.slice(0, 10) });
    expect(second).toMatchObject({ total: 23, jids: jids.slice(10, 20) });
    expect(third).toMatchObject({ total: 23, jids: jids.slice(20) });
    expect(past).toMatchObject({ total: 23, jobs: [] });
    expect(await list(server, { industry, page: 1_000_000, pageSize: 100 })).toMatchObject({ jobs: [] });
  });

  test('has as many rows as are asked for', async ({ server }) => {
    const { industry, jids } = await createIndustry(server, Array(17).fill({}));
    for (const pageSize of [1, 5, 15, 100])
      expect((await list(server, { industry, pageSize })).jids).toEqual(jids.slice(0, pageSize));
  });

  test.for([
    ...[0, -1, 1.5, '1', 1_000_001].map((page) => ({ page })),
    ...[0, 101].map((pageSize) => ({ pageSize })),
    ...['description', ''].map((sort) => ({ sort })),
    ...[5, 'x'.repeat(201), ['x'], 'a\u0000b'].map((search) => ({ search })),
    ...[{}, 'a\u0000b'].map((industry) => ({ industry })),
    ...[{ direction: 'up' }, { flag: 'Closed' }, { location: 'a\u0000b' }],
  ] as Query[])('is refused for %j', async (query, { server }) => {
    expect((await querySite(server.app, 'jobs.list', { page: 1, ...query })).statusCode).toBe(400);
  });
});

describe('the order of the jobs', () => {
  test('by Jid is numerical, not alphabetical', async ({ server }) => {
    const industry = randomUUID();
    const million = await createNumbered(server, 1_000_000, industry);
    const small = await createNumbered(server, 99_999, industry);
    const jids = [small, million];
    expect((await list(server, { industry, sort: 'Jid' })).jids).toEqual(jids);
    const descending = await list(server, { industry, sort: 'Jid', direction: 'desc' });
    expect(descending.jids).toEqual(jids.toReversed());
  });
});

/** Makes the next opening get the Jid with this number. */
async function createNumbered({ db }: TestServer, number: number, industry: string): Promise<string> {
  await sql`select setval(pg_get_serial_sequence('job_openings', 'id'), ${number}::bigint, false)`.execute(
    db,
  );
  return createJobOpening(db, { industry });
}

const forGuard = (search: string): [string, ['guard']] => [search, ['guard']];

describe('a search of the jobs', () => {
  const guard: Opening = {
    open_position: 'Senior Security Guard (Night)',
    qualification: '12th pass / NCC "C"',
    skills: 'MS-Office/Excel, C#, O’Neil lock, गश्त करना',
    experience: '2+ years',
    location: 'Pune, Maharashtra',
    max_salary: '₹18,500',
  };
  const driver: Opening = {
    open_position: 'Driver',
    skills: 'LMV <licence>',
    experience: '5 years',
    location: 'Punjab',
  };

  const found: [string, ('guard' | 'driver')[]][] = [
    ...['security', 'SECURITY', 'secur', 'ecurity', 'guard senior', 'excel', 'office', 'ms-office'].map(
      forGuard,
    ),
    ...['2+', '(night)', '12th', 'C#', 'O’Neil', 'गश्त', '18,500', '₹18,500', 'Maharashtra, Pune'].map(
      forGuard,
    ),
    ...["guard'", 'guard & !senior', 'guard:*'].map(forGuard),
    ...['pun driv', 'licence', '<licence>'].map((search): [string, ['driver']] => [search, ['driver']]),
    ...['pun', '', '   '].map((search): [string, ['guard', 'driver']] => [search, ['guard', 'driver']]),
    ...['pun nothing', '18500', "' or 1=1 --", '\\', '%'].map((search): [string, []] => [search, []]),
  ];
  test('finds words and their beginnings in every text of a job', async ({ server }) => {
    const { industry, jids } = await createIndustry(server, [guard, driver]);
    for (const [search, names] of found) {
      const expected = jids.filter((_, at) => names.includes(at === 0 ? 'guard' : 'driver'));
      const { jids: listed, total } = await list(server, { industry, search });
      expect([listed, total], search).toEqual([expected, expected.length]);
    }
  });

  test('by Jid finds that job', async ({ server }) => {
    const { jids } = await createIndustry(server, [{}, {}]);
    expect((await list(server, { search: jids[1] })).jids).toEqual([jids[1]]);
    expect((await list(server, { search: jids[1]?.toLowerCase() })).jids).toEqual([jids[1]]);
  });
});

describe('one job', () => {
  test('is found by its Jid while it is open', async ({ server }) => {
    const jid = await createJobOpening(server.db, { min_salary: '16k', description: 'Two\n\nparagraphs' });
    const job = (await querySite(server.app, 'jobs.find', { Jid: jid })).json().result.data;
    expect(job).toMatchObject({ Jid: jid, MinSalary: '16k', Description: 'Two\n\nparagraphs' });
    expect(new Date(job.PostedAt).toISOString()).toBe(job.PostedAt);
  });

  test('that is not open is a 404, as is its page, and so is a Jid that nobody has', async ({ server }) => {
    const closed = await createJobOpening(server.db, { status: 'closed' });
    const pending = await createJobOpening(server.db, { status: 'pending' });
    for (const Jid of [closed, pending, '', 'JO-1', 'Security Guard', 'x'.repeat(200)]) {
      const response = await querySite(server.app, 'jobs.find', { Jid });
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toMatchObject({ data: { code: 'NOT_FOUND' } });
      if (Jid !== '') expect((await server.app.inject(`/career?job=${Jid}`)).statusCode, Jid).toBe(404);
    }
    for (const Jid of [undefined, null, 1001, {}, ['JO-1'], 'a\u0000b', 'x'.repeat(201)])
      expect((await querySite(server.app, 'jobs.find', { Jid })).statusCode, `${Jid}`).toBe(400);
  });
});

describe('recorded calls of JobDetails', () => {
  test.beforeAll(async ({ server }) => {
    await createJobOpening(server.db);
  });
  replay(jobDetails);
});
