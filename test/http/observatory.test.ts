import { readdirSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { siteHeaders } from '../doors/doors.ts';
import { head, sendRaw } from '../doors/raw.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';
import { grade } from './observatory.ts';

const { pages } = sampleSite;

const GOOD = 125;
const dist = new URL('../../dist/client/', import.meta.url);

const test = base.extend<{ secure: TestServer }>({
  secure: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startTestServer({
        PUBLIC_URL: 'https://www.example.com',
        CORS_ORIGINS: 'https://old.example.com',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const paths = pages.map(({ path }) => path).filter((path) => !path.includes('$'));
// The frame for PDFs is served at an address of its own, as `/staff/pdf-frame`.
const files = readdirSync(dist, { recursive: true })
  .map((file) => `/${file}`)
  .filter((file) => /\.\w+$/.test(file) && !/^\/(index\.html|pdf-frame|\.vite)|\.(br|gz)$/.test(file));

describe('by the table of MDN’s Observatory', () => {
  test.for(paths)('the page %s', async (path, { secure }) => {
    const answer = await secure.app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(grade(answer)).toMatchObject({ score: expect.toSatisfy((score) => score >= GOOD) });
    expect(grade(answer).findings).toContain('cookies-secure-and-samesite');
  });

  test.for(files)('the asset %s', async (path, { server }) => {
    const answer = await server.app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(grade(answer)).toMatchObject({ score: expect.toSatisfy((score) => score >= GOOD) });
  });

  const calls: [string, number, string | InjectOptions][] = [
    ['a page that is none', 404, '/nothing'],
    ['a file that is none', 404, '/assets/nothing.js'],
    ['a blog that is none', 404, '/blog/999999'],
    ['a moved page', 301, '/ContactUs'],
    ['a malformed address', 400, '/%E0%A4%A'],
    ['a page’s wrong method', 405, { method: 'POST', url: '/' }],
    ['a method that nobody knows', 404, { method: 'TRACE' as 'GET', url: '/nothing' }],
    ['a legacy list', 200, { method: 'POST', url: '/api/Master/JobDetails' }],
    [
      'a legacy success',
      200,
      { method: 'POST', url: '/api/Master/SubmitUserRequest', payload: makeContact() },
    ],
    ['a legacy refusal', 400, { method: 'POST', url: '/api/Master/SubmitUserRequest' }],
    ['a legacy path that is none', 404, { method: 'POST', url: '/api/nothing' }],
    ['a legacy path’s wrong method', 405, '/api/Master/JobDetails'],
    [
      'a legacy call of another origin',
      200,
      { method: 'POST', url: '/api/Master/JobDetails', headers: { origin: 'https://old.example.com' } },
    ],
    [
      'a preflight',
      204,
      {
        method: 'OPTIONS',
        url: '/api/Master/JobDetails',
        headers: { origin: 'https://old.example.com', 'access-control-request-method': 'POST' },
      },
    ],
    ['a query of the site', 200, '/trpc/positions.list'],
    [
      'a submission of the site',
      200,
      { method: 'POST', url: '/trpc/contact.submit', payload: makeContact(), headers: siteHeaders },
    ],
    ['a call without its token', 403, { method: 'POST', url: '/trpc/contact.submit' }],
    ['a procedure that is none', 404, '/trpc/nothing'],
  ];
  test.for(calls)('%s', async ([, status, call], { secure }) => {
    const answer = await secure.app.inject(call);
    expect(answer.statusCode).toBe(status);
    const { score, findings } = grade(answer);
    expect(score, findings.join()).toBeGreaterThanOrEqual(GOOD);
  });

  test.for([
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
    ['headers without end', head('GET', '/', { x: 'y'.repeat(20_000) }), 431],
    ['a broken address', head('GET', '/%'), 400],
    [
      'a head of two lengths',
      head('POST', '/', { 'content-length': 1, 'transfer-encoding': 'chunked' }),
      400,
    ],
  ] as [string, string, number][])('the answer to %s', async ([, request, status], { secure }) => {
    const { body, ...answer } = await sendRaw(secure.app, request);
    const { score, findings } = grade({ ...answer, body });
    expect(answer.status === status || answer.status === 404, `${answer.status}`).toBe(true);
    expect(score, findings.join()).toBeGreaterThanOrEqual(GOOD);
  });
});

describe('the grading', () => {
  test('deducts the points of the table', () => {
    expect(grade({ headers: {}, body: '' }).score).toBe(100 - 25 - 20 - 5 - 20);
    const headers = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
    expect(grade({ headers, body: '' }).findings).toContain('csp-unsafe-inline');
    const foreign = { headers: { 'content-type': 'text/html' }, body: '<script src="//evil.example/x.js">' };
    expect(grade(foreign).findings).toContain('sri-foreign-scripts-insecure');
  });
});
