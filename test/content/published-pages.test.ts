import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteOpener } from '../../server/pages/open-site.ts';
import { loadRenderer } from '../../server/pages/renderer.ts';
import { kindOf, sampleOf } from '../../src/content/documents.ts';
import { composeSite } from '../../src/content/site.ts';
import { walkFields } from '../../src/content/walk-fields.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { test } from '../factories/publishing-server.ts';
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

test('what the preview shows is the body of the page once it is published', async ({ house, owner }) => {
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
});
