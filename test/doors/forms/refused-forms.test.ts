import { describe, expect, onTestFinished } from 'vitest';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { createDatabase, startTestServer, test } from '../../environment/app.ts';
import { startDatabaseProxy } from '../../environment/database-proxy.ts';
import { makeApplication, makeContact, makeQuotation } from '../../factories/rows.ts';
import { countStored } from '../../factories/stored.ts';
import { fieldValue, postPlain, wordsOf } from '../plain-post.ts';

const FAILURE = 'Oops something went wrong Please try again later';
function expectReceived({ statusCode, headers, body }: Awaited<ReturnType<typeof postPlain>>): void {
  expect(statusCode, body).toBe(303);
  expect(headers.location).toMatch(/^\/received\/[A-Z]{2}-[0-9A-Z]{6}-[0-9A-Z]{16}#receipt$/);
}

describe('a refusal without scripts is a page', () => {
  const post = (app: Parameters<typeof postPlain>[0], headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/contactus',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: '{}',
    });

  test.for([
    [415, { 'content-type': 'application/json' }],
    [415, { 'content-type': 'text/plain' }],
    [400, { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '2' }],
    [413, { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '200000' }],
  ] as [number, Record<string, string>][])('of status %i for %j', async ([status, headers], { server }) => {
    const answer = await post(server.app, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(wordsOf(answer.body)).toContain(FAILURE);
    expect(answer.body).not.toMatch(/stack|node_modules/);
  });

  test('with Retry-After when the address has sent too much', async () => {
    const server = await startTestServer({ SUBMIT_LIMIT_PER_MINUTE: '1' });
    onTestFinished(() => server.stop());
    expectReceived(await postPlain(server.app, 'contact', makeContact()));
    const values = makeContact();
    const answer = await postPlain(server.app, 'contact', values);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(wordsOf(answer.body)).toContain(`${FAILURE} Too many submissions from one address.`);
    expect(fieldValue(answer.body, 'userMessage')).toBe(values.userMessage);
  });

  test('while the database is unavailable, and the input is kept', async () => {
    const proxy = await startDatabaseProxy(await createDatabase());
    const server = await startTestServer({ DATABASE_URL: proxy.url });
    onTestFinished(async () => {
      await proxy.open();
      await server.stop();
      await proxy.close();
    });
    await proxy.cut();
    const values = makeQuotation();
    const answer = await postPlain(server.app, 'quotation', values);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(wordsOf(answer.body)).toContain(`${FAILURE} The service is away for a moment.`);
    for (const [name, value] of Object.entries(values)) expect(fieldValue(answer.body, name)).toBe(value);
    await proxy.open();
    await expect
      .poll(async () => (await postPlain(server.app, 'quotation', values)).statusCode, { timeout: 30_000 })
      .toBe(303);
  });
});

describe('a form that another site sends', () => {
  const HOST = 'www.example.com';

  test.for([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` },
    { origin: 'https://evil.example.com' },
    { origin: `https://${HOST}.evil.example.com` },
    { origin: `https://${HOST}:8443` },
    { origin: 'null' },
    { origin: '' },
  ] as Record<string, string>[])('is refused by a page: %j', async (headers, { server }) => {
    const before = await countStored(server.db);
    const forms = { contact: { ...makeContact() }, application: { ...makeApplication() } };
    for (const name of ['contact', 'application'] as const) {
      const values: Record<string, string> = forms[name];
      const answer = await postPlain(server.app, name, values, { host: HOST, ...headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(wordsOf(answer.body)).toContain(FAILURE);
      // Nor can it choose what our form shows.
      for (const field of Object.keys(values)) expect(fieldValue(answer.body, field)).toBe('');
    }
    expect(await countStored(server.db)).toBe(before);
  });

  test.for([
    { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` },
    { 'sec-fetch-site': 'none' },
    { origin: `https://${HOST}` },
    { origin: `http://${HOST}` },
    {},
  ] as Record<string, string>[])(
    'is accepted when the site itself sends it: %j',
    async (headers, { server }) => {
      expectReceived(await postPlain(server.app, 'contact', makeContact(), { host: HOST, ...headers }));
    },
  );

  test('is recognised by the public address, behind a proxy that uses another one', async () => {
    const server = await startTestServer({ PUBLIC_URL: `https://${HOST}` });
    onTestFinished(() => server.stop());
    const post = (origin: string) =>
      postPlain(server.app, 'contact', makeContact(), { host: 'internal:3000', origin });
    expectReceived(await post(`https://${HOST}`));
    expect((await post('https://other.example.com')).statusCode).toBe(403);
  });
});

test('only what was given to a visitor is the address of a receipt', async ({ server: { app } }) => {
  const addressOf = async () => String((await postPlain(app, 'contact', makeContact())).headers.location);
  const [given = ''] = (await addressOf()).split('#');
  const [other = ''] = (await addressOf()).split('#');
  const reference = given.slice(0, -'-7F3K9Q7F3K9Q7F3K'.length);
  const page = await app.inject(given);
  expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect((await app.inject(`/hi${given}`)).statusCode).toBe(200);
  for (const path of [
    ...[reference, `${reference}-`, `${reference}-${'0'.repeat(16)}`, given.toLowerCase(), `${given}0`],
    ...[given.slice(0, -1), reference + other.slice(reference.length), '/received/CB-ZZZZZZ'],
    ...['/received/XX-7F3K9Q', '/hi/received/CB-7F3K9Q', `/received/${encodeURIComponent('<b>')}`],
  ]) {
    const { statusCode, body } = await app.inject(path);
    expect(statusCode, path).toBe(404);
    expect(body, path).not.toContain('Thank you');
  }
});

test('forms accept no other method', async ({ server }) => {
  for (const path of Object.values(plainFormPaths)) {
    expect((await server.app.inject(path)).statusCode).toBe(200);
    const wrong = await server.app.inject({ method: 'PUT', url: path });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('GET, HEAD, POST');
  }
});
