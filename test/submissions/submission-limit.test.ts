import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { removeOldGuards } from '../../server/submissions/guards.queries.ts';
import { callSite, postLegacy, querySite, siteHeaders } from '../doors/doors.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';

const PATH = '/Master/SubmitUserRequest';

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '3', ...settings });
  onTestFinished(() => server.stop());
  return server;
}

/** Posts a contact request from that peer, through those proxies. */
async function postFrom({ app }: TestServer, remoteAddress: string, forwardedFor?: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api${PATH}`,
    payload: makeContact(),
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });
  return statusCode;
}

describe('a limit of three submissions a minute', () => {
  test('counts all forms and both doors together', async () => {
    const { app, db } = await start();
    expect((await postLegacy(app, PATH, makeContact())).statusCode).toBe(200);
    expect((await callSite(app, 'quotation.submit', makeQuotation())).statusCode).toBe(200);
    expect((await postLegacy(app, '/Master/SubmitJobAplicationDetails', makeApplication())).statusCode).toBe(
      200,
    );

    const legacy = await postLegacy(app, '/Master/SubmitJobDetails', makePosting());
    expect(legacy.statusCode).toBe(429);
    expect(legacy.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(legacy.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
    const site = await callSite(app, 'contact.submit', makeContact());
    expect(site.statusCode).toBe(429);
    expect(site.json().error.data).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
    for (const answer of [legacy, site]) {
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(answer.body).toContain(`${wait} seconds`);
    }
    expect(await countStored(db)).toBe(3);
  });

  test('counts each call of a batch', async () => {
    const { app, db } = await start();
    const calls = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [index, makeContact()]));
    const answer = await callSite(app, `${Array(5).fill('contact.submit').join()}?batch=1`, calls);
    expect(answer.statusCode).toBe(207);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countStored(db)).toBe(3);
  });

  test('does not count malformed submissions, nor reads', async () => {
    const { app } = await start();
    for (let time = 0; time < 6; time++) {
      expect((await postLegacy(app, PATH, makeContact({ mobileNo: 'x' }))).statusCode).toBe(400);
      expect((await postLegacy(app, PATH, {})).statusCode).toBe(400);
      expect((await callSite(app, 'contact.submit', makeContact({ fullName: '' }))).statusCode).toBe(400);
      expect((await callSite(app, 'contact.submit', makeContact(), { cookie: '' })).statusCode).toBe(403);
      expect((await postLegacy(app, '/Master/JobDetails')).statusCode).toBe(200);
      expect((await querySite(app, 'jobs.list', { page: 1 })).statusCode).toBe(200);
    }
    expect((await postLegacy(app, PATH, makeContact())).statusCode).toBe(200);
  });

  test('holds for eight concurrent submissions', async () => {
    const { app, db } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => postLegacy(app, PATH, makeContact())));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(await countStored(db)).toBe(3);
  });

  test('is counted for each address separately', async () => {
    const server = await start();
    for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::1'])
      for (const expected of [200, 200, 200, 429]) expect(await postFrom(server, address)).toBe(expected);
  });

  test('does not affect reads', async () => {
    const { app } = await start();
    for (let time = 0; time < 5; time++) await postLegacy(app, PATH, makeContact());
    expect((await postLegacy(app, '/Master/JobDetails')).statusCode).toBe(200);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

describe('a limit of two submissions of one form a minute', () => {
  test('leaves the other forms the rest of the address’s limit', async () => {
    const { app, db } = await start({ SUBMIT_LIMIT_PER_MINUTE: '5', SUBMIT_LIMIT_PER_FORM: '2' });
    for (const expected of [200, 200, 429, 429])
      expect((await postLegacy(app, PATH, makeContact())).statusCode).toBe(expected);
    expect((await callSite(app, 'contact.submit', makeContact())).statusCode).toBe(429);
    expect((await callSite(app, 'quotation.submit', makeQuotation())).statusCode).toBe(200);
    expect(await countStored(db)).toBe(3);
  });
});

describe('two servers on one database', () => {
  async function startTwo(settings: Record<string, string> = {}): Promise<[TestServer, TestServer]> {
    const first = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '3', ...settings });
    onTestFinished(() => first.stop());
    const second = await start({ DATABASE_URL: first.databaseUrl, ...settings });
    return [first, second];
  }

  test('share one limit', async () => {
    const [first, second] = await startTwo();
    expect((await postLegacy(first.app, PATH, makeContact())).statusCode).toBe(200);
    expect((await callSite(second.app, 'contact.submit', makeContact())).statusCode).toBe(200);
    expect((await callSite(second.app, 'quotation.submit', makeQuotation())).statusCode).toBe(200);

    const legacy = await postLegacy(first.app, PATH, makeContact());
    const site = await callSite(first.app, 'quotation.submit', makeQuotation());
    expect(legacy.statusCode).toBe(429);
    expect(legacy.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(site.json().error.data).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
    for (const answer of [legacy, site]) {
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(30);
      expect(wait).toBeLessThanOrEqual(60);
      expect(answer.body).toContain(`${wait} seconds`);
    }
    expect(await countStored(first.db)).toBe(3);
  });

  test('share one limit of a form', async () => {
    const [first, second] = await startTwo({ SUBMIT_LIMIT_PER_FORM: '1' });
    expect((await postLegacy(first.app, PATH, makeContact())).statusCode).toBe(200);
    expect((await postLegacy(second.app, PATH, makeContact())).statusCode).toBe(429);
    expect((await callSite(second.app, 'quotation.submit', makeQuotation())).statusCode).toBe(200);
  });

  test('enforce it for concurrent submissions', async () => {
    const [first, second] = await startTwo();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => postLegacy((n % 2 ? first : second).app, PATH, makeContact())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(await countStored(first.db)).toBe(3);
  });

  test('keep no file of a refused application', async () => {
    const [first, second] = await startTwo();
    for (let time = 0; time < 3; time++) await postLegacy(first.app, PATH, makeContact());
    const form = makeApplicationForm();
    const answer = await postLegacy(second.app, '/Master/SubmitJobAplicationDetails', form);
    expect(answer.statusCode).toBe(429);
    expect(await readdir(join(second.config.dataDir, 'resumes'))).toEqual([]);
    expect(await countStored(first.db)).toBe(3);
  });

  test('start a new count a minute after the first submission', async () => {
    const [first, second] = await startTwo();
    for (let time = 0; time < 3; time++) await postLegacy(first.app, PATH, makeContact());
    await sql`update submission_counts set started_at = started_at - interval '61 seconds'`.execute(first.db);
    expect((await postLegacy(second.app, PATH, makeContact())).statusCode).toBe(200);
    const counts = await first.db.selectFrom('submission_counts').select(['form', 'count']).execute();
    expect(counts).toContainEqual({ form: 'all', count: 1 });
  });

  test('forget an address when its minute is over', async () => {
    const [first] = await startTwo();
    await postLegacy(first.app, PATH, makeContact());
    await removeOldGuards(first.db);
    expect(await first.db.selectFrom('submission_counts').selectAll().execute()).toHaveLength(2);
    await sql`update submission_counts set started_at = started_at - interval '61 seconds'`.execute(first.db);
    await removeOldGuards(first.db);
    expect(await first.db.selectFrom('submission_counts').selectAll().execute()).toEqual([]);
  });
});

describe('the address that counts', () => {
  test.for([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:db8:1:2:3:4:5:6', '2001:0DB8:1:2::'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
  ] as [string, string][])('is the same for %s and %s', async ([one, other]) => {
    const server = await start({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    expect(await postFrom(server, one)).toBe(200);
    expect(await postFrom(server, other)).toBe(429);
  });

  test.for([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['::1', '1::'],
    ['192.0.2.1', '192.0.2.2'],
  ] as [string, string][])('is different for %s and %s', async ([one, other]) => {
    const server = await start({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    expect(await postFrom(server, one)).toBe(200);
    expect(await postFrom(server, other)).toBe(200);
  });

  test.for(['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])(
    'is never taken from %s, even behind a trusted proxy',
    async (header) => {
      const { app } = await start({ TRUST_PROXY: '10.0.0.1' });
      const codes = [];
      for (const claimed of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4']) {
        const value = header === 'forwarded' ? `for=${claimed}` : claimed;
        const headers = { [header]: value };
        const sent = { method: 'POST', url: `/api${PATH}`, payload: makeContact(), headers } as const;
        codes.push((await app.inject({ ...sent, remoteAddress: '10.0.0.1' })).statusCode);
      }
      expect(codes).toEqual([200, 200, 200, 429]);
    },
  );

  test('is the peer’s, whatever its headers claim', async () => {
    const server = await start();
    const codes = [];
    for (const claimed of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])
      codes.push(await postFrom(server, '192.0.2.1', claimed));
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('is the one that a trusted proxy reports', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    for (const visitor of ['1.1.1.1', '1.1.1.2'])
      for (const expected of [200, 200, 200, 429])
        expect(await postFrom(server, '10.0.0.1', visitor)).toBe(expected);
  });

  test('is not one that the visitor has put before the proxy’s entry', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    const codes = [];
    for (const claimed of ['8.8.8.1', '8.8.8.2', '8.8.8.3', '8.8.8.4'])
      codes.push(await postFrom(server, '10.0.0.1', `${claimed}, 1.1.1.1`));
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('is the peer’s if the peer is not the trusted proxy', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    const codes = [];
    for (const claimed of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])
      codes.push(await postFrom(server, '10.0.0.2', claimed));
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});

test('a limit of 0 means no limit', async () => {
  const { app } = await start({ SUBMIT_LIMIT_PER_MINUTE: '0' });
  const headers = { ...siteHeaders, 'x-forwarded-for': '1.1.1.1' };
  for (let time = 0; time < 40; time++)
    expect((await postLegacy(app, PATH, makeContact(), headers)).statusCode).toBe(200);
});
