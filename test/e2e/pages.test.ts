import type { Page as BrowserPage } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { receivedPath } from '../../src/contract/receipt.ts';
import { confirmationPath } from '../../src/contract/request-confirmation.ts';
import { expectAccessiblePage } from './axe.ts';
import { test, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

/** All but those that do not exist without the secret in their address. */
const secret: readonly string[] = [confirmationPath('$token'), receivedPath('$reference')];
const pages = sampleSite.pages.filter(({ path }) => !secret.includes(path));
/** The first of each that the seed inserts. */
const addressOf = (path: string) => path.replace('$blogId', '1').replace('$job', 'JO-1001');
/** On a phone more can go wrong on most pages; these have a table, a map or a film that a wide window shows whole. */
const SHOWN_WIDE = ['/Career', '/government-guidelines', '/licences', '/press', '/our-presence'];

const heading = (page: BrowserPage) => page.getByRole('heading', { level: 1 });
const widthOf = (page: BrowserPage) => page.evaluate(() => document.documentElement.scrollWidth);

/** Pages per test: few enough for its time limit, and enough to spread the fixed cost of a test. */
const AT_ONCE = 12;
const groups = Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, index) =>
  pages.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

describe('every page', () => {
  test.for(groups)(
    'is hydrated without an error, is accessible, and fits a window of 320 px: %#',
    async (group, { page, errors }) => {
      for (const { path, name } of group) {
        const address = addressOf(path);
        const size = SHOWN_WIDE.includes(path) ? WIDE : PHONE;
        await page.setViewportSize(size);
        await visit(page, address);
        // The content from the database is the name of its page.
        const title = new RegExp(`^${path.includes('$') ? '.' : name}.* \\| `);
        await expect.poll(() => page.title(), { message: address }).toMatch(title);
        expect(await heading(page).count(), address).toBe(1);
        await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
        await expectAccessiblePage(page, `${address} at ${size.width} px`);
        // As wide as 1280 px at 400 %.
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => widthOf(page), { message: `width of ${address}` }).toBe(320);
        expect(errors.seen, address).toEqual([]);
      }
    },
  );

  test('fits a phone whose letters are twice as large', async ({ page, context }) => {
    const fonts = await context.newCDPSession(page);
    await page.setViewportSize(PHONE);
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of ['/', '/hospital-solution', '/contactus', '/Career', '/our-presence', '/blog/1']) {
      await visit(page, path);
      const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(fontSize).toBe('32px');
      await expect.poll(() => widthOf(page), { message: path }).toBe(PHONE.width);
    }
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await fonts.detach();
  });
});
