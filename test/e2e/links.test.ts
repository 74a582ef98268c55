import { describe, expect } from 'vitest';
import { isFocused } from './forms.ts';
import { test, visit } from './site.ts';

describe('a link', () => {
  test.for(['', '/hi'])(
    'leads on within the document, to the next page’s heading: %s/',
    async (prefix, { page }) => {
      await visit(page, `${prefix}/`);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      for (const press of [false, true]) {
        const link = page.locator('.cards a').first();
        const target = await link.getAttribute('href');
        expect(target).toMatch(new RegExp(`^${prefix}/\\w`));
        if (press) await link.press('Enter');
        else await link.click();
        await page.waitForURL(`**${target}`);
        await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
        // The footer says where the visitor is.
        const marks = page.locator('.footer [aria-current=page]');
        await expect
          .poll(() => marks.evaluateAll((links) => links.map((each) => each.getAttribute('href'))))
          .toEqual([target]);
        expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
        await page.goBack();
        await page.locator('main .stage').waitFor();
      }
    },
  );

  test('that is pointed at is loaded ahead, and one that opens a tab is the browser’s', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.locator('.cards a').first();
    await link.hover();
    await expect.poll(() => asked.filter((path) => path.includes('/words/')).length).toBeGreaterThan(0);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL('**/guarding-solution');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
