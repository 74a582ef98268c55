import { describe, expect, onTestFinished } from 'vitest';
import { startTestServer, type TestServer, test } from './app.ts';
import { callSite, postLegacy, querySite, siteHeaders } from './doors.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from './factories.ts';
import { countStored } from './stored.ts';

const PATH = '/Master/SubmitUserRequest';

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '3', ...settings });
  onTestFinished(() => server.stop());
  return server;
}

/** Posts a contact request from that peer, by way of those proxies. */
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

  test('does not count what is malformed, nor what only reads', async () => {
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

  test('holds for eight at the same moment', async () => {
    const { app, db } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => postLegacy(app, PATH, makeContact())));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(await countStored(db)).toBe(3);
  });

  test('is each address’s own', async () => {
    const server = await start();
    for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::1'])
      for (const expected of [200, 200, 200, 429]) expect(await postFrom(server, address)).toBe(expected);
  });

  test('lets reading go on', async () => {
    const { app } = await start();
    for (let time = 0; time < 5; time++) await postLegacy(app, PATH, makeContact());
    expect((await postLegacy(app, '/Master/JobDetails')).statusCode).toBe(200);
    expect((await app.inject('/')).statusCode).toBe(200);
  });
});

describe('whose address counts', () => {
  test('is the peer’s, whatever it says of itself', async () => {
    const server = await start();
    const codes = [];
    for (const claimed of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])
      codes.push(await postFrom(server, '192.0.2.1', claimed));
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('is what a proxy says that is named', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    for (const visitor of ['1.1.1.1', '1.1.1.2'])
      for (const expected of [200, 200, 200, 429])
        expect(await postFrom(server, '10.0.0.1', visitor)).toBe(expected);
  });

  test('is not what a visitor puts before the proxy’s word', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    const codes = [];
    for (const claimed of ['8.8.8.1', '8.8.8.2', '8.8.8.3', '8.8.8.4'])
      codes.push(await postFrom(server, '10.0.0.1', `${claimed}, 1.1.1.1`));
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('is the peer’s where that is another than the proxy', async () => {
    const server = await start({ TRUST_PROXY: '10.0.0.1' });
    const codes = [];
    for (const claimed of ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])
      codes.push(await postFrom(server, '10.0.0.2', claimed));
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});

test('no limit is no limit', async () => {
  const { app } = await start({ SUBMIT_LIMIT_PER_MINUTE: '0' });
  const headers = { ...siteHeaders, 'x-forwarded-for': '1.1.1.1' };
  for (let time = 0; time < 40; time++)
    expect((await postLegacy(app, PATH, makeContact(), headers)).statusCode).toBe(200);
});
