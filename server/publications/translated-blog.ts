import { type Blog, blogTexts, type SiteBlog } from '../../src/contract/blog.ts';
import { isCurrent, type Translations } from '../../src/contract/translations.ts';
import { type Language, translated } from '../../src/languages.ts';
import { isReadable } from './excerpts.ts';

export type TranslatedBlog = Pick<Blog, (typeof blogTexts)[number]> & { translations: Translations };
type Shown<Some> = Omit<Some, 'translations'> & Pick<SiteBlog, 'Language'>;

/** The blog in the language, if all of it has been translated as it stands; otherwise in English. */
export function blogIn<Some extends TranslatedBlog>({ code }: Language, blog: Some): Shown<Some> {
  const { translations, ...english } = blog;
  if (!isTranslated(blog, code)) return english;
  const texts = blogTexts.map((field) => {
    const stored = translations[code]?.[field];
    return [field, isCurrent(stored, english[field]) ? stored?.text : ''];
  });
  return { ...english, ...Object.fromEntries(texts), Language: code };
}

/** The codes of the languages besides English in which the whole blog can be read, and rendered. */
export function languagesOfBlog(blog: TranslatedBlog): string[] {
  return translated
    .filter((language) => isTranslated(blog, language.code) && isReadable(blogIn(language, blog).Discription))
    .map(({ code }) => code);
}

/** An article that changes its language half-way is no translation, so that one outdated text counts for all. */
function isTranslated({ translations, ...blog }: TranslatedBlog, code: string): boolean {
  return blogTexts.every(
    (field) => blog[field] === '' || isCurrent(translations[code]?.[field], blog[field]),
  );
}
