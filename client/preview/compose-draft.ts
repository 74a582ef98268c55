import { catalogueOf, translate } from '../../src/content/catalogue.ts';
import { sampleOf } from '../../src/content/documents.ts';
import type { Page } from '../../src/content/schema/page.ts';
import { composeSite, type Site, siteIn } from '../../src/content/site.ts';
import { resolveTokens } from '../../src/content/tokens.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { SitePreview } from '../../src/contract/staff/site-preview.ts';
import { languages, source } from '../../src/languages.ts';

/** The text that is typed just now: a document, or its translations where the preview shows another language. */
export interface Edited {
  id: DocumentId;
  body: object;
}

/** The site of the drafts, in the language of the preview. */
export function composeDraft(preview: SitePreview, edited?: Edited): Site {
  const { language, bodies, catalogues, uploads } = preview;
  const isTranslation = language !== source.code;
  const drafts = new Map<DocumentId, unknown>(bodies);
  const translations = new Map(catalogues);
  if (edited !== undefined) (isTranslation ? translations : drafts).set(edited.id, edited.body);
  const ofLanguage = new Map([...translations].map(([id, body]) => [id, catalogueOf(body)]));
  const all = composeSite(
    'draft',
    { bodies: drafts, changed: new Map(), moved: new Map(), uploads: new Map(uploads) },
    isTranslation ? new Map([[language, ofLanguage]]) : new Map(),
  );
  const site = { ...siteIn(all, language), languages };
  return isTranslation && edited !== undefined ? addTranslations(site, preview, edited) : site;
}

/**
 * Shows each translation of the edited page, also as long as most of them are missing and visitors would read all of it
 * in English.
 */
function addTranslations(site: Site, preview: SitePreview, { id, body }: Edited): Site {
  const pages = site.pages.map((page) => {
    if (page.id !== id || !page.isForeign) return page;
    const translated = translate(id, findSource(preview, id), catalogueOf(body)).body as Page;
    return { ...resolveTokens(translated, site.tokens), id: page.id };
  });
  return { ...site, pages };
}

/** The document in English. */
export function findSource({ bodies }: SitePreview, id: DocumentId): object {
  const stored = bodies.find(([each]) => each === id);
  const body = stored ? stored[1] : sampleOf(id);
  return typeof body === 'object' && body !== null ? body : {};
}
