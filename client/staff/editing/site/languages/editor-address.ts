import type { DocumentId } from '../../../../../src/content-id.ts';
import { type ContentId, isCatalogueId } from '../../../../../src/content-id.ts';

/** Where a document, or its translations, are edited. */
export function findEditorAddress(id: ContentId, at?: string) {
  const search = at === undefined ? {} : { at };
  if (!isCatalogueId(id)) return { to: '/site/$document', params: { document: id }, search } as const;
  const [language = '', document = ''] = id.split('/');
  return { to: '/site/$document/$language', params: { document, language }, search } as const;
}

/** The two parts of the address of a translation. */
export interface TranslationPlace {
  document: DocumentId;
  language: string;
}
