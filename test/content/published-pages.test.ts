import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { createSiteOpener } from '../../server/pages/open-site.ts';
import { loadRenderer } from '../../server/pages/renderer.ts';
import { type DocumentId, kindOf, type SingleDocument, sampleOf } from '../../src/content/documents.ts';
import type { Page, SectionType } from '../../src/content/schema/page.ts';
import { composeSite } from '../../src/content/site.ts';
import { walkFields } from '../../src/content/walk-fields.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { startTestServer } from '../environment/app.ts';
import { testWithHouse } from '../factories/house.ts';
import { makeSmallSite } from '../factories/page-of-each-kind.ts';
import { test as publishingTest } from '../factories/publishing-server.ts';
import { ok } from '../factories/staff.ts';
import { setAt } from './set-at.ts';

const nothing = { changed: new Map(), moved: new Map(), uploads: new Map() };
const copyOf = (id: DocumentId) => structuredClone(sampleOf(id)) as JsonObject;

/** A page with each of its texts changed, and with its sections in another order. */
function edit(id: DocumentId): JsonObject {
  const body = copyOf(id);
  const signs = [' <b>', ' & ', ' "', " '$&", ' \\', ' आ#'];
  const fields = [...walkFields(kindOf(id).schema, body)].filter(
    ({ meta, path }) => meta.words && path[0] !== 'description' && path.at(-1) !== 'menu',
  );
  for (const [at, { path, value }] of fields.entries())
    setAt(body, path, `${String(value).slice(0, 12)}${signs[at % signs.length]}`);
  return Array.isArray(body.sections) ? { ...body, sections: body.sections.toReversed() } : body;
}

const bodyOf = (html: string) =>
  /<div id="root">(.*?)<\/div><script type="application\/json"/s.exec(html)?.[1] ?? '';
/** React writes preloads of pictures before the body, and the server moves them into the head. */
const withoutPreloads = (body: string) => body.replace(/^(?:<link [^>]*>)*/, '');

publishingTest(
  'what the preview shows is the body of the page once it is published',
  async ({ house, owner }) => {
    const renderer = await loadRenderer();
    const { pages: shown, moved } = house.site.current;
    const pages = shown.filter(
      ({ screen, path }) => !renderer.liveScreens.includes(screen) && !path.includes('$'),
    );
    const drafts = new Map(pages.map(({ id }) => [id as DocumentId, edit(id)]));
    const documents: { document: DocumentId; version: number }[] = [];
    for (const [document, body] of drafts) {
      const { draft } = ok(await owner.ask('site.find', { document }));
      const saveId = { editor: randomUUID(), turn: 1 };
      const { version } = ok(await owner.call('site.save', { document, basedOn: draft, body, saveId }));
      documents.push({ document, version });
    }
    // As client/preview composes it from the drafts.
    const composed = composeSite('draft', { ...nothing, bodies: drafts, moved }, productCatalogues);
    const isShown = ({ id }: { id: string }) => shown.some((page) => page.id === id);
    const draft = createSiteOpener(renderer)({ ...composed, pages: composed.pages.filter(isShown) });
    const previewed = new Map<string, string>();
    for (const { path } of pages) {
      const page = await draft.openPage(path);
      previewed.set(path, withoutPreloads(await page.render({ answers: [], filesUrl: '' })));
    }
    const release = { documents, title: 'Edited', note: '', due: null, confirmed: [] };
    ok(await owner.call('site.publish', release));
    expect(previewed.size).toBeGreaterThan(3);
    for (const [path, body] of previewed) {
      const published = bodyOf((await house.app.inject(path)).body);
      expect(published, path).not.toBe('');
      expect(published, path).toBe(body);
    }
  },
);

const sample = makeSmallSite({});
const paths = sample.pages
  .map(({ path }) => path.replace('/$blogId', '/1'))
  .filter((path) => !path.includes('$'));

/** A server whose site changes. */
const test = testWithHouse(async () => {
  const { app, site, stop } = await startTestServer({}, { parts: { site: createSiteHolder(sample) } });
  const read = () => Promise.all([...paths, '/not-there'].map(async (path) => (await app.inject(path)).body));
  let published: Partial<Record<DocumentId, unknown>> = {};
  let before = await read();
  return {
    stop,
    /** What was published before stays. @returns the paths whose answers changed, byte by byte. */
    async publish(documents: Partial<Record<DocumentId, unknown>>): Promise<string[]> {
      published = { ...published, ...documents };
      (await site.prepare(makeSmallSite(published)))();
      const after = await read();
      const changed = [...paths, '/not-there'].filter((_, at) => after[at] !== before[at]);
      before = after;
      return changed;
    },
  };
});

const hasSection = ({ sections = [] }: Page, ...types: SectionType[]) =>
  sections.some(({ type }) => types.includes(type));

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

describe('a publication changes not one byte of other pages', () => {
  test('where it is a page’s own words, but of those that name it, where it is its name', async ({
    house: press,
  }) => {
    for (const id of ['page:the-company', 'page:contactus'] as const) {
      const page = sampleOf(id) as Page;
      const words = { heading: 'Another heading', description: `${page.description.slice(0, 150)} Again.` };
      expect(await press.publish({ [id]: { ...page, ...words } })).toEqual([page.path]);
      const naming = sample.pages.filter(
        ({ path, parent, related = [] }) =>
          path === page.path || parent === page.path || related.includes(page.path),
      );
      const changed = await press.publish({ [id]: { ...page, ...words, name: `Another ${page.name}` } });
      expect(changed.toSorted()).toEqual(naming.map(({ path }) => path.replace('/$blogId', '/1')).toSorted());
    }
  });

  test('but of those that show it', async ({ house: press }) => {
    const hidden: Partial<Record<SingleDocument, JsonObject>> = {};
    for (const id of Object.keys(shownOn) as SingleDocument[]) {
      const body = copyOf(id);
      const fields = [...walkFields(kindOf(id).schema, body)].filter(({ meta }) => meta.words);
      const edited = id === 'pictures' ? fields.filter(({ path }) => path[0] === 'hero-the-company') : fields;
      if (id === 'facts') setAt(body, ['figures', 0, 'meaning'], 'No visitor reads what a figure counts.');
      else for (const { path, value } of edited) setAt(body, path, `${value} x`);
      const expected = sample.pages.filter(shownOn[id]).map(({ path }) => path);
      if (expected.length === 0) hidden[id] = body;
      else {
        const changed = await press.publish({ [id]: body });
        if (expected.length === sample.pages.length) expect(changed, id).toEqual([...paths, '/not-there']);
        else expect(changed, id).toEqual(paths.filter((path) => expected.includes(path as never)));
      }
    }
    expect(Object.keys(hidden)).toHaveLength(4);
    expect(await press.publish(hidden)).toEqual([]);
  });
});
