import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished } from 'vitest';
import { originOf } from '../doors/doors.ts';
import { head, pipeline, sendRaw } from '../doors/raw.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';

const TOKEN = 'a-token-for-those-who-measure';
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

  test('is the same with keep-alive, which it announces with its timeout', async ({ server }) => {
    const on = { connection: 'keep-alive' };
    const alone = await get(server, PAGE);
    const condition = { 'if-none-match': String(alone.headers.etag) };
    const answers = await pipeline(
      server.app,
      head('GET', PAGE, on),
      head('HEAD', PAGE, on),
      head('GET', PAGE, { ...on, ...condition }),
      head('GET', '/nothing', on),
      head('GET', PAGE, on),
      head('GET', PAGE, close),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 200, 200]);
    const bodies = answers.toSpliced(3, 1).map(({ body }) => body);
    expect(bodies).toEqual([alone.body, '', '', alone.body, alone.body]);
    const [again, last] = answers.slice(4);
    expect([again?.headers.connection, last?.headers.connection]).toEqual(['keep-alive', 'close']);
    expect(again?.headers['keep-alive']).toBe('timeout=72');
    expect(Date.parse(again?.headers.date ?? '')).toBeCloseTo(Date.now(), -4);
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

  test('is counted like every other request, and believes no proxy that is not trusted', async () => {
    const server = await start({ METRICS_TOKEN: TOKEN });
    const forged = await get(server, PAGE, { 'x-forwarded-proto': 'https' });
    expect(forged.headers['set-cookie']).not.toMatch(/Secure/);
    const count = async (route: string) => {
      const answer = await fetch(`${await originOf(server.app)}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      const series = `http_request_duration_seconds_count{door="pages",route="${route}",method="GET",status="200"}`;
      const line = (await answer.text()).split('\n').find((text) => text.startsWith(series));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const before = [await count('page'), await count('file')];
    await get(server, PAGE);
    await get(server, await scriptOf(server));
    // The request by which scriptOf finds the script counts as a page, too.
    const after = [Number(before[0]) + 2, Number(before[1]) + 1];
    expect([await count('page'), await count('file')]).toEqual(after);
  });
});
