import { use } from 'react';
import { source } from '../../../src/languages.ts';
import { PageWordsContext } from './page-words.ts';
import { useSite } from './site-context.tsx';

/**
 * The `lang` of what is English on the pages of every language: names, and what nobody has translated of a job or a blog.
 * Undefined on English pages.
 */
export function useEnglish(): string | undefined {
  const { locale } = useSite();
  return locale === source.locale ? undefined : source.locale;
}

/** The `lang` of the site's own words within a page that is not translated. Undefined where all is in one language. */
export function useFrameLanguage(): string | undefined {
  const { locale } = useSite();
  return use(PageWordsContext)?.page.isForeign ? locale : undefined;
}
