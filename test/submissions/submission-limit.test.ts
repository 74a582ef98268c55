import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { removeOldGuards } from '../../server/submissions/guards.queries.ts';
import { callSite, postLegacy, querySite } from '../doors/doors.ts';
import { test as base, type StartedServer, startTestServer, type TestServer } from '../environment/app.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';

const PATH = '/Master/SubmitUserRequest';

/** A server that believes its proxy, so that each test has an address of its own. */
const test = base
  .extend<{ settings: Record<string, string> }>({
    settings: [{ SUBMIT_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'loopback' }, { scope: 'file' }],
  })
  .extend<{ address: Record<string, string> }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    address: async ({}, use) => use({ 'x-forwarded-for': `192.0.2.${++addresses}` }),
  });
let addresses = 0;

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '3', ...settings });
  onTestFinished(() => server.stop());
  return server;
}

const sentFrom = (remoteAddress: string) =>
  ({ method: 'POST', url: `/api${PATH}`, payload: makeContact(), remoteAddress }) as const;

/** Posts a contact request from that peer, through those proxies. */
async function postFrom({ app }: TestServer, remoteAddress: string, forwardedFor?: string): Promise<number> {
  const { statusCode } = await app.inject({
    ...sentFrom(remoteAddress),
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });
  return statusCode;
}

describe('a limit of three submissions a minute', () => {
  test('counts all forms and both doors together', async ({ server: { app, db }, address }) => {
    const before = await countStored(db);
    for (const answer of [
      await postLegacy(app, PATH, makeContact(), address),
      await callSite(app, 'quotation.submit', makeQuotation(), address),
      await postLegacy(app, '/Master/SubmitJobAplicationDetails', makeApplication(), address),
    ])
      expect(answer.statusCode).toBe(200);
    const legacy = await postLegacy(app, '/Master/SubmitJobDetails', makePosting(), address);
    expect(legacy.statusCode).toBe(429);
    expect(legacy.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(legacy.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
    const site = await callSite(app, 'contact.submit', makeContact(), address);
    expect(site.statusCode).toBe(429);
    expect(site.json().error.data).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
    for (const answer of [legacy, site]) {
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(answer.body).toContain(`${wait} seconds`);
    }
    expect(await countStored(db)).toBe(before + 3);
  });

  test('counts each call of a batch', async ({ server: { app, db }, address }) => {
    const before = await countStored(db);
    const calls = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [index, makeContact()]));
    const answer = await callSite(app, `${Array(5).fill('contact.submit').join()}?batch=1`, calls, address);
    expect(answer.statusCode).toBe(207);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countStored(db)).toBe(before + 3);
  });

  test('counts neither what is malformed nor what only reads', async ({ server: { app }, address }) => {
    const call = (values: object, headers = {}) =>
      callSite(app, 'contact.submit', { ...values }, { ...address, ...headers });
    for (let time = 0; time < 2; time++) {
      expect((await postLegacy(app, PATH, makeContact({ mobileNo: 'x' }), address)).statusCode).toBe(400);
      expect((await postLegacy(app, PATH, {}, address)).statusCode).toBe(400);
      expect((await call(makeContact({ fullName: '' }))).statusCode).toBe(400);
      expect((await call(makeContact(), { cookie: '' })).statusCode).toBe(403);
    }
    for (const expected of [200, 200, 200, 429])
      expect((await postLegacy(app, PATH, makeContact(), address)).statusCode).toBe(expected);
    expect((await postLegacy(app, '/Master/JobDetails', {}, address)).statusCode).toBe(200);
    expect((await querySite(app, 'jobs.list', { page: 1 }, address)).statusCode).toBe(200);
    expect((await app.inject({ url: '/', headers: address })).statusCode).toBe(200);
  });
});

describe('two servers on one database', () => {
  async function startTwo(settings: Record<string, string> = {}): Promise<[StartedServer, TestServer]> {
    const first = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '3', ...settings });
    onTestFinished(() => first.stop());
    const second = await start({ DATABASE_URL: first.databaseUrl, ...settings });
    return [first, second];
  }

  test('share one limit, also for submissions at the same moment', async () => {
    const [first, second] = await startTwo();
    expect((await postLegacy(first.app, PATH, makeContact())).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => postLegacy((n % 2 ? first : second).app, PATH, makeContact())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    for (const { app } of [first, second]) {
      const answer = await postLegacy(app, PATH, makeContact());
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    }
    // A refused application leaves no file.
    const form = makeApplicationForm();
    const refused = await postLegacy(second.app, '/Master/SubmitJobAplicationDetails', form);
    expect(refused.statusCode).toBe(429);
    expect(await readdir(join(second.config.dataDir, 'resumes'))).toEqual([]);
    expect(await countStored(first.db)).toBe(3);

    // A minute after the first submission a new count starts, and addresses are forgotten.
    await removeOldGuards(first.db);
    const counts = () => first.db.selectFrom('submission_counts').select(['form', 'count']).execute();
    expect(await counts()).not.toEqual([]);
    await sql`update submission_counts set started_at = started_at - interval '61 seconds'`.execute(first.db);
    const third = await start({ DATABASE_URL: first.databaseUrl });
    expect((await postLegacy(third.app, PATH, makeContact())).statusCode).toBe(200);
    expect(await counts()).toContainEqual({ form: 'all', count: 1 });
    await sql`update submission_counts set started_at = started_at - interval '61 seconds'`.execute(first.db);
    await removeOldGuards(first.db);
    expect(await counts()).toEqual([]);
  });

  test('leave the other forms the rest of the address’s limit when that of one form is used up', async () => {
    const [first, second] = await startTwo({ SUBMIT_LIMIT_PER_MINUTE: '5', SUBMIT_LIMIT_PER_FORM: '2' });
    for (const [{ app }, expected] of [
      [first, 200],
      [first, 200],
      [first, 429],
      [second, 429],
    ] as const)
      expect((await postLegacy(app, PATH, makeContact())).statusCode).toBe(expected);
    for (const { app } of [first, second]) {
      expect((await callSite(app, 'contact.submit', makeContact())).statusCode).toBe(429);
      expect((await callSite(app, 'quotation.submit', makeQuotation())).statusCode).toBe(200);
    }
    expect(await countStored(first.db)).toBe(4);
  });
});

describe('the address that counts', () => {
  test('is the network of the peer, however it is written and whatever its headers claim', async () => {
    const server = await start({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    for (const [address, expected] of [
      ['2001:db8:1:2::1', 200],
      ['2001:0DB8:1:2:ffff::9', 429],
      ['2001:db8:1:3::1', 200],
      ['192.0.2.1', 200],
      ['::ffff:192.0.2.1', 429],
      ['fe80::1%eth0', 200],
      ['fe80::2%eth0', 429],
      ['::1', 200],
    ] as const)
      expect(await postFrom(server, address), address).toBe(expected);
    expect(await postFrom(server, '192.0.2.1', '1.1.1.1')).toBe(429);
  });

  test('is not evaded from the many networks of one /48', async () => {
    const server = await start({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    for (let index = 1; index <= 10; index++)
      expect(await postFrom(server, `2001:db8:5:${index}::1`)).toBe(200);
    expect(await postFrom(server, '2001:db8:5:11::1')).toBe(429);
    expect(await postFrom(server, '2001:db8:6:1::1')).toBe(200);
  });

  test('is the one that a trusted proxy reports, and none that the visitor has put before it', async () => {
    const server = await start({ SUBMIT_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.1' });
    expect(await postFrom(server, '10.0.0.1', '1.1.1.1')).toBe(200);
    expect(await postFrom(server, '10.0.0.1', '1.1.1.2')).toBe(200);
    expect(await postFrom(server, '10.0.0.1', '8.8.8.8, 1.1.1.1')).toBe(429);
    // Another peer is no proxy.
    expect(await postFrom(server, '10.0.0.2', '1.1.1.3')).toBe(200);
    expect(await postFrom(server, '10.0.0.2', '1.1.1.4')).toBe(429);
  });

  test('is never taken from another header, even behind a trusted proxy', async () => {
    const { app } = await start({ SUBMIT_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '10.0.0.1' });
    expect((await app.inject(sentFrom('10.0.0.1'))).statusCode).toBe(200);
    for (const header of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip']) {
      const headers = { [header]: header === 'forwarded' ? 'for=1.1.1.1' : '1.1.1.1' };
      expect((await app.inject({ ...sentFrom('10.0.0.1'), headers })).statusCode, header).toBe(429);
    }
  });
});
