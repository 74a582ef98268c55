import { z } from 'zod';
import { translated } from '../../languages.ts';
import type { TranslatedText, Translations } from '../translations.ts';

/**
 * A text with the English words that it translates. An empty one is no translation, and is not kept.
 * @param source trims and normalises like the schema of the English words: the two are compared.
 */
export const translatedText = (text: z.ZodType<string>, source = text): z.ZodType<TranslatedText> =>
  z.object({ source, text });

/** What an editor sends of the texts in other languages; a language that it does not name stays as it is. */
export const translationsOf = <Texts extends z.ZodType<Translations[string]>>(texts: Texts) =>
  z.record(
    z.string().refine((code) => translated.some((language) => language.code === code)),
    texts,
  );

/** The stored translations after the change, without what is empty. */
export function changeTranslations(stored: Translations, change: Translations): Translations {
  const kept = Object.entries({ ...stored, ...change }).map(([code, texts]) => ({
    code,
    texts: Object.entries(texts).filter(([, translated]) => translated?.text),
  }));
  return Object.fromEntries(
    kept.filter(({ texts }) => texts.length > 0).map(({ code, texts }) => [code, Object.fromEntries(texts)]),
  );
}
