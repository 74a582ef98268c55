import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { complianceDocuments } from '../../src/content/compliance-documents.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { head, sendRaw } from '../doors/raw.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { makeContact } from '../factories/rows.ts';

const DOCUMENT = `/media/compliance/${complianceDocuments[0].slug}.pdf`;

/** The first script of a page. */
const assetIn = (html: string) => /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';

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
  ['a malformed address', ({ app }) => app.inject('/%E0%A4%A')],
  ['an asset', async ({ app }) => app.inject(assetIn((await app.inject('/')).body))],
];

function expectSecure(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = String(headers['content-security-policy']);
  // What no page is, such as the answer to a broken request, may not even load a style.
  expect(policy).toMatch(/^default-src 'none';(script-src 'self';style-src 'self';|form-action 'none';)/);
  for (const rule of ["frame-ancestors 'none'", 'form-action ', "base-uri 'none'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
}

describe('security headers', () => {
  test.for(answers)('come with %s', async ([name, ask], { server }) => {
    const { headers, body } = await ask(server);
    expectSecure(headers);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers).not.toHaveProperty('x-powered-by');
    // No script of another site.
    expect(body).not.toMatch(/<script[^>]* src="(https?:)?\/\//);
    if (body !== '')
      expect(headers['content-type']).toMatch(/^(application\/pdf|application\/json|.+; charset=utf-8)$/);
    if (/legacy|call|procedure/.test(name)) expect(headers['cache-control']).toBe('no-store');
  });

  test.for([
    ['what is no HTTP', 'nonsense\r\n\r\n', [400]],
    ['headers without end', head('GET', '/', { x: 'y'.repeat(20_000) }), [431]],
    ['two lengths', head('POST', '/', { 'content-length': 1, 'transfer-encoding': 'chunked' }), [400, 404]],
  ] as [string, string, number[]][])(
    'come with the answer to %s',
    async ([, request, statuses], { server }) => {
      const { status, headers } = await sendRaw(server.app, request);
      expect(statuses).toContain(status);
      expectSecure(headers);
    },
  );

  test('let listed origins show what legacy clients link to', async ({ server }) => {
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
});
