import type { TranslationEntry } from '../../../../../src/contract/staff/site.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language. */
export const nameOfLanguage = (code: string): string => names.of(code) ?? code;

/** `Hindi 82 of 85` */
export const sayProgress = ({
  language,
  total,
  translated,
}: Pick<TranslationEntry, 'language' | 'total' | 'translated'>): string =>
  `${nameOfLanguage(language)} ${translated} of ${total}`;
