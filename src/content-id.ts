import { type Language, source, translated } from './languages.ts';

/** The documents that exist once. */
export type SingleDocument =
  | 'identity'
  | 'navigation'
  | 'facts'
  | 'home'
  | 'leaders'
  | 'clients'
  | 'galleries'
  | 'presence'
  | 'closing'
  | 'pictures'
  | 'letters'
  | 'interface'
  | 'synonyms'
  | 'replies';

/** One thing that the staff edit: `home`, or `page:the-company`. */
export type DocumentId = SingleDocument | `page:${string}`;

export const isPageId = (id: string): id is `page:${string}` => id.startsWith('page:');

/** The translations of a document into one language, by the code of the language: `hi/home`. */
export type CatalogueId = `${string}/${DocumentId}`;

/** What is edited, published and kept as one: a document, or its translations. */
export type ContentId = DocumentId | CatalogueId;

/** A content's document, and the language that its words are in. */
export interface ContentPlace {
  document: DocumentId;
  language: Language;
}

export const isCatalogueId = (id: ContentId): id is CatalogueId => id.includes('/');

export const isDocument = (id: ContentId): id is DocumentId => !isCatalogueId(id);

export const catalogueIdOf = ({ code }: Language, document: DocumentId): CatalogueId => `${code}/${document}`;

/** @throws for a language that this release does not publish in. */
export function placeOf(id: ContentId): ContentPlace {
  if (!isCatalogueId(id)) return { document: id, language: source };
  const place = findPlace(id);
  if (place === undefined) throw new Error(`${id} is in no language of the site`);
  return place;
}

/** The same of an id that somebody typed; undefined where there is no such language. */
export function findPlace(id: CatalogueId): ContentPlace | undefined {
  // The document's id has no slash.
  const [code, document] = id.split('/') as [string, DocumentId];
  const language = translated.find((each) => each.code === code);
  return language && { document, language };
}

/** The id of a document's words by the locale that they are in; undefined for a locale of another release. */
export function contentIdOf(document: DocumentId, locale: string): ContentId | undefined {
  if (locale === source.locale) return document;
  const language = translated.find((each) => each.locale === locale);
  return language && catalogueIdOf(language, document);
}
