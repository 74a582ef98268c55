/** A language in which the site is published. */
export interface Language {
  /** The name of the folder of its catalogues in src/content/translations. */
  code: string;
  /** As in `<html lang>`, and for numbers and dates. */
  locale: string;
  /** Its name in itself, which is what its readers look for. */
  name: string;
  /** What its addresses begin with; empty for English, whose addresses came first. */
  prefix: '' | `/${string}`;
}

/** The language that the documents are written in. Every other one translates its sentences. */
export const source: Language = { code: 'en', locale: 'en-IN', name: 'English', prefix: '' };

/** Another language is a line here and a folder of catalogues. */
export const translated: readonly Language[] = [
  { code: 'hi', locale: 'hi-IN', name: 'हिन्दी', prefix: '/hi' },
];

export const languages: readonly Language[] = [source, ...translated];

/** The language of a locale, such as that of a stored submission; English for any other text. */
export function languageOf(locale: string | undefined): Language {
  const wanted = locale?.trim().toLowerCase();
  return translated.find((each) => each.locale.toLowerCase() === wanted) ?? source;
}

/** The name of a locale's language for the staff, who read English: `Hindi` for hi-IN. */
export function nameInEnglish(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return new Intl.DisplayNames(source.locale, { type: 'language' }).of(language) ?? locale;
}

/** The address of a path in a language: `/hi/training`, and `/hi` for the home page. */
export function addressIn({ prefix }: Pick<Language, 'prefix'>, path: string): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The path of an address in a language. An address of another language is left as it is. */
export function pathIn({ prefix }: Pick<Language, 'prefix'>, address: string): string {
  if (prefix === '' || !(address === prefix || address.startsWith(`${prefix}/`))) return address;
  return address.slice(prefix.length) || '/';
}

/**
 * The language of an address, and the path of the page in it.
 * @param among the languages of the site.
 */
export function readAddress(
  address: string,
  among: readonly Language[] = languages,
): { language: Language; path: string } {
  const language = among.find((each) => pathIn(each, address) !== address) ?? source;
  return { language, path: pathIn(language, address) };
}
