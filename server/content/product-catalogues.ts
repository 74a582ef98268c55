import { existsSync, readFileSync } from 'node:fs';
import type { Catalogue, Catalogues } from '../../src/content/catalogue.ts';
import { sampleIds } from '../../src/content/documents.ts';
import type { DocumentId } from '../../src/content-id.ts';
import { type CatalogueId, placeOf } from '../../src/content-id.ts';
import { type Language, translated } from '../../src/languages.ts';
import { readPo } from './po-files.ts';

/** The catalogue of a document of the sample company. */
export function catalogueFile({ code }: Language, id: DocumentId): URL {
  const name = id.replace(':', '-');
  return new URL(`../../src/content/translations/${code}/${name}.po`, import.meta.url);
}

/** The translations that the product comes with, by the codes of their languages. They are read once. */
export const productCatalogues: ReadonlyMap<string, Catalogues> = new Map(
  translated.map((language) => [language.code, readCatalogues(language)]),
);

/** The same as it is stored, for a document that has none in the product as well. */
export function productCatalogueBody(id: CatalogueId): Readonly<Record<string, string>> {
  const { document, language } = placeOf(id);
  return Object.fromEntries(productCatalogues.get(language.code)?.get(document) ?? []);
}

function readCatalogues(language: Language): Catalogues {
  return new Map(
    sampleIds
      .map((id): [DocumentId, Catalogue] => [id, readCatalogue(language, id)])
      .filter(([, catalogue]) => catalogue.size > 0),
  );
}

/** Empty for a document that nobody has translated yet. */
export function readCatalogue(language: Language, id: DocumentId): Map<string, string> {
  const file = catalogueFile(language, id);
  return existsSync(file) ? readPo(readFileSync(file, 'utf8')) : new Map();
}
