import type { JobOfPage } from '../../../src/content/job-words.ts';
import type { Site, SitePage } from '../../../src/content/site.ts';
import type { BlogDetail } from '../../../src/contract/blog.ts';
import { type Language, source } from '../../../src/languages.ts';

/** The input of a page's head and its structured data. */
export interface PageFacts {
  /** The site as it is published now. */
  site: Site;
  /** The page at the address; undefined if there is none. */
  page: SitePage | undefined;
  /** The path of the address, decoded. */
  path: string;
  /** The public origin of this site. It is never taken from a request, which can claim any. */
  origin: string;
  /** The base address of blog pictures, if it is not this origin. */
  filesUrl: string | undefined;
  /** The blog of a blog's page. */
  blog?: BlogDetail | undefined;
  /** The job of a job's page. */
  job?: JobOfPage | undefined;
}

/** The languages in which what a page shows can be read: for a blog and a job, English and those of its translations. */
export function languagesOf({ site, page, blog, job }: PageFacts): readonly Language[] {
  const item = blog ?? job;
  if (page === undefined) return [source];
  if (item === undefined) return site.languagesOf(page);
  return languagesOfItem(site, item.languages);
}

/** English and those of the site's languages into which a blog or a job has been translated. */
export function languagesOfItem({ languages }: Site, codes: readonly string[] = []): readonly Language[] {
  return languages.filter(({ code }) => code === source.code || codes.includes(code));
}

/** The language in which what the page shows is, which is another one than that of the frame around a foreign page. */
export function languageOf(facts: PageFacts): Language {
  return languagesOf(facts).find(({ code }) => code === facts.site.language.code) ?? source;
}
