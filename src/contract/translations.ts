import { z } from 'zod';

/** A text in another language, beside the English words that it translates. */
const translatedText = z.object({ source: z.string(), text: z.string() });
export type TranslatedText = z.infer<typeof translatedText>;

/** The translations of a blog or a job, by the code of the language and the name of the field. */
export const translations = z.record(z.string(), z.partialRecord(z.string(), translatedText));
export type Translations = z.infer<typeof translations>;

/** Whether a text translates these very words. Once the words change it is outdated, and nobody is shown it. */
export function isCurrent(translated: TranslatedText | undefined, words: string): boolean {
  return translated !== undefined && translated.text !== '' && translated.source === words;
}
