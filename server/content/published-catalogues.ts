import {
  type Catalogue,
  type Catalogues,
  catalogueOf,
  keyOf,
  sentencesOf,
  translate,
} from '../../src/content/catalogue.ts';
import { kindOf } from '../../src/content/documents.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { placeOf } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import { productCatalogues } from './product-catalogues.ts';
import type { Published } from './publications.queries.ts';
import { sampleBody } from './read-body.ts';

/** The translations of each language: the product's, but for the documents of which the staff's own were published. */
export function publishedCatalogues(published: Published): ReadonlyMap<string, Catalogues> {
  const all = new Map([...productCatalogues].map(([code, product]) => [code, new Map(product)]));
  for (const [id, body] of published.catalogues) {
    const { document, language } = placeOf(id);
    const source = publicBodyOf(document, published);
    if (source) all.get(language.code)?.set(document, soundPart(document, source, catalogueOf(body)));
  }
  return all;
}

/** What visitors read of a document, if anything. */
export const publicBodyOf = (id: DocumentId, { bodies }: Pick<Published, 'bodies'>): JsonObject | undefined =>
  (bodies.has(id) ? bodies.get(id) : sampleBody(id)) ?? undefined;

/**
 * Leaves out what the document's schema refuses, such as a message whose braces do not match. Publishing names such
 * translations and refuses them, but a sentence can become public after its translation.
 */
export function soundPart(document: DocumentId, source: JsonObject, catalogue: Catalogue): Catalogue {
  const { error } = kindOf(document).schema.safeParse(translate(document, source, catalogue).body);
  if (error === undefined) return catalogue;
  const faulty = new Set(error.issues.map(({ path }) => path.join('.')));
  const sound = new Map(catalogue);
  for (const { path, text, context } of sentencesOf(document, source))
    if (faulty.has(path.join('.'))) for (const key of [keyOf(text, context), text]) sound.delete(key);
  return sound;
}
