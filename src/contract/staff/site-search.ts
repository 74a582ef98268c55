import { z } from 'zod';
import { contentId, documentId, fieldPath } from './site.ts';

/** Words as visitors read them, with the figures in their places, in the drafts of all documents and translations. */
export const searchInput = z.object({ words: z.string().trim().min(1).max(200) });
const foundText = z.object({
  document: contentId,
  label: z.string(),
  /** Of a translation, the key of its sentence. */
  path: fieldPath,
  field: z.string(),
  /** As it is stored, with tokens such as {guards}, and as visitors read it. */
  text: z.string(),
  shown: z.string(),
  /** What `lang` says of the text. */
  locale: z.string(),
});
export const foundTexts = z.object({ found: z.array(foundText), hasMore: z.boolean() });

/** Which documents link to a page, or use a picture. */
export const usageInput = z.union([
  z.object({ page: documentId }),
  z.object({ picture: z.string().max(60) }),
]);
export const usage = z.object({
  uses: z.array(z.object({ document: documentId, label: z.string(), path: fieldPath, field: z.string() })),
});
