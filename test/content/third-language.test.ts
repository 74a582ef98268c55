import { test as base, describe, expect } from 'vitest';
import { siteIn } from '../../src/content/site.ts';
import { keepPageOfEachKind } from '../factories/page-of-each-kind.ts';
import { makePseudoSite, pseudo } from '../factories/pseudo-language.ts';
import { findOutside, findOutsideOfCatalogues } from './outside-of-catalogues.ts';
import {
  type CrawledHouse,
  kinds,
  readFiles,
  readFormAnswers,
  readPages,
  startCrawled,
} from './site-crawl.ts';

const site = keepPageOfEachKind(makePseudoSite({ moved: new Map([['/taken-down', null]]) }));

const test = base.extend<{ house: CrawledHouse }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const house = await startCrawled(site, 'Goa', pseudo);
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
});

describe('a language that is nothing but a folder of catalogues and a line', () => {
  test('has every page, and no word outside of its catalogues', async ({ house }) => {
    expect(siteIn(site, pseudo.code).pages.filter(({ isForeign }) => isForeign)).toEqual([]);
    for (const [path, html] of await readPages(house)) {
      expect(html, path).toContain('⟦');
      expect(findOutsideOfCatalogues(html), path).toEqual([]);
    }
    expect(findOutside(await readFiles(house))).toEqual([]);
  });

  test('has the faults of its forms', async ({ house }) => {
    for (const kind of kinds)
      for (const html of await readFormAnswers(house, kind))
        expect(findOutsideOfCatalogues(html), kind).toEqual([]);
  });

  test('and a word that is in no catalogue would be found', () => {
    const found = findOutsideOfCatalogues('<p title="⟦Opens⟧ here">⟦Read <a>moree⟧</a> now</p>');
    expect(found).toHaveLength(2);
  });
});
