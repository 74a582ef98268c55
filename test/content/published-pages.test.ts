import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createSiteHolder, type SiteHolder } from '../../server/content/site-holder.ts';
import { createSiteOpener } from '../../server/pages/open-site.ts';
import { loadRenderer } from '../../server/pages/renderer.ts';
import {
  type DocumentId,
  isPageId,
  kindOf,
  type SingleDocument,
  sampleIds,
  sampleOf,
  samplePageDocuments,
} from '../../src/content/documents.ts';
import type { Page, SectionType } from '../../src/content/schema/page.ts';
import { composeSite, type Site } from '../../src/content/site.ts';
import { walkFields } from '../../src/content/walk-fields.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { startTestServer, type TestServer } from '../environment/app.ts';
import { makeSite } from '../factories/published-site.ts';
import { test as publishingTest } from '../factories/publishing-server.ts';
import { ok } from '../factories/staff.ts';
import { setAt } from './set-at.ts';

type Shown = TestServer & { site: SiteHolder };

const test = publishingTest.extend<{ shown: Shown }>({
  shown: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const site = createSiteHolder(sampleSite);
      const server = await startTestServer({}, { parts: { site } });
      await use({ ...server, site });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const paths = sampleSite.pages
  .map(({ path }) => path.replace('/$blogId', '/1'))
  .filter((path) => !path.includes('$'));

/** The whole answers, byte by byte. */
async function readPages({ app }: TestServer): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...paths, '/not-there']) pages.set(path, (await app.inject(path)).body);
  return pages;
}

const copyOf = (id: DocumentId) => structuredClone(sampleOf(id)) as JsonObject;

/** Words that fit everywhere, with what has a meaning in HTML. */
const shortText = fc
  .string({ unit: fc.constantFrom(...'aZé आ<&>"\'$\\ #'), minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '');

/** A page with some of its texts changed, and with its sections in another order. */
function editAtRandom(id: DocumentId, seed: number): JsonObject {
  const body = copyOf(id);
  const fields = [...walkFields(kindOf(id).schema, body)].filter(
    ({ meta, path }) => meta.words && path[0] !== 'description' && path.at(-1) !== 'menu',
  );
  const sections = Array.isArray(body.sections) ? body.sections : [];
  const [edit] = fc.sample(
    fc.record({
      texts: fc.array(fc.tuple(fc.nat(fields.length - 1), shortText), { minLength: 1, maxLength: 12 }),
      order: fc.shuffledSubarray(sections, { minLength: sections.length }),
    }),
    { seed, numRuns: 1 },
  );
  for (const [index, text] of edit?.texts ?? []) setAt(body, fields[index]?.path ?? [], text);
  return edit && sections.length > 0 ? { ...body, sections: edit.order } : body;
}

const bodyOf = (html: string) =>
  /<div id="root">(.*?)<\/div><script type="application\/json"/s.exec(html)?.[1] ?? '';
/** React writes preloads of pictures before the body, and the server moves them into the head. */
const withoutPreloads = (body: string) => body.replace(/^(?:<link [^>]*>)*/, '');

describe('what the preview shows', () => {
  test.for([1, 2, 3])(
    'is the body of the page once it is published: seed %i',
    async (seed, { house, owner }) => {
      const renderer = await loadRenderer();
      const openSite = createSiteOpener(renderer);
      const pages = [...samplePageDocuments].filter(
        ([, { screen, path }]) => !renderer.liveScreens.includes(screen) && !path.includes('$'),
      );
      const drafts = new Map(
        pages.map(([id], index) => [id as DocumentId, editAtRandom(id, seed * 1_000 + index)]),
      );
      const documents: { document: DocumentId; version: number }[] = [];
      for (const [document, body] of drafts) {
        const { draft } = ok(await owner.ask('site.find', { document }));
        const saveId = { editor: randomUUID(), turn: 1 };
        const { version } = ok(await owner.call('site.save', { document, basedOn: draft, body, saveId }));
        documents.push({ document, version });
      }
      // As client/preview composes it from the drafts.
      const none = { changed: new Map(), moved: new Map(), uploads: new Map() };
      const draft = openSite(composeSite('draft', { bodies: drafts, ...none }, productCatalogues));
      const previewed = new Map<string, string>();
      for (const [, { path }] of pages) {
        const page = await draft.openPage(path);
        previewed.set(path, withoutPreloads(await page.render({ answers: [], filesUrl: '' })));
      }
      const release = { documents, title: 'At random', note: '', due: null, confirmed: [] };
      ok(await owner.call('site.publish', release));
      expect(previewed.size).toBeGreaterThan(35);
      for (const [path, body] of previewed) {
        const published = bodyOf((await house.app.inject(path)).body);
        expect(published, path).not.toBe('');
        expect(published, path).toBe(body);
      }
    },
  );
});

/** The pages that another document than their own is shown on. */
const shownOn: Record<SingleDocument, (page: Page) => boolean> = {
  ...{ identity: () => true, navigation: () => true, closing: () => true, interface: () => true },
  // Its figures are shown where sentences mention them; what they count is for the staff.
  facts: () => false,
  letters: () => false,
  synonyms: () => false,
  replies: () => false,
  // Tested by the description of the picture of one page and of the cards that lead to it.
  pictures: ({ picture, related = [] }) => picture === 'hero-the-company' || related.includes('/the-company'),
  home: (page) => page.screen === 'home' || hasSection(page, 'sectors'),
  leaders: (page) => hasSection(page, 'leaders'),
  clients: (page) => page.screen === 'home' || hasSection(page, 'client-marks'),
  galleries: (page) => hasSection(page, 'gallery', 'training-gallery'),
  presence: (page) => page.screen === 'contact-us' || hasSection(page, 'presence-map', 'licences'),
};
const hasSection = ({ sections = [] }: Page, ...types: SectionType[]) =>
  sections.some(({ type }) => types.includes(type));

/** The answers of the sample company's site, whatever another test has published. */
async function readSample(shown: Shown): Promise<Map<string, string>> {
  const commit = await shown.site.prepare(sampleSite);
  commit();
  return readPages(shown);
}

/** The paths whose answers differ from the sample company's after these words were published. */
async function findChanged(shown: Shown, next: Site, before: Map<string, string>) {
  const commit = await shown.site.prepare(next);
  commit();
  const after = await readPages(shown);
  return [...before].filter(([path, html]) => after.get(path) !== html).map(([path]) => path);
}

const pageIds = sampleIds.filter(isPageId);

describe('a publication changes not one byte of other pages', () => {
  test('where it is a page’s own words', async ({ shown }) => {
    const before = await readSample(shown);
    for (const id of pageIds) {
      const page = samplePageDocuments.get(id);
      if (page === undefined) throw new Error(`There is no page ${id}.`);
      const body = {
        ...page,
        heading: 'Another heading',
        description: `${page.description.slice(0, 150)} Again.`,
      };
      const own = [page.path.replace('/$blogId', '/1'), ...(page.aliases ?? [])];
      const changed = await findChanged(shown, makeSite({ [id]: body }), before);
      expect(
        changed.filter((path) => !own.includes(path)),
        id,
      ).toEqual([]);
      // What shows a row of the database says what the row says.
      if (!page.path.includes('$')) expect(changed, id).toContain(page.path);
    }
  });

  test('but of those that name it, where it is a page’s name', async ({ shown }) => {
    const before = await readSample(shown);
    for (const id of pageIds) {
      const page = samplePageDocuments.get(id);
      if (page === undefined || page.path.includes('$')) continue;
      const naming = [...samplePageDocuments.values()].filter(
        ({ parent, related = [] }) => parent === page.path || related.includes(page.path),
      );
      const expected = new Set<string>([page, ...naming].map(({ path }) => path.replace('/$blogId', '/1')));
      const changed = await findChanged(shown, makeSite({ [id]: { ...page, name: 'Another name' } }), before);
      expect(
        changed.filter((path) => !expected.has(path)),
        id,
      ).toEqual([]);
      expect(changed, id).toContain(page.path);
    }
  });

  test.for(Object.keys(shownOn) as SingleDocument[])(
    'but of those that show it: %s',
    async (id, { shown }) => {
      const before = await readSample(shown);
      const body = copyOf(id);
      const fields = [...walkFields(kindOf(id).schema, body)].filter(({ meta }) => meta.words);
      const edited = id === 'pictures' ? fields.filter(({ path }) => path[0] === 'hero-the-company') : fields;
      if (id === 'facts') setAt(body, ['figures', 0, 'meaning'], 'No visitor reads what a figure counts.');
      else for (const { path, value } of edited) setAt(body, path, `${value} x`);
      const changed = await findChanged(shown, makeSite({ [id]: body } as never), before);
      const expected = sampleSite.pages.filter(shownOn[id]).map(({ path }) => path);
      if (expected.length === sampleSite.pages.length) expect(changed).toEqual([...before.keys()]);
      else expect(changed.sort()).toEqual(paths.filter((path) => expected.includes(path as never)).sort());
    },
  );
});
