import type { Page as BrowserPage, Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../src/content/pages/index.ts';
import { confirmationPath } from '../../src/contract/request-confirmation.ts';
import { expectAccessiblePage } from './axe.ts';
import { FAILED_LOAD, test, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

/** But for the one that a mail leads to, which is nowhere without its token. */
const visited = pages.filter(({ path }) => path !== confirmationPath('$token'));
const addresses = visited.flatMap(({ path, aliases = [], name }) =>
  [path, ...aliases].map((address) => ({
    isAlias: address !== path,
    // The first of each that the seed puts in.
    address: address.replace('$blogId', '1').replace('$job', 'JO-1001').replace('$reference', 'CB-7F3K9Q'),
    // What comes from the database names its page itself.
    name: path.includes('$') ? '.' : name,
  })),
);
const heading = (page: BrowserPage) => page.getByRole('heading', { level: 1 });

/** What stands on a page only after a call. */
const arrives: Record<string, (page: BrowserPage) => Locator> = {
  '/': (page) => page.getByRole('article'),
  '/blog': (page) => page.getByRole('article'),
  '/Career': (page) => page.getByRole('link', { name: /^Apply/ }),
  '/government-guidelines': (page) => page.getByRole('link', { name: /^View/ }),
};

/** How many pages one test looks at: few enough for its time, and enough to save on what each test costs. */
const AT_ONCE = 8;
/** A browser's own font at 150 and 200 %, in which phones with large type show a page. */
const LARGE_FONTS = [24, 32];

const groups = Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
  addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

describe('every page', () => {
  test.for(groups)(
    'answers, and can be read by everyone at both widths: %#',
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
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, `width of ${address}`).toBe(size.width);
        }
        for (const standard of isAlias ? [] : LARGE_FONTS) {
          await fonts.send('Page.setFontSizes', { fontSizes: { standard } });
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, `width of ${address} with a font of ${standard} px`).toBe(PHONE.width);
        }
        await fonts.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
        expect(errors.seen, address).toEqual([]);
      }
    },
  );

  test('counts capital and small letters: /career and /Career are two', async ({ page }) => {
    await visit(page, '/career');
    expect(await page.getByRole('form', { name: 'Resume Submission Form' }).isVisible()).toBe(true);
    expect(await page.getByRole('table').count()).toBe(0);
    await visit(page, '/Career');
    expect(await page.getByRole('form', { name: 'Resume Submission Form' }).count()).toBe(0);
    expect(await page.getByRole('table').isVisible()).toBe(true);
  });

  test('moves the focus to its heading when a visitor has come by a link', async ({ page }) => {
    await visit(page, '/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our presence' }).click();
    await page.waitForURL('**/our-presence');
    await expect.poll(() => heading(page).evaluate((h1) => h1 === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Our Presence/);
  });

  test('is not at addresses that are none, where the header is', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    for (const address of ['/CAREER', '/the-company/nope', '/e-surveillance_6', '/nope']) {
      const response = await visit(page, address);
      expect(response?.status(), address).toBe(404);
      expect(await page.title()).toMatch(/^Page not found/);
      expect(await heading(page).count()).toBe(1);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
    }
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => page.title()).toMatch(/^Home/);
  });

  test('shows nothing but its picture where it is under construction', async ({ page }) => {
    for (const address of ['/login', '/registration', '/case-studies']) {
      await visit(page, address);
      expect(await page.getByRole('main').getByRole('img').count(), address).toBe(1);
      expect(await page.getByRole('main').getByRole('link').count(), address).toBe(0);
      expect(await page.getByRole('main').getByRole('paragraph').count(), address).toBe(0);
    }
  });
});
