import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { sampleIdentity } from '../../../src/content/identity.ts';
import { startTestServer, test } from '../../environment/app.ts';
import { makeSite } from '../../factories/published-site.ts';

const assets = new URL('../../../dist/client/assets/', import.meta.url);

describe('the staff area’s pages', () => {
  test.for(['/staff', '/staff/', '/staff/inbox', '/staff/inbox?item=CB-000000'])(
    'are one empty shell that is neither cached nor indexed: %s',
    async (url, { server }) => {
      const { statusCode, headers, body } = await server.app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(String(headers['content-security-policy'])).toMatch(
        /^default-src 'none';script-src 'self';style-src 'self';/,
      );
      expect(String(headers['content-security-policy'])).not.toContain('unsafe');
      expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{22};/);
      expect(body).toContain('<div id="root"></div>');
      expect(body).not.toMatch(/<(script|style)>|style="/);
    },
  );

  test('name the company as it is called now', async () => {
    const site = sampleSiteHolder();
    const { app, stop } = await startTestServer({}, { parts: { site } });
    onTestFinished(stop);
    const name = async () =>
      /<meta name="company" content="([^"]*)">/.exec((await app.inject('/staff')).body)?.[1];
    expect(await name()).toBe(sampleIdentity.shortName);
    (await site.prepare(makeSite({ identity: { ...sampleIdentity, shortName: 'A & <B> "$&"' } })))();
    expect(await name()).toBe('A &amp; &lt;B> &quot;$&amp;&quot;');
  });

  test('are not mentioned in any public page or script', async ({ server }) => {
    for (const path of ['/', '/contactus', '/Career', '/blog']) {
      const { body } = await server.app.inject(path);
      expect(body, path).not.toContain('/staff');
    }
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js') && !name.startsWith('staff-'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts)
      expect(readFileSync(new URL(name, assets), 'utf8'), name).not.toContain('/staff');
    for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt'])
      expect((await server.app.inject(path)).body, path).not.toContain('staff/');
  });
});
