import * as z from 'zod';
import { type DocumentKind, kindOf } from '../../src/content/documents.ts';
import { type ContentId, isCatalogueId } from '../../src/content-id.ts';

/** Translations by their sentences. Which sentences there are is their document's to say. */
const catalogueKind: DocumentKind = {
  label: 'Translations',
  schema: z.record(z.string(), z.string()),
  version: 1,
};

/** The kind of whatever is stored. */
export const contentKindOf = (id: ContentId): DocumentKind =>
  isCatalogueId(id) ? catalogueKind : kindOf(id);
