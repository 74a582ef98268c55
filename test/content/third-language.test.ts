import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { addressIn } from '../../src/content/languages.ts';
import { siteIn } from '../../src/content/site.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { createMarkedRows, type MarkedRows } from '../factories/marked-rows.ts';
import { makePseudoSite, pseudo } from '../factories/pseudo-language.ts';
import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { findOutside, findOutsideOfCatalogues } from './outside-of-catalogues.ts';
import { textsOfJson } from './unmarked-words.ts';

const site = makePseudoSite({ moved: new Map([['/taken-down', null]]) });
const inPseudo = (path: string) => addressIn(pseudo, path);

type House = TestServer & MarkedRows;

const test = base.extend<{ house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const house = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
      await use({ ...house, ...(await createMarkedRows(house.db)) });
      await house.stop();
    },
    { scope: 'file' },
  ],
});

const forms: Record<SubmissionKind, () => Record<string, string>> = {
  contact: makeContact,
  quotation: makeQuotation,
  application: makeApplication,
  posting: makePosting,
  'data-request': makeDataRequest,
};
const kinds = Object.keys(forms) as SubmissionKind[];

describe('a language that is nothing but a folder of catalogues and a line', () => {
  test('has every page, and no word outside of its catalogues', async ({ house }) => {
    const { pages } = siteIn(site, pseudo.code);
    expect(pages.filter(({ isForeign }) => isForeign)).toEqual([]);
    const paths = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    const jobs = [house.job, house.closedJob, 'JO-999999'].map((jid) => `/jobs/${jid}`);
    const others = [
      '/taken-down',
      '/not-there',
      `/blog/${house.blog}`,
      '/received/CB-7K3M9Q',
      '/Career?q=99',
    ];
    const found = new Set<string>();
    for (const path of [...paths.filter((path) => !path.includes('$')), ...jobs, ...others]) {
      const first = await house.app.inject(inPseudo(path));
      const { body } =
        first.statusCode === 301 ? await house.app.inject(String(first.headers.location)) : first;
      expect(body, path).toContain('<html lang="en-GB"');
      expect(body, path).toContain('⟦');
      for (const each of findOutsideOfCatalogues(body)) found.add(`${path} ${each}`);
    }
    expect([...found]).toEqual([]);
  });

  test.for(kinds)('has the faults of its forms: %s', async (kind, { house }) => {
    const { body } = await postPlain(house.app, kind, {}, undefined, pseudo);
    expect(body).toContain('⟦');
    expect(findOutsideOfCatalogues(body)).toEqual([]);
  });

  test('has feeds and a manifest', async ({ house }) => {
    const coded = ['version', 'id', 'url', 'home_page_url', 'feed_url', 'language', 'lang', 'dir', 'display'];
    const more = [
      'date_published',
      'date_modified',
      'icons',
      'theme_color',
      'background_color',
      'start_url',
      'scope',
    ];
    for (const path of ['/feeds/blogs.json', '/feeds/jobs.json', '/site.webmanifest']) {
      const { body } = await house.app.inject(inPseudo(path));
      expect(findOutside(textsOfJson(JSON.parse(body), path, [...coded, ...more])), path).toEqual([]);
    }
  });

  test('and a word that is in no catalogue would be found', () => {
    const found = findOutsideOfCatalogues('<p title="⟦Opens⟧ here">⟦Read <a>moree⟧</a> now</p>');
    expect(found).toHaveLength(2);
  });
});
