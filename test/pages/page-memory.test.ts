import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished } from 'vitest';
import { head, pipeline, sendRaw } from '../doors/raw.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';

const PAGE = '/guarding-solution';
const close = { connection: 'close' };

async function start(settings: Record<string, string>): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

const get = ({ app }: TestServer, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(app, head(method, path, { ...headers, ...close }));

/** The first script that a page references. */
async function scriptOf({ app }: TestServer): Promise<string> {
  const path = /src="(\/assets\/[^"]+\.js)"/.exec((await app.inject(PAGE)).body)?.[1];
  if (path === undefined) throw new Error('The page names no script.');
  return path;
}

describe('a cached answer', () => {
  test.for([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ] as const)('is encoded as %s if that is requested', async ([encoding, accepted, decode], { server }) => {
    const plain = await server.app.inject(PAGE);
    const answer = await server.app.inject({ url: PAGE, headers: { 'accept-encoding': accepted } });
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
      const tag = String((await server.app.inject({ url: PAGE, headers })).headers.etag);
      expect(tag).toMatch(/^"[^"]+"$/);
      tags.add(tag);
      for (const known of [tag, `"other", W/${tag}`, '*']) {
        const again = await server.app.inject({ url: PAGE, headers: { ...headers, 'if-none-match': known } });
        expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', tag]);
      }
    }
    expect(tags.size).toBe(3);
    const other = await server.app.inject({ url: PAGE, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  test('of an asset may be cached for ever', async ({ server }) => {
    const answer = await server.app.inject(await scriptOf(server));
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('equals the framework’s answer where it is sent before the framework runs', async ({ server }) => {
    for (const path of [PAGE, await scriptOf(server)]) {
      const [fast, framework] = [await get(server, path), await server.app.inject(path)];
      const { connection: _one, date: _date, 'set-cookie': _token, ...said } = fast.headers;
      expect([fast.status, fast.body]).toEqual([framework.statusCode, framework.body]);
      for (const [name, value] of Object.entries(said))
        expect([name, framework.headers[name]]).toEqual([name, value]);
      const none = await get(server, path, { 'if-none-match': String(said.etag) });
      expect([none.status, none.body]).toEqual([304, '']);
      const only = await get(server, path, {}, 'HEAD');
      expect([only.status, only.headers['content-length'], only.body]).toEqual([
        200,
        said['content-length'],
        '',
      ]);
      expect((await get(server, path, {}, 'POST')).status).toBe(path.startsWith('/assets') ? 404 : 405);
    }
  });

  test('has the same head on a connection that stays open, where it was built beforehand', async ({
    server,
  }) => {
    const open = { connection: 'keep-alive', 'if-none-match': '"other"' };
    for (const [path, method] of [
      [PAGE, 'GET'],
      [PAGE, 'HEAD'],
      [await scriptOf(server), 'GET'],
    ] as const) {
      const requests = [head(method, path, open), head(method, path, { ...open, ...close })];
      const [prepared, built] = await pipeline(server.app, ...requests);
      const { 'keep-alive': kept, ...others } = prepared?.headers ?? {};
      expect(kept).toBe('timeout=72');
      const ofOne = { connection: '', date: '', 'set-cookie': '' };
      expect({ ...others, ...ofOne }).toEqual({ ...built?.headers, ...ofOne });
      expect([prepared?.status, prepared?.body]).toEqual([200, built?.body]);
    }
  });

  test('sets the token if the browser has none, as Secure if a trusted proxy says https', async () => {
    const server = await start({ TRUST_PROXY: 'loopback' });
    const cookieOf = async (headers: Record<string, string>) =>
      (await get(server, PAGE, headers)).headers['set-cookie'];
    expect(await cookieOf({})).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/);
    expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure$/);
    expect(await cookieOf({ cookie: `XSRF-TOKEN=${'a'.repeat(22)}` })).toBeUndefined();
    const published = await start({ PUBLIC_URL: 'https://www.example.com' });
    expect((await get(published, PAGE)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  test('believes no proxy that is not trusted', async ({ server }) => {
    const forged = await get(server, PAGE, { 'x-forwarded-proto': 'https' });
    expect(forged.headers['set-cookie']).not.toMatch(/Secure/);
  });
});
