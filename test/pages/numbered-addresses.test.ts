import { describe, expect } from 'vitest';
import { readNumberedAddress } from '../../server/content/numbered-address.ts';
import { startTestServer } from '../environment/app.ts';
import { testWithHouse } from '../factories/house.ts';

const redirects = {
  '/?p=12': '/blog/3',
  '/?page_id=7': '/about-us',
  '/?attachment_id=9': '/media/library/upload-1-800.jpg',
  '/old/?p=5': '/blog/5',
  '/?p=13': null,
  '/?page_id=8': '/हम',
  '/हमारा-काम/': '/हम',
};

const test = testWithHouse(async () => {
  const server = await startTestServer();
  const document = 'blog 3' as 'home';
  const rows = Object.entries(redirects).map(([from_path, to_path]) => ({ from_path, to_path, document }));
  await server.db.insertInto('site_redirects').values(rows).execute();
  await server.publishing.reload();
  return server;
});

describe('an item of a former site that is asked for by its number', () => {
  test.for([
    ['/?p=12', '/blog/3'],
    ['/index.php?p=12', '/blog/3'],
    ['/?page_id=7', '/about-us'],
    ['/?attachment_id=9', '/media/library/upload-1-800.jpg'],
    ['/old/?p=5', '/blog/5'],
    ['/?utm_source=mail&p=12&utm_medium=a%26b', '/blog/3?utm_source=mail&utm_medium=a%26b'],
    ['/?%70=12', '/blog/3'],
    ['/?page_id=8', encodeURI('/हम')],
    ['/?page_id=8&q=%20%E0%A4%B9', `${encodeURI('/हम')}?q=+%E0%A4%B9`],
    [encodeURI('/हमारा-काम/'), encodeURI('/हम')],
  ] as const)('%s leads to %s for good', async ([url, to], { house }) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await house.app.inject({ method, url });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
      // A browser that kept it for good could not be led elsewhere.
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  test('that was taken down is gone', async ({ house }) => {
    expect((await house.app.inject({ url: '/?p=13' })).statusCode).toBe(410);
  });

  test('the home page is as it was without such a number', async ({ house }) => {
    const home = await house.app.inject({ url: '/' });
    expect([home.statusCode, home.headers['cache-control']]).toEqual([200, 'no-cache']);
    for (const url of ['/?p=999', '/?', '/?utm_source=mail', '/?page=12', '/?P=12']) {
      const answer = await house.app.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body.length).toBe(home.body.length);
    }
  });

  test('leads nowhere else by an odd number', async ({ house }) => {
    for (const url of [
      ...['/?p=', '/?p=-12', '/?p=012', '/?p=12abc', '/?p=%00', '/?p[]=12', '/?p=%', '/?__proto__=12'],
      ...['/?p=12%0d%0aset-cookie:a=b', '/?p=99999999999999999999999999', '/?p=%F0%9F%98%80'],
      ...[`/?p=${'1'.repeat(10_000)}`, `/?${'a&'.repeat(3_000)}p=12`, '/?p=https://evil.example'],
      ...['/index.php', '/index.php?p=999', '/index.php?p=<script>', '/%00?p=12', '//evil.example/?p=12'],
      '/..%2f..%2f?p=12',
    ]) {
      const answer = await house.app.inject({ url });
      expect([200, 404, 400, 414], url).toContain(answer.statusCode);
      expect(answer.headers).not.toHaveProperty('location');
      expect(answer.headers['set-cookie']?.toString() ?? '').not.toContain('a=b');
    }
  });

  test('of two numbers, one counts', () => {
    expect(readNumberedAddress('/', '?p=1&p=2')).toEqual({ address: '/?p=1', rest: '' });
    expect(readNumberedAddress('/', '?page_id=2&p=1')).toEqual({ address: '/?p=1', rest: '?page_id=2' });
    expect(readNumberedAddress('/old', '?p=1')).toBeUndefined();
  });
});
