import type { SiteBlog } from '../../../src/contract/blog.ts';
import type { JobText, SiteJob } from '../../../src/contract/job-opening.ts';
import { useEnglish } from './text-languages.ts';

/** Words in the letters of English, and in no others. */
const IN_LATIN_LETTERS = /^\P{L}*\p{Script=Latin}[\P{L}\p{Script=Latin}]*$/u;

/**
 * Tells the `lang` of a text that somebody wrote in English or in the language of the page, such as a position or a city.
 * Undefined where it is that of the page.
 */
export function useFindLanguage(): (text: string) => string | undefined {
  const english = useEnglish();
  return (text) => (IN_LATIN_LETTERS.test(text) ? english : undefined);
}

/** The texts of jobs in the language of the page where they have been translated; otherwise as somebody wrote them. */
export function useJobTexts() {
  const languageOf = useFindLanguage();
  return <Field extends JobText>(
    job: Record<Field, string> & Pick<SiteJob, 'Translation'>,
    field: Field,
  ): { text: string; lang: string | undefined } => {
    const translated = job.Translation?.[field];
    return translated === undefined
      ? { text: job[field], lang: languageOf(job[field]) }
      : { text: translated, lang: undefined };
  };
}

/** The `lang` of a blog's words, where it is not that of the page. */
export function useBlogLanguage({ Language }: Pick<SiteBlog, 'Language'>): string | undefined {
  const english = useEnglish();
  return Language === undefined ? english : undefined;
}
