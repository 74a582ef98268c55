import { describe, expect } from 'vitest';
import { legacyRows } from '../../server/doors/rest/legacy-paths.ts';
import { test } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';
import { countStored } from '../factories/stored.ts';
import { callSite, querySite, siteHeaders } from './doors.ts';
import { head, sendRaw } from './raw.ts';

/** As many calls as the client sends at once. */
const MAX_BATCH_SIZE = 10;
const PROBLEM = 'application/problem+json; charset=utf-8';

describe('paths and methods', () => {
  test.for([
    '/api',
    '/api/Master',
    '/api/Master/SubmitUserRequests',
    '/api/Login/SelectMasterList',
    '/API/nothing',
  ])('POST %s is a 404 of the legacy door', async (url, { server }) => {
    const answer = await server.app.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe(PROBLEM);
    expect(answer.json()).toMatchObject({ status: 404, title: 'Not Found' });
  });

  test.for(['/trpc/nothing.submit', '/trpc/contact', '/trpc/__proto__.submit', '/trpc/contact.submit.apply'])(
    'GET %s is a 404 of the site’s door',
    async (url, { server }) => {
      const answer = await server.app.inject({ method: 'GET', url });
      expect(answer.statusCode, answer.body).toBe(404);
      expect(answer.json().error).toMatchObject({ data: { code: 'NOT_FOUND', httpStatus: 404 } });
      expect(answer.body).not.toContain('stack');
    },
  );

  test.for(['/nothing', '/Nothing/', '/blog/x', '/e-surveillance/more'])(
    'GET %s is a 404 page',
    async (url, { server }) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('noindex');
    },
  );

  test.for(legacyRows.map(({ path }) => path))('%s allows POST alone', async (path, { server }) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: `/api${path}/` });
      expect(answer.statusCode, method).toBe(405);
      expect(answer.headers.allow).toBe('POST, OPTIONS');
      if (method !== 'HEAD')
        expect(answer.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' });
    }
  });

  test.for(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s on a page, a file or a feed is a 405 that allows GET',
    async (method, { server }) => {
      for (const url of ['/', '/the-company', '/blog/1', '/robots.txt', '/feeds/jobs.xml', '/favicon.ico']) {
        const answer = await server.app.inject({ method, url });
        expect(answer.statusCode, url).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
      }
      expect((await server.app.inject({ method, url: '/nothing' })).statusCode).toBe(404);
    },
  );

  test('GET on a mutation and POST on a query are 405s that say what is allowed', async ({ server }) => {
    const before = await countStored(server.db);
    const got = await querySite(server.app, 'contact.submit', makeContact());
    expect(got.statusCode).toBe(405);
    expect(got.headers.allow).toBe('POST');
    expect(got.json().error.data.code).toBe('METHOD_NOT_SUPPORTED');
    expect(await countStored(server.db)).toBe(before);
    const posted = await callSite(server.app, 'jobs.list', {});
    expect(posted.statusCode).toBe(405);
    expect(posted.headers.allow).toBe('GET');
  });

  test('a malformed path is a 400', async ({ server }) => {
    expect((await sendRaw(server.app, head('GET', '/%E0%A4%A'))).status).toBe(400);
    expect((await sendRaw(server.app, head('POST', '/api/%'))).status).toBe(400);
    expect((await sendRaw(server.app, head('GET', `/${'x'.repeat(20_000)}`))).status).toBe(431);
  });
});

describe('a batch of the site’s calls', () => {
  test('with one bad call runs the others', async ({ server }) => {
    const before = await countStored(server.db);
    const calls = { 0: makeContact(), 1: makeContact({ mobileNo: 'x' }), 2: makeContact() };
    const answer = await callSite(server.app, `${Array(3).fill('contact.submit').join()}?batch=1`, calls);
    expect(answer.statusCode).toBe(207);
    const [first, second, third] = answer.json();
    expect(first.result.data.reference).toMatch(/^CB-/);
    expect(second.error.data).toMatchObject({ httpStatus: 400, faults: [{ field: 'mobileNo' }] });
    expect(second.error.data.stack).toBeUndefined();
    expect(third.result.data.reference).not.toBe(first.result.data.reference);
    expect(await countStored(server.db)).toBe(before + 2);
  });

  test.for([
    ['/trpc', 'blogs.list'],
    ['/staff/trpc', 'ownAccount.who'],
  ] as const)(
    'has at most as many calls as the client sends at once, at %s',
    async ([path, name], { server }) => {
      const ask = (calls: number) =>
        server.app.inject({ url: `${path}/${Array(calls).fill(name).join()}?batch=1`, headers: siteHeaders });
      const most = await ask(MAX_BATCH_SIZE);
      expect(most.json()).toHaveLength(MAX_BATCH_SIZE);
      expect(most.body).not.toContain('maximum size');
      const more = await ask(MAX_BATCH_SIZE + 1);
      expect(more.statusCode, more.body.slice(0, 200)).toBe(400);
      expect(more.json().error).toMatchObject({
        message: 'Batch call exceeds maximum size',
        data: { code: 'BAD_REQUEST', httpStatus: 400 },
      });
    },
  );
});
