import { expect } from 'vitest';
import { isFocused } from './forms.ts';
import { test, visit } from './site.ts';

test('a link leads on within the document and the language, to the next page’s heading', async ({ page }) => {
  await visit(page, '/hi/');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const link = page.locator('.cards a').first();
  const target = await link.getAttribute('href');
  expect(target).toMatch(/^\/hi\/\w/);
  await link.press('Enter');
  await page.waitForURL(`**${target}`);
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
  // The footer says where the visitor is.
  const marks = page.locator('.footer [aria-current=page]');
  await expect
    .poll(() => marks.evaluateAll((links) => links.map((each) => each.getAttribute('href'))))
    .toEqual([target]);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
});
