import { samplePageDocuments } from '../../src/content/documents.ts';
import { composeSite, type Site } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';

/** The pages of the sample company with a screen, or a kind of section, that no page before them has. */
const kept = new Set<string>();
const seen = new Set<string>();
for (const [id, { screen, sections = [] }] of samplePageDocuments) {
  const kinds = [screen, ...sections.map(({ type }) => type)];
  if (kinds.some((kind) => !seen.has(kind))) kept.add(id);
  for (const kind of kinds) seen.add(kind);
}

/** The site with one page of each kind, which shows every component and is rendered in a quarter of the time. */
export function keepPageOfEachKind(site: Site): Site {
  const pages = site.pages.filter(({ id }) => kept.has(id));
  const translations = new Map(
    [...site.translations].map(([code, each]) => [code, keepPageOfEachKind(each)]),
  );
  return { ...site, pages, translations };
}

let count = 0;

/** Such a site of the sample company, in English, with these documents published in place of its own. */
export function makeSmallSite(documents: Partial<Record<DocumentId, unknown>>): Site {
  count += 1;
  const bodies = new Map(Object.entries(documents) as [DocumentId, unknown][]);
  const published = { bodies, changed: new Map(), moved: new Map(), uploads: new Map() };
  return keepPageOfEachKind(composeSite(`small-${count}`, published));
}
