import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { complianceDocuments } from '../../src/content/compliance-documents.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';

const DOCUMENT = `/media/compliance/${complianceDocuments[0].slug}.pdf`;

const answers: [string, (server: TestServer) => Promise<LightMyRequestResponse>][] = [
  ['a page', ({ app }) => app.inject('/')],
  ['a missing page', ({ app }) => app.inject('/nothing')],
  ['a missing file', ({ app }) => app.inject('/assets/nothing.js')],
  ['a moved page', ({ app }) => app.inject('/ContactUs')],
  ['the sitemap', ({ app }) => app.inject('/sitemap.xml')],
  ['a feed', ({ app }) => app.inject('/feeds/jobs.json')],
  ['a file for crawlers', ({ app }) => app.inject('/robots.txt')],
  ['a document', ({ app }) => app.inject(DOCUMENT)],
  ['a page’s wrong method', ({ app }) => app.inject({ method: 'POST', url: '/' })],
  ['a legacy list', ({ app }) => app.inject({ method: 'POST', url: '/api/Master/JobDetails' })],
  ['a legacy refusal', ({ app }) => app.inject({ method: 'POST', url: '/api/Master/SubmitUserRequest' })],
  ['a legacy path that is none', ({ app }) => app.inject({ method: 'POST', url: '/api/nothing' })],
  ['a legacy path’s wrong method', ({ app }) => app.inject('/api/Master/JobDetails')],
  ['a call of the site', ({ app }) => app.inject('/trpc/positions.list')],
  ['a call without its token', ({ app }) => app.inject({ method: 'POST', url: '/trpc/contact.submit' })],
  ['a procedure that is none', ({ app }) => app.inject('/trpc/nothing')],
];

describe('security headers', () => {
  test.for(answers)('come with %s', async ([, ask], { server }) => {
    const { headers } = await ask(server);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';script-src 'self';style-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test.for(answers)('give the content type and charset of %s', async ([, ask], { server }) => {
    const { headers, body } = await ask(server);
    if (body !== '')
      expect(headers['content-type']).toMatch(/^(application\/pdf|application\/json|.+; charset=utf-8)$/);
  });

  test.for(answers.filter(([name]) => /legacy|call|procedure/.test(name)))(
    'keep %s out of every cache',
    async ([, ask], { server }) => {
      expect((await ask(server)).headers['cache-control']).toBe('no-store');
    },
  );

  test('let listed origins show the files that legacy clients link to, and nothing else', async ({
    server,
  }) => {
    const listed = await startTestServer({ CORS_ORIGINS: 'https://old.example.com' });
    onTestFinished(() => listed.stop());
    const policyOf = async ({ app }: TestServer, path: string) =>
      (await app.inject(path)).headers['cross-origin-resource-policy'];
    expect(await policyOf(server, DOCUMENT)).toBe('same-origin');
    expect(await policyOf(listed, DOCUMENT)).toBe('cross-origin');
    expect(await policyOf(listed, '/')).toBe('same-origin');
    expect(await policyOf(listed, '/trpc/positions.list')).toBe('same-origin');
  });

  test('let the pages show pictures from the files’ host', async () => {
    const server = await startTestServer({ FILES_URL: 'http://files.example.com:8080/guardhouse/' });
    onTestFinished(() => server.stop());
    const { headers, body } = await server.app.inject('/blog');
    const images = /img-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
    expect(images?.split(' ')).toContain('http://files.example.com:8080');
    expect(headers['cross-origin-embedder-policy']).toBe('credentialless');
    const file = await server.app.inject(DOCUMENT);
    expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body).toContain('content="http://files.example.com:8080/guardhouse"');
  });

  test('keep answers with somebody’s reference out of every cache', async ({ server }) => {
    const sent = [
      await postLegacy(server.app, '/Master/SubmitUserRequest', makeContact()),
      await callSite(server.app, 'contact.submit', makeContact()),
    ];
    for (const { headers } of sent) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('files', () => {
  test('are served whole, in part, or as a 304 if the browser has them', async ({ server }) => {
    const whole = await server.app.inject(DOCUMENT);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(whole.headers['cache-control']).toBe('public, max-age=300, must-revalidate');
    const part = await server.app.inject({ url: DOCUMENT, headers: { range: 'bytes=0-9' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toHaveLength(10);
    const etag = String(whole.headers.etag);
    const again = await server.app.inject({ url: DOCUMENT, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test.for([
    '/media/../package.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/media/..%5c..%5cpackage.json',
    '/.vite/manifest.json',
    '/index.html',
    '/server/main.ts',
    '/media/',
    '/media/compliance',
  ])('%s is not served', async (path, { server }) => {
    const answer = await server.app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('guardhouse"');
  });
});
