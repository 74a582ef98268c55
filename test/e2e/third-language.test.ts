import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { addressIn } from '../../src/content/languages.ts';
import { findOutsideOfCatalogues } from '../content/outside-of-catalogues.ts';
import { startTestServer } from '../environment/app.ts';
import { createMarkedRows } from '../factories/marked-rows.ts';
import { makePseudoSite, pseudo } from '../factories/pseudo-language.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { test as base, goOn, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

const house = makePseudoSite();

/** The site in a language whose words are longer by two fifths. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const server = await startTestServer({}, { parts: { site: createSiteHolder(house) } });
      await createMarkedRows(server.db);
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

/** A page of each kind. */
const paths = [
  '/',
  '/the-company',
  '/hospital-solution',
  '/Career',
  '/contactus',
  '/our-presence',
  '/licences',
];
/** Elements whose words are wider or higher than what is shown of them. */
const listClipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What only screen readers read is one pixel large.
      if (box.width < 4 || box.height < 4 || !/\p{L}/u.test(element.innerText ?? '')) continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!wide && !high) continue;
      // Only words count: a picture may be larger than its frame.
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
        if (getComputedStyle(parent).position === 'absolute') continue;
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        if (words.width < 4 || words.height < 4) continue;
        const isOut =
          (wide && (words.right > box.right + 1 || words.left < box.left - 1)) ||
          (high && (words.bottom > box.bottom + 1 || words.top < box.top - 1));
        if (isOut)
          found.push(`${element.tagName}.${element.className}: ${node.textContent.trim().slice(0, 60)}`);
      }
    }
    return [...new Set(found)];
  });

describe('a language with long words', () => {
  test('fits at both widths', async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize(WIDE);
      await visit(page, addressIn(pseudo, path));
      await layOutWhole(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: path }).toBe(size.width);
        expect(await listClipped(page), `${path} at ${size.width} px`).toEqual([]);
      }
    }
  });

  test('keeps its prefix and its words from page to page', async ({ page }) => {
    await visit(page, addressIn(pseudo, '/gallery'));
    for (const path of ['/our-presence', '/Career', '/quotation', '/']) {
      const before = await page.title();
      await goOn(page, addressIn(pseudo, path));
      await expect.poll(() => page.title()).not.toBe(before);
      await expect.poll(() => new URL(page.url()).pathname).toBe(addressIn(pseudo, path));
      await expect.poll(async () => findOutsideOfCatalogues(await page.content())).toEqual([]);
    }
  });

  test('and a word that is cut off would be found', async ({ page }) => {
    await page.setContent(`
      <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut off at the end</p>
      <p style="width: 90px; height: 20px; overflow: hidden">Cut off below the first line</p>`);
    expect(await listClipped(page)).toHaveLength(2);
  });
});
