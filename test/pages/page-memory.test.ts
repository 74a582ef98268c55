import { describe, expect, onTestFinished } from 'vitest';
import { originOf } from '../doors/doors.ts';
import { head, pipeline, sendRaw } from '../doors/raw.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';

const TOKEN = 'a-token-for-those-who-measure';
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
  const path = /src="(\/assets\/[^"]+\.js)"/.exec((await app.inject('/the-company')).body)?.[1];
  if (path === undefined) throw new Error('The page names no script.');
  return path;
}

describe('an answer from the cache, sent before the framework runs', () => {
  test('equals the framework’s answer', async ({ server }) => {
    for (const path of ['/the-company', await scriptOf(server)]) {
      const [fast, framework] = [await get(server, path), await server.app.inject(path)];
      const { connection: _one, date: _date, 'set-cookie': _token, ...said } = fast.headers;
      expect(fast.status).toBe(framework.statusCode);
      expect(fast.body).toBe(framework.body);
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

  test.for(['on', 'off'])(
    'is the same with keep-alive, which it announces with its timeout, with prepared heads %s',
    async (setting) => {
      const server = await start({ PREPARED_HEADS: setting });
      const on = { connection: 'keep-alive' };
      for (const path of ['/the-company', await scriptOf(server)]) {
        const alone = await get(server, path);
        const condition = { 'if-none-match': String(alone.headers.etag) };
        const answers = await pipeline(
          server.app,
          head('GET', path, on),
          head('HEAD', path, on),
          head('GET', path, { ...on, ...condition }),
          head('GET', '/nothing', on),
          head('GET', path, on),
          head('GET', path, close),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 200, 200]);
        const [first, bare, unchanged, , again, last] = answers;
        expect([first?.body, bare?.body, unchanged?.body, again?.body, last?.body]).toEqual([
          alone.body,
          '',
          '',
          alone.body,
          alone.body,
        ]);
        expect(again?.headers.connection).toBe('keep-alive');
        expect(again?.headers['keep-alive']).toBe('timeout=72');
        expect(Date.parse(again?.headers.date ?? '')).toBeCloseTo(Date.now(), -4);
        const constant = ({ headers = {} }: Partial<typeof alone> = {}) => {
          const { connection: _one, 'keep-alive': _two, date: _date, 'set-cookie': token, ...said } = headers;
          return [Object.entries(said).sort(), token?.replace(/=[\w-]{22};/, '=…;')];
        };
        expect(constant(first)).toEqual(constant(alone));
        expect(constant(bare)).toEqual(constant(await get(server, path, {}, 'HEAD')));
        expect(constant(unchanged)).toEqual(constant(await get(server, path, condition)));
        expect(last?.headers.connection).toBe('close');
      }
    },
  );

  test('keeps the connection of an HTTP/1.0 client that asks for it', async ({ server }) => {
    const old = (headers: Record<string, string>) =>
      head('GET', '/the-company', headers).replace('HTTP/1.1', 'HTTP/1.0');
    const answers = await pipeline(server.app, old({ connection: 'keep-alive' }), old(close));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close']);
  });

  test('sets the token if the browser has none, as Secure if a trusted proxy says https', async () => {
    const server = await start({ TRUST_PROXY: 'loopback' });
    const cookieOf = async (headers: Record<string, string>) =>
      (await get(server, '/the-company', headers)).headers['set-cookie'];
    expect(await cookieOf({})).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/);
    expect(await cookieOf({ 'x-forwarded-proto': 'https' })).toMatch(/; Secure$/);
    expect(await cookieOf({ cookie: `XSRF-TOKEN=${'a'.repeat(22)}` })).toBeUndefined();

    const alone = await start({});
    const forged = await get(alone, '/the-company', { 'x-forwarded-proto': 'https' });
    expect(forged.headers['set-cookie']).not.toMatch(/Secure/);
    const published = await start({ PUBLIC_URL: 'https://www.example.com' });
    expect((await get(published, '/the-company')).headers['set-cookie']).toMatch(/; Secure$/);
  });

  test('is counted like every other request', async () => {
    const server = await start({ METRICS_TOKEN: TOKEN });
    const count = async (route: string) => {
      const answer = await fetch(`${await originOf(server.app)}/metrics`, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      const series = `http_request_duration_seconds_count{door="pages",route="${route}",method="GET",status="200"}`;
      const line = (await answer.text()).split('\n').find((text) => text.startsWith(series));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const before = [await count('page'), await count('file')];
    await get(server, '/the-company');
    await get(server, await scriptOf(server));
    // The request by which scriptOf finds the script counts as a page, too.
    expect([await count('page'), await count('file')]).toEqual([
      Number(before[0]) + 2,
      Number(before[1]) + 1,
    ]);
  });
});
