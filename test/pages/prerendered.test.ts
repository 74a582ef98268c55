import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { callSite } from '../doors/doors.ts';
import { createDatabase, startTestServer, test } from '../environment/app.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { createBlog, makePosting } from '../factories/rows.ts';

const { pages } = sampleSite;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
const addresses = pages
  .filter(({ path }) => !path.includes('$'))
  .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => ({ path, page })));

describe('a page’s HTML', () => {
  test.for(addresses)('contains all of the page’s text: $path', async ({ path, page }, { server }) => {
    const { statusCode, body } = await server.app.inject(path);
    expect(statusCode).toBe(200);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).toContain(escaped(page.heading));
    for (const { id, heading } of page.sections ?? []) {
      expect(body).toContain(`id="${id}"`);
      expect(body).toContain(escaped(heading));
    }
    // The security policy blocks all of these.
    expect(body).not.toMatch(/ style="/);
    expect(body.match(/<script(?! type="(?:module|application\/(?:ld\+)?json)")/g)).toBeNull();
    expect(body.match(/<img(?![^>]* alt=)/g)).toBeNull();
    // Every picture came with its sizes.
    expect(body.match(/<img(?![^>]* src=)/g)).toBeNull();
  });

  test('of a form has its fields and its action', async ({ server }) => {
    for (const path of ['/contactus', '/quotation', '/career', '/job-portal']) {
      const { body } = await server.app.inject(path);
      const form = /<form [^>]*>/.exec(body)?.[0];
      expect(form, path).toContain('method="post"');
      expect(form, path).toContain('action="/');
      expect(body.match(/<(?:input|select|textarea) [^>]*name="/g)?.length, path).toBeGreaterThan(4);
    }
  });
});

describe('a cached answer', () => {
  const path = '/guarding-solution';

  test.for([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ] as const)('is encoded as %s if that is requested', async ([encoding, accepted, decode], { server }) => {
    const plain = await server.app.inject(path);
    const answer = await server.app.inject({ url: path, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(answer.headers['server-timing']).toBeDefined();
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  });

  test('is recognised by its ETag, which differs for each encoding', async ({ server }) => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await server.app.inject({ url: path, headers });
      const tag = String(first.headers.etag);
      expect(tag).toMatch(/^"[^"]+"$/);
      tags.add(tag);
      for (const known of [tag, `"other", W/${tag}`, '*']) {
        const again = await server.app.inject({ url: path, headers: { ...headers, 'if-none-match': known } });
        expect(again.statusCode, known).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers.etag).toBe(tag);
      }
    }
    expect(tags.size).toBe(3);
    const other = await server.app.inject({ url: path, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  test('to HEAD has the same headers and no body', async ({ server }) => {
    const [get, head] = await Promise.all([
      server.app.inject(path),
      server.app.inject({ method: 'HEAD', url: path }),
    ]);
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('of an asset may be cached for ever', async ({ server }) => {
    const { body } = await server.app.inject(path);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
    const answer = await server.app.inject(script);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

describe('a page that shows the database', () => {
  test('shows a posting with the next request', async () => {
    const { app, stop } = await startTestServer({ JOB_POSTINGS: 'publish' });
    onTestFinished(stop);
    expect((await app.inject('/Career')).body).not.toContain('Keeper of the Lighthouse');
    await callSite(app, 'jobPosting.submit', { ...makePosting(), openPosition: 'Keeper of the Lighthouse' });
    expect((await app.inject('/Career')).body).toContain('Keeper of the Lighthouse');
  });

  test('shows a change by SQL a little later', async ({ server: { app, db } }) => {
    const id = await createBlog(db);
    expect((await app.inject(`/blog/${id}`)).statusCode).toBe(200);
    await sql`update blogs set subject = 'A very new subject' where id = ${id}`.execute(db);
    await expect
      .poll(async () => (await app.inject(`/blog/${id}`)).body, { timeout: 30_000, interval: 250 })
      .toContain('A very new subject');
  });

  test('stays the same while the database is unavailable', async () => {
    const proxy = await startDatabaseProxy(await createDatabase());
    const { app, db, stop } = await startTestServer({ DATABASE_URL: proxy.url });
    onTestFinished(async () => {
      await proxy.open();
      await stop();
      await proxy.close();
    });
    const id = await createBlog(db);
    const before = await app.inject(`/blog/${id}`);
    await proxy.cut();
    const during = await app.inject(`/blog/${id}`);
    expect(during.statusCode).toBe(200);
    expect(during.body).toBe(before.body);
    const unseen = await app.inject('/government-guidelines');
    expect(unseen.statusCode).toBe(200);
    expect(unseen.body.match(/<h1[ >]/g)).toHaveLength(1);
  });
});
