import { describe, expect } from 'vitest';
import { experienceBands, payBands } from '../../../src/contract/job-facets.ts';
import type { JobCountsInput, JobCountsOutput } from '../../../src/contract/job-opening.ts';
import { querySite } from '../../doors/doors.ts';
import { type TestServer, test } from '../../environment/app.ts';
import { createJobOpening } from '../../factories/rows.ts';

/** The facets that the database derives from a job's texts. */
async function read(server: TestServer, changes: Parameters<typeof createJobOpening>[1]): Promise<string[]> {
  const jid = await createJobOpening(server.db, changes);
  const { facets } = await server.db
    .selectFrom('job_openings')
    .select('facets')
    .where('jid', '=', jid)
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom('job_openings').where('jid', '=', jid).execute();
  return facets.map((facet) => facet.slice(facet.indexOf(':') + 1));
}

async function counts(server: TestServer, input: Partial<JobCountsInput>): Promise<JobCountsOutput> {
  const response = await querySite(server.app, 'jobs.counts', input);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().result.data;
}

const asRecord = (list: { value: string; jobs: number }[]) =>
  Object.fromEntries(list.map(({ value, jobs }) => [value, jobs]));

describe('the facets of a job', () => {
  test('include its state, by name or by a large city', async ({ server }) => {
    const expected = {
      'Gurugram, Haryana': 'Haryana',
      'Pune, Maharashtra 411001': 'Maharashtra',
      'Kanpur (UP)': 'Uttar Pradesh',
      Delhi: 'Delhi',
      'Delhi - NCR': 'Delhi',
      THANE: 'Maharashtra',
      'Mumbai / Pune': 'Maharashtra',
      'Srinagar, J&K': 'Jammu and Kashmir',
      'Goa, India': 'Goa',
      'Anywhere in India': 'not-said',
      पुणे: 'not-said',
      '411001': 'not-said',
    };
    for (const [location, state] of Object.entries(expected))
      expect((await read(server, { location }))[0], location).toBe(state);
  });

  test('include its position without additions', async ({ server }) => {
    const expected = {
      'Security Guard': 'Security Guard',
      'Security Guard (Night)': 'Security Guard',
      'Driver - Rotational': 'Driver',
      'Bouncer / Marshal': 'Bouncer / Marshal',
      'Ex-Serviceman': 'Ex-Serviceman',
      '(Lady, Guard)': '(Lady  Guard)',
    };
    for (const [open_position, position] of Object.entries(expected))
      expect((await read(server, { open_position }))[1], open_position).toBe(position);
  });

  test('include its monthly pay', async ({ server }) => {
    const expected = [
      [14_999, '0-15000'],
      [15_000, '15000-20000'],
      [29_999, '20000-30000'],
      [30_000, '30000-50000'],
      [50_000, '50000-up'],
      [null, 'not-said'],
    ] as const;
    for (const [max_salary_monthly, pay] of expected)
      expect((await read(server, { max_salary_monthly }))[2]).toBe(pay);
    expect(expected.map(([, pay]) => pay)).toEqual(payBands);
  });

  test('include the fewest years of experience that it requires', async ({ server }) => {
    const expected = {
      Fresher: '0',
      'No experience needed': '0',
      '6 months to 2 years': '0',
      'Up to 3 years': '0',
      '1-3 years': '1-2',
      '2+ years': '1-2',
      '02 years': '1-2',
      '5 years': '3-5',
      'Minimum 8 yrs': '6-9',
      '10-15 years': '10-up',
      'As per rules': 'not-said',
      '2026': 'not-said',
    };
    for (const [experience, years] of Object.entries(expected))
      expect((await read(server, { experience }))[3], experience).toBe(years);
    expect(new Set(Object.values(expected))).toEqual(new Set(experienceBands));
  });
});

describe('the counts of the filters', () => {
  const guard = { open_position: 'Guard (Night)', location: 'Pune, Maharashtra', max_salary_monthly: 18_000 };

  test('follow jobs as they open, change and close, and count each facet without its own choice', async ({
    server,
  }) => {
    const ids = [
      await createJobOpening(server.db, guard),
      await createJobOpening(server.db, { ...guard, location: 'Goa', experience: 'Fresher' }),
      await createJobOpening(server.db, { ...guard, open_position: 'Driver', max_salary_monthly: null }),
      await createJobOpening(server.db, { ...guard, status: 'pending', opened_at: null }),
    ];
    const all = await counts(server, {});
    expect(all.all).toBe(3);
    expect(asRecord(all.state)).toEqual({ Maharashtra: 2, Goa: 1 });
    expect(asRecord(all.position)).toEqual({ Guard: 2, Driver: 1 });
    expect(asRecord(all.pay)).toEqual({ '15000-20000': 2, 'not-said': 1 });
    expect(asRecord(all.experience)).toEqual({ '1-2': 2, '0': 1 });

    const chosen = await counts(server, { state: ['Goa'], position: ['Guard', 'Driver'] });
    expect(chosen.all).toBe(3);
    expect(asRecord(chosen.state)).toEqual({ Maharashtra: 2, Goa: 1 });
    expect(asRecord(chosen.position)).toEqual({ Guard: 1 });
    expect(asRecord(chosen.pay)).toEqual({ '15000-20000': 1 });

    const searched = await counts(server, { search: 'gaurd', state: ['Goa'] });
    expect(asRecord(searched.state)).toEqual({ Maharashtra: 1, Goa: 1 });
    expect(asRecord(searched.position)).toEqual({ Guard: 1 });
    expect(await counts(server, { search: '?!' })).toMatchObject({ all: 3, state: [] });
    expect(asRecord((await counts(server, { location: 'Goa' })).state)).toEqual({ Goa: 1 });

    const change = (jid: string | undefined, changes: object) =>
      server.db.updateTable('job_openings').set(changes).where('jid', '=', String(jid)).execute();
    await change(ids[1], { location: 'Kochi' });
    await change(ids[2], { status: 'closed' });
    expect(asRecord((await counts(server, {})).state)).toEqual({ Maharashtra: 1, Kerala: 1 });
  });

  test.for([{ pay: ['a lot'] }, { state: 'Goa' }, { state: ['a\u0000b'] }, { experience: ['0', 'x'] }])(
    'refuse %j',
    async (input, { server }) => {
      for (const procedure of ['jobs.counts', 'jobs.list'])
        expect((await querySite(server.app, procedure, { page: 1, ...input })).statusCode).toBe(400);
    },
  );
});
