import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { test as base, describe, expect } from 'vitest';
import { connectDatabase } from '../../../server/database/connect.ts';
import { jobFacets } from '../../../src/contract/job-facets.ts';
import type {
  JobCountsInput,
  JobCountsOutput,
  JobListInput,
  JobListOutput,
} from '../../../src/contract/job-opening.ts';
import { fillJobs } from '../../bench/job-rows.ts';
import { querySite } from '../../doors/doors.ts';
import { createDatabase, startTestServer, type TestServer } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

/** With fewer jobs, all of them would be searched rather than the newest. */
const JOBS = 41_000;

const test = base.extend<{ filled: TestServer }>({
  filled: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from it.
    async ({}, use) => {
      const databaseUrl = await createDatabase();
      const connection = await connectDatabase({ databaseUrl, dataDir: '' }, console);
      await fillJobs(connection.dbWithoutTimeout, JOBS, { hindiEvery: 5 });
      await connection.close();
      const server = await startTestServer({ DATABASE_URL: databaseUrl });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

async function ask<Output>({ app }: TestServer, procedure: string, input: object): Promise<Output> {
  const response = await querySite(app, procedure, input);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data;
}

const list = (server: TestServer, input: Partial<JobListInput>) =>
  ask<JobListOutput>(server, 'jobs.list', { page: 1, ...input });

const counts = (server: TestServer, input: Partial<JobCountsInput>) =>
  ask<JobCountsOutput>(server, 'jobs.counts', input);

/** All matches by a plain query, newest first. */
async function listPlainly({ db }: TestServer, where: RawBuilder<SqlBool>) {
  const { rows } = await sql<{ jid: string; facets: string[] }>`
    select jid, facets from job_openings where status = 'open' and ${where} order by opened_at desc, id desc
  `.execute(db);
  return rows;
}

const inState = (state: string) => sql<SqlBool>`facets[1] = ${`state:${state}`}`;
const words = (query: string) => sql<SqlBool>`search @@ ${query}::tsquery`;

/** Searches and what they find: words and facets, frequent and rare, alone and together, in both languages. */
const searches: [Partial<JobCountsInput>, RawBuilder<SqlBool>][] = [
  [{ search: 'years' }, words('years')],
  [{ search: 'hindi' }, words('hindi')],
  [{ search: 'patrolling frisking' }, words('patrolling & frisking')],
  [{ search: 'माली' }, words('माली | gardener')],
  [{ search: 'years', state: ['Maharashtra'] }, sql`${words('years')} and ${inState('Maharashtra')}`],
  [
    { search: 'hindi', state: ['Goa', 'Delhi'], pay: ['20000-30000'] },
    sql`${words('hindi')} and facets[1] in ('state:Goa', 'state:Delhi') and facets[3] = 'pay:20000-30000'`,
  ],
  [
    { search: 'years', industry: 'Banking', experience: ['0', '1-2'] },
    sql`${words('years')} and industry = 'Banking' and facets[4] in ('experience:0', 'experience:1-2')`,
  ],
  [{ industry: 'Banking' }, sql`industry = 'Banking'`],
  [{ industry: 'Banking', state: ['Assam'] }, sql`industry = 'Banking' and ${inState('Assam')}`],
  [{ state: ['Maharashtra'] }, inState('Maharashtra')],
  [
    { state: ['Punjab', 'Goa'], pay: ['30000-50000'] },
    sql`facets[1] in ('state:Punjab', 'state:Goa') and facets[3] = 'pay:30000-50000'`,
  ],
];

async function expectTheNewest(
  server: TestServer,
  input: Partial<JobCountsInput>,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const all = await listPlainly(server, where);
  expect(all.length).toBeGreaterThan(0);
  for (const page of [1, 2, 20]) {
    const found = await list(server, { ...input, page });
    const shown = all.slice((page - 1) * 10, page * 10);
    expect(found.jobs.map(({ Jid }) => Jid)).toEqual(shown.map(({ jid }) => jid));
    // What was not looked for may be missing from the total, which says so; it never has too many.
    if (found.isCapped) {
      expect(found.total).toBeLessThanOrEqual(Math.min(all.length, 1_000));
      expect(found.total).toBeGreaterThanOrEqual(Math.min(page * 10, all.length));
    } else expect(found.total).toBe(all.length);
  }
}

async function expectTheirCounts(
  server: TestServer,
  input: Partial<JobCountsInput>,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const all = await listPlainly(server, where);
  const found = await counts(server, input);
  const free = jobFacets.filter((facet) => input[facet] === undefined);
  // The rarest positions are in no list, so that their sum is too small.
  const counted = Math.max(...free.map((facet) => found[facet].reduce((sum, { jobs }) => sum + jobs, 0)));
  if (found.isCapped) expect(counted).toBeGreaterThanOrEqual(Math.min(all.length, 300));
  else expect(counted).toBe(all.length);
  for (const facet of free) {
    const newest = all.slice(0, counted).map(({ facets }) => facets[jobFacets.indexOf(facet)] ?? '');
    const expected = [...Map.groupBy(newest, (key) => key)]
      .map(([key, { length }]) => ({ value: key.slice(facet.length + 1), jobs: length }))
      .sort((a, b) => b.jobs - a.jobs || (a.value < b.value ? -1 : 1));
    expect(found[facet]).toEqual(expected.slice(0, 60));
  }
}

const withWords = searches.filter(([{ search, industry }]) => search ?? industry);

describe('among many jobs', () => {
  test.for(searches)('%j finds the newest of all that match', async ([input, where], { filled }) => {
    await expectTheNewest(filled, input, where);
  });

  test.for(withWords)('%j counts the filters of the newest matches', async ([input, where], { filled }) => {
    await expectTheirCounts(filled, input, where);
  });

  test('both follow jobs that open, change and close, and come back long after', async ({ filled }) => {
    const { db } = filled;
    await sql`update job_openings set status = 'closed', closed_at = now()
      where id in (select id from job_openings where status = 'open' and id % 3 = 0
        order by opened_at desc limit 4000)`.execute(db);
    // Old jobs that are opened once more are the newest, and jobs that were moved in can be older than all.
    await sql`update job_openings set opened_at = now() - id * interval '1 second' where id % 500 = 1`.execute(
      db,
    );
    await sql`update job_openings set opened_at = timestamptz '2011-05-01' + id * interval '1 hour'
      where id % 500 = 2`.execute(db);
    await sql`update job_openings set location = 'Goa', skills = 'patrolling, frisking, hindi'
      where id % 97 = 5`.execute(db);
    await sql`update job_openings set translations = jsonb_build_object('hi', jsonb_build_object('OpenPosition',
      jsonb_build_object('source', open_position, 'text', 'माली'))) where id % 1013 = 7`.execute(db);
    const latest = await createJobOpening(db, { skills: 'patrolling, hindi', location: 'Goa' });
    await sql`update job_openings set opened_at = now() where jid = ${latest}`.execute(db);
    for (const [input, where] of searches) await expectTheNewest(filled, input, where);
    for (const [input, where] of withWords) await expectTheirCounts(filled, input, where);
    const { jobs } = await list(filled, { search: 'hindi', state: ['Goa'] });
    expect(jobs[0]?.Jid).toBe(latest);
  });

  test('a filter finds jobs of which none is among the newest', async ({ filled }) => {
    await sql`update job_openings set location = 'Delhi'
      where facets[1] = 'state:Karnataka' and opened_at > now() - interval '10 days'`.execute(filled.db);
    await expectTheNewest(filled, { state: ['Karnataka'] }, inState('Karnataka'));
  });
});
