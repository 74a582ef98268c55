import { z } from 'zod';
import { formDataOf } from '../typed-form-data.ts';
import { body, contentId, documentId, siteFault, translationEntry } from './site.ts';
import { uploadedFile } from './uploaded-file.ts';

/** The code of a language, such as `hi`. */
const language = z.string().regex(/^[a-z]{2,3}$/, 'is no language');

export const translationInput = z.object({ document: documentId, language });
export type TranslationInput = z.infer<typeof translationInput>;

/** A sentence of a document's draft, to be translated. One that stands in several places is there once. */
const sentence = z.object({
  /** Its key in the catalogue. */
  key: z.string(),
  text: z.string(),
  /** What it is about, where one English text needs two translations; empty otherwise. */
  context: z.string(),
  /** Where it stands, by the labels of the form, and in how many places besides. */
  label: z.string(),
  others: z.int(),
  /** Of a sentence without a translation: the most similar one that the document had before, with its translation. */
  former: z
    .object({
      text: z.string(),
      translation: z.string(),
      /** They differ by a comma or a typing mistake, rather than in what they say. */
      isNearlySame: z.boolean(),
    })
    .nullable(),
});
export type SourceSentence = z.infer<typeof sentence>;

/** The translations of a document as their editor opens them. */
export const editedTranslation = translationEntry.extend({
  /** The English name of the language, and what `lang` says of its words. */
  languageName: z.string(),
  locale: z.string(),
  /** What the office calls the document, and where it is. */
  sourceLabel: z.string(),
  sourcePath: z.string().nullable(),
  /** The translations by the keys of their sentences; those of former sentences are in it as well. */
  body,
  publishedBody: body.nullable(),
  sentences: z.array(sentence),
  faults: z.array(siteFault),
});
export type EditedTranslation = z.infer<typeof editedTranslation>;

/** A file for translators' tools: of one document, or of the whole site. */
const scope = { language, document: documentId.optional() };
export const translationFileInput = z.object(scope);
export const translationFile = z.object({ name: z.string(), text: z.string() });

/** Takes the translations of such a file over into the drafts. */
export const importInput = formDataOf(z.object({ ...scope, file: uploadedFile('a PO file') }));
export const importReport = z.object({
  /** What has other translations now, and how many of them. */
  changed: z.array(z.object({ document: contentId, label: z.string(), count: z.int() })),
  /** Translations that the drafts had already. */
  same: z.int(),
  empty: z.int(),
  /** Marked as fuzzy, so that somebody looks at them first. */
  fuzzy: z.int(),
  /** Translations of other documents than the one that the file was for. */
  elsewhere: z.int(),
  /** Translations of sentences that no document has. They are not taken over. */
  unknown: z.array(z.object({ text: z.string(), translation: z.string() })),
  /** What is wrong with translations that were taken over. */
  faults: z.array(siteFault),
});
export type ImportReport = z.infer<typeof importReport>;
