import type { Page as BrowserPage, Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { confirmationPath } from '../../src/contract/request-confirmation.ts';
import { expectAccessiblePage } from './axe.ts';
import { FAILED_LOAD, test, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

const { pages } = sampleSite;

/** All but the page of a mailed link, which does not exist without its token. */
const visited = pages.filter(({ path }) => path !== confirmationPath('$token'));
const addresses = visited.flatMap(({ path, aliases = [], name }) =>
  [path, ...aliases].map((address) => ({
    isAlias: address !== path,
    // The first of each that the seed inserts.
    address: address.replace('$blogId', '1').replace('$job', 'JO-1001').replace('$reference', 'CB-7F3K9Q'),
    // The content from the database is the name of its page.
    name: path.includes('$') ? '.' : name,
  })),
);
const heading = (page: BrowserPage) => page.getByRole('heading', { level: 1 });
const widthOf = (page: BrowserPage) => page.evaluate(() => document.documentElement.scrollWidth);

/** Content that appears on a page only after a call. */
const arrives: Record<string, (page: BrowserPage) => Locator> = {
  '/': (page) => page.getByRole('article'),
  '/blog': (page) => page.getByRole('article'),
  '/Career': (page) => page.getByRole('link', { name: /^Apply/ }),
  '/government-guidelines': (page) => page.getByRole('link', { name: /^View/ }),
};

/** Pages per test: few enough for its time limit, and enough to spread the fixed cost of a test. */
const AT_ONCE = 8;
/** A browser font of 150 and 200 %, which phones with large type use. */
const LARGE_FONTS = [24, 32];

const groups = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
  addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

describe('every page', () => {
  test.for(groups)(
    'answers, and is accessible at both widths: %#',
    async (group, { page, context, errors }) => {
      const fonts = await context.newCDPSession(page);
      for (const { address, name, isAlias } of group) {
        await page.setViewportSize(WIDE);
        const response = await visit(page, address);
        expect(response?.status(), address).toBe(200);
        expect(await heading(page).count(), address).toBe(1);
        await expect.poll(() => page.title(), { message: address }).toMatch(new RegExp(`^${name}.* \\| `));
        expect(await page.locator('title').count(), `titles of ${address}`).toBe(1);
        expect(await page.getByRole('main').count(), address).toBe(1);
        await arrives[address]?.(page).first().waitFor();
        await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
        for (const size of isAlias ? [] : [WIDE, PHONE]) {
          await page.setViewportSize(size);
          await expectAccessiblePage(page, `${address} at ${size.width} px`);
          await expect.poll(() => widthOf(page), { message: `width of ${address}` }).toBe(size.width);
        }
        for (const standard of isAlias ? [] : LARGE_FONTS) {
          await fonts.send('Page.setFontSizes', { fontSizes: { standard } });
          // The page learns of it later than this process.
          const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          await expect.poll(fontSize).toBe(`${standard}px`);
          const message = `width of ${address} with a font of ${standard} px`;
          await expect.poll(() => widthOf(page), { message }).toBe(PHONE.width);
        }
        await fonts.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
        expect(errors.seen, address).toEqual([]);
      }
    },
  );

  test('has a case-sensitive address: /career and /Career are two pages', async ({ page }) => {
    await visit(page, '/career');
    expect(await page.getByRole('form', { name: 'Resume Submission Form' }).isVisible()).toBe(true);
    expect(await page.getByRole('table').count()).toBe(0);
    await visit(page, '/Career');
    expect(await page.getByRole('form', { name: 'Resume Submission Form' }).count()).toBe(0);
    expect(await page.getByRole('table').isVisible()).toBe(true);
  });

  test('moves the focus to its heading after a link', async ({ page }) => {
    await visit(page, '/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our presence' }).click();
    await page.waitForURL('**/our-presence');
    await expect.poll(() => heading(page).evaluate((h1) => h1 === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Our Presence/);
  });

  test('is a 404 page with the header at unknown addresses', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    for (const address of ['/CAREER', '/the-company/nope', '/e-surveillance_6', '/nope']) {
      const response = await visit(page, address);
      expect(response?.status(), address).toBe(404);
      await expect.poll(() => page.title()).toMatch(/^Page not found/);
      await expect.poll(() => heading(page).count()).toBe(1);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      const picture = page.locator('.hero__pic img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(100);
    }
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.title()).toMatch(/^Home/);
  });

  test('shows only its picture while it is under construction', async ({ page }) => {
    for (const address of ['/login', '/registration', '/case-studies']) {
      await visit(page, address);
      expect(await page.getByRole('main').getByRole('img').count(), address).toBe(1);
      expect(await page.getByRole('main').getByRole('link').count(), address).toBe(0);
      expect(await page.getByRole('main').getByRole('paragraph').count(), address).toBe(0);
    }
  });
});
