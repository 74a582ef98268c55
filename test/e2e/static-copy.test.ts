import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openCopyFolder } from '../../server/static-copy/copy-folder.ts';
import { copySite } from '../../server/static-copy/copy-site.ts';
import { readFromServer } from '../../server/static-copy/read-site.ts';
import { servePlainFiles } from '../static-copy/plain-web-server.ts';
import { test } from './site.ts';

test('a static copy shows the site by plain files: menus, both languages, lists, and forms of the live site', async ({
  page,
  site,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'guardhouse-copy-'));
  const folder = await openCopyFolder(root, site.origin);
  const { live } = await copySite({
    read: readFromServer(site.origin),
    origin: site.origin,
    prefixes: ['', '/hi'],
    pages: [],
    moved: new Map([['/former', '/training']]),
    mostPages: 1_000,
    folder,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const web = await servePlainFiles(root, '/mirror');
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  try {
    await page.goto(`${web.origin}/mirror/`);
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'ABOUT US', exact: true }).hover();
    await menu.getByRole('link', { name: 'Mission and vision' }).click();
    await page.waitForURL('**/mirror/mission-vission/');
    // The pictures in view have arrived, and the fonts of the site are used.
    const isBroken = () =>
      page.evaluate(() =>
        [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      );
    await expect.poll(isBroken).toBe(false);
    expect(await page.evaluate(() => document.fonts.check('16px Onest'))).toBe(true);

    await page.goto(`${web.origin}/mirror/Career/`);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/mirror/Career/page/2/');
    expect(await page.getByRole('row').count()).toBeGreaterThan(3);

    await page.goto(`${web.origin}/mirror/former/`);
    await page.waitForURL('**/mirror/training/');
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await page.waitForURL('**/mirror/hi/training/');
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');

    await page.goto(`${web.origin}/mirror/contactus/`);
    expect([...asked]).toEqual([web.origin]);
    const form = page.locator('main').getByRole('form');
    expect(await form.getAttribute('action')).toBe(`${live}/contactus`);
    expect(await form.getByRole('textbox').count()).toBe(0);
  } finally {
    await web.close();
    await rm(root, { recursive: true, force: true });
  }
});
