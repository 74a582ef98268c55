import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { jobPage } from '../../src/contract/job-opening.ts';
import { querySite } from '../doors/doors.ts';
import { type TestServer, test } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';

const get = ({ app }: TestServer, url: string) => app.inject({ url });

async function findPage({ app }: TestServer, Jid: string) {
  const response = await querySite(app, 'jobs.findPage', { Jid });
  expect(response.statusCode, response.body).toBe(200);
  return jobPage.parse(response.json().result.data);
}

describe('the page of a job', () => {
  test('that is open has its Jid and slug as its address', async ({ server }) => {
    const jid = await createJobOpening(server.db, { open_position: 'Fire Officer (Grade II)' });
    const page = await get(server, `/jobs/${jid}-fire-officer-grade-ii`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers).not.toHaveProperty('x-robots-tag');
  });

  test('redirects there from its Jid and another slug', async ({ server }) => {
    const jid = await createJobOpening(server.db, { open_position: 'Fire Officer' });
    const right = `/jobs/${jid}-fire-officer`;
    for (const slug of ['', '-', '-guard', '-Fire-Officer', '-fire%20officer', '-fire-officer/'])
      for (const path of [`/jobs/${jid}${slug}`, `/jobs/${jid.toLowerCase()}${slug}`]) {
        let address = `${path}?utm=1&x=%2F`;
        // Another letter case and another slug together may take two redirects.
        for (let hops = 0; hops < 2 && address !== `${right}?utm=1&x=%2F`; hops++) {
          const { statusCode, headers } = await get(server, address);
          expect(statusCode, address).toBe(301);
          address = String(headers.location);
        }
        expect(address).toBe(`${right}?utm=1&x=%2F`);
      }
  });

  test('that is closed is a 410 that search engines must not index, and a 404 if it never opened', async ({
    server,
  }) => {
    const jid = await createJobOpening(server.db, { status: 'closed' });
    expect((await get(server, `/jobs/${jid}`)).statusCode).toBe(301);
    const { statusCode, headers } = await get(server, `/jobs/${jid}-security-guard`);
    expect([statusCode, headers['x-robots-tag']]).toEqual([410, 'noindex']);
    const pending = await createJobOpening(server.db, { status: 'pending', opened_at: null });
    for (const missing of [pending, 'JO-1', 'JO-999999999999999999'])
      for (const slug of ['', '-security-guard']) {
        expect((await get(server, `/jobs/${missing}${slug}`)).statusCode, missing + slug).toBe(404);
        expect((await querySite(server.app, 'jobs.findPage', { Jid: missing })).statusCode).toBe(404);
      }
  });

  test('follows the job’s status, as the lists do', async ({ server }) => {
    const industry = randomUUID();
    const jid = await createJobOpening(server.db, { industry, status: 'pending', opened_at: null });
    const seen = async () => [
      (await get(server, `/jobs/${jid}-security-guard`)).statusCode,
      (await querySite(server.app, 'jobs.find', { Jid: jid })).statusCode,
      (await querySite(server.app, 'jobs.list', { page: 1, industry })).json().result.data.total,
      (await get(server, `/career?job=${jid}`)).statusCode,
    ];
    const set = async (status: 'pending' | 'open' | 'closed') => {
      await server.db
        .updateTable('job_openings')
        .set({ status, opened_at: new Date() })
        .where('jid', '=', jid)
        .execute();
      // A change made by this server also raises the content version.
      server.content.current += 1;
    };
    expect(await seen()).toEqual([404, 404, 0, 404]);
    await set('open');
    expect(await seen()).toEqual([200, 200, 1, 200]);
    await set('closed');
    expect(await seen()).toEqual([410, 404, 0, 404]);
  });
});

describe('what the page of a job shows', () => {
  test('is the complete job, and whether it is open', async ({ server }) => {
    const jid = await createJobOpening(server.db, {
      min_salary: '15k',
      max_salary: '18,500',
      description: 'Gate.\n\n- nights',
      posted_at: new Date('2026-01-31T20:00:00Z'),
    });
    expect(await findPage(server, jid)).toMatchObject({
      Jid: jid,
      OpenPosition: 'Security Guard',
      MinSalary: '15k',
      MaxSalary: '18,500',
      Description: 'Gate.\n\n- nights',
      PostedAt: '2026-01-31T20:00:00.000Z',
      state: 'open',
    });
    const closed = await createJobOpening(server.db, { status: 'closed' });
    expect(await findPage(server, closed)).toMatchObject({ Jid: closed, state: 'closed' });
  });

  test('and its last day, in both languages, in the list, in the feed and in search results', async ({
    server,
  }) => {
    const jid = await createJobOpening(server.db, { closes_on: '2099-12-31' });
    const path = `/jobs/${jid}-security-guard`;
    expect(await findPage(server, jid)).toMatchObject({ ClosesOn: '2099-12-31' });
    for (const [prefix, day] of [
      ['', '31-12-2099'],
      ['/hi', '31 दिसंबर 2099'],
    ]) {
      for (const shown of [path, '/Career', '/feeds/jobs.json'])
        expect((await get(server, `${prefix}${shown}`)).body, prefix + shown).toContain(day);
      expect((await get(server, prefix + path)).body).toContain('"validThrough":"2099-12-31T23:59:59+05:30"');
    }
  });

  test('includes at most four similar open jobs: first those of its position, then those of its city', async ({
    server,
  }) => {
    const [open_position, location, industry] = [randomUUID(), randomUUID(), randomUUID()];
    const create = (changes: object) =>
      createJobOpening(server.db, {
        open_position: 'Another',
        location: 'Elsewhere',
        industry: 'Other',
        ...changes,
      });
    const ofIndustry = await create({ industry });
    const ofCity = await create({ location });
    const ofBoth = await create({ location, industry });
    const ofPosition = await create({ open_position });
    await create({ open_position, location, industry, status: 'closed' });
    await create({ open_position, location, industry, status: 'pending', opened_at: null });
    await create({});
    const jid = await create({ open_position, location, industry });
    const similarTo = async (each: string) => (await findPage(server, each)).similar.map(({ Jid }) => Jid);
    expect(await similarTo(jid)).toEqual([ofPosition, ofBoth, ofCity, ofIndustry]);

    const near = await create({ open_position, location });
    const far = [await create({ open_position }), await create({ open_position })];
    expect(await similarTo(jid)).toEqual([near, ...far.toReversed(), ofPosition]);
    const closed = await create({ location, industry: randomUUID(), status: 'closed' });
    expect(await similarTo(closed)).toHaveLength(4);
  });
});
