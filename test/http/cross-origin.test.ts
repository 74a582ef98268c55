import { describe, expect, onTestFinished } from 'vitest';
import { callSite, postLegacy } from '../doors/doors.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';
import { countStored, receiptOf } from '../factories/stored.ts';

const PATH = '/Master/SubmitUserRequest';
const ALLOWED = 'https://legacy.example.com';

const LOCAL = 'http://localhost:4200';
const testListed = test.extend<{ listed: TestServer }>({
  listed: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const listed = await startTestServer({ CORS_ORIGINS: `${ALLOWED}, ${LOCAL}` });
      await use(listed);
      await listed.stop();
    },
    { scope: 'file' },
  ],
});

describe('the anti-forgery pair', () => {
  const token = 'another-token-of-22-le';
  test.for([
    ['neither', {}],
    ['only the cookie', { cookie: `XSRF-TOKEN=${token}` }],
    ['only the header', { 'x-xsrf-token': token }],
    ['two that differ', { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'a-token-of-22-letters-y' }],
    ['two of other lengths', { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': `${token}x` }],
    ['two that are empty', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['another case', { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token.toUpperCase() }],
  ] as [string, Record<string, string>][])(
    'of %s is a 403, and nothing is stored',
    async ([, headers], { server }) => {
      const before = await countStored(server.db);
      const answer = await server.app.inject({
        method: 'POST',
        url: '/trpc/contact.submit',
        payload: makeContact(),
        headers,
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.data).toMatchObject({ code: 'FORBIDDEN', httpStatus: 403 });
      expect(answer.body).not.toContain('stack');
      expect(await countStored(server.db)).toBe(before);
    },
  );

  test('comes with a page, and lets the page submit', async ({ server }) => {
    const page = await server.app.inject('/contactus');
    const [cookie] = page.cookies;
    expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
    expect(cookie?.httpOnly).toBeFalsy();
    expect(cookie?.secure).toBeFalsy();
    const answer = await callSite(server.app, 'contact.submit', makeContact(), {
      cookie: `other=1; XSRF-TOKEN=${cookie?.value}`,
      'x-xsrf-token': cookie?.value ?? '',
    });
    expect(receiptOf(answer).reference).toMatch(/^CB-/);
  });

  test('is kept if the browser has one, and replaced if it is not one of ours', async ({ server }) => {
    const again = (cookie: string) => server.app.inject({ url: '/', headers: { cookie } });
    expect((await again(`XSRF-TOKEN=${token}`)).cookies).toEqual([]);
    for (const value of [
      'short',
      '',
      'a b c d e f g h i j k l',
      'x'.repeat(65),
      '"<script>alert(1)</script>"',
    ])
      expect((await again(`XSRF-TOKEN=${value}`)).cookies, value).toHaveLength(1);
  });

  test('is sent over https only, if the site uses https', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://www.example.com' });
    onTestFinished(() => server.stop());
    expect((await server.app.inject('/')).cookies[0]).toMatchObject({ secure: true, sameSite: 'Lax' });
  });
});

describe('another origin', () => {
  const preflight = (origin: string) => ({
    method: 'OPTIONS' as const,
    url: `/api${PATH}`,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

  testListed.for([ALLOWED, LOCAL])(
    '%s that is listed may call after a preflight request, and can read refusals',
    async (origin, { listed: { app } }) => {
      const asked = await app.inject(preflight(origin));
      expect(asked.statusCode).toBe(204);
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
      });
      const answers = [
        await postLegacy(app, PATH, makeContact(), { origin }),
        await postLegacy(app, PATH, {}, { origin }),
        await postLegacy(app, PATH, '{', { origin, 'content-type': 'application/json' }),
        await postLegacy(app, '/nothing', {}, { origin }),
        await app.inject({ method: 'GET', url: `/api${PATH}`, headers: { origin } }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 404, 405]);
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBe(origin);
        expect(headers.vary).toMatch(/origin/i);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
    },
  );

  testListed.for([
    'https://evil.example.com',
    'http://legacy.example.com',
    'https://legacy.example.com.evil.com',
    'https://legacy.example.com:8443',
    'null',
  ])('"%s" is not allowed', async (origin, { listed: { app } }) => {
    expect((await app.inject(preflight(origin))).headers['access-control-allow-origin']).toBeUndefined();
    const answer = await postLegacy(app, PATH, makeContact(), { origin });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  testListed(
    'is not allowed if none is listed, and never at the site’s own door',
    async ({ server, listed }) => {
      const allowed = 'access-control-allow-origin';
      expect((await server.app.inject(preflight(ALLOWED))).headers).not.toHaveProperty(allowed);
      const answer = await callSite(listed.app, 'contact.submit', makeContact(), { origin: ALLOWED });
      expect(answer.headers).not.toHaveProperty(allowed);
    },
  );
});
