import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, visit } from './site.ts';

/** Notes what a page asks of `Intl`, also by way of `toLocaleString` and its like. */
async function noteIntl(page: Page) {
  return page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const note = (name: string, original: object) =>
      new Proxy(original, {
        construct: (target, given) => {
          asked.push(name);
          return Reflect.construct(target as never, given);
        },
        apply: (target, self, given) => {
          asked.push(name);
          return Reflect.apply(target as never, self, given);
        },
      });
    const formats = Intl as unknown as Record<string, object>;
    for (const name of [
      'NumberFormat',
      'DateTimeFormat',
      'PluralRules',
      'Collator',
      'Segmenter',
      'ListFormat',
    ])
      formats[name] = note(name, formats[name] as object);
    for (const { prototype } of [Number, Date, String, Array])
      for (const name of Object.getOwnPropertyNames(prototype).filter((each) => /locale/i.test(each))) {
        const methods = prototype as unknown as Record<string, object>;
        methods[name] = note(name, methods[name] as object);
      }
  });
}

const askedBy = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[] }).asked);

describe('a page that is hydrated', () => {
  test.for(['/', '/hi', '/the-company', '/contactus', '/blog', '/privacy', '/jobs/JO-1001-branch-head'])(
    'does not load the browser’s data about languages, which keeps a cheap phone busy: %s',
    async (path, { page }) => {
      await using _ = await noteIntl(page);
      await visit(page, path);
      await page.locator('#job-panel-button').waitFor({ state: 'attached' });
      expect(await askedBy(page)).toEqual([]);
      // What it notes is what pages would use.
      await page.evaluate(() => (1).toLocaleString('en-IN') + new Intl.PluralRules('hi').select(2));
      expect(await askedBy(page)).toEqual(['toLocaleString', 'PluralRules']);
    },
  );

  test('starts in a browser that cannot continue a task, too', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'scheduler'));
    await visit(page, '/');
    expect(await page.evaluate(() => 'scheduler' in window)).toBe(false);
    await page.locator('#job-panel-button').waitFor({ state: 'attached' });
  });
});

test('a list of salaries has its letters and the rupee sign from one file', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await visit(page, '/Career');
  const salary = page.locator('.data-table td', { hasText: '₹' }).first();
  await salary.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts.filter((path) => !path.includes('language-names'))).toEqual([
    expect.stringContaining('onest-basic'),
  ]);
  // The file has the sign: it is as wide as that of Plus Jakarta Sans, and not as that of another font.
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('No canvas.');
    context.font = '400 1000px Onest, monospace';
    return context.measureText('₹').width;
  });
  expect(Math.round(width)).toBe(681);
});
