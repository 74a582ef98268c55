import { inPageLanguage } from '../../../src/content/job-words.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumb } from './breadcrumb.ts';
import { jobPosting } from './job-posting.ts';
import { officesOfPresence } from './offices.ts';
import { organization, webSite } from './organization.ts';
import { languageOf, type PageFacts } from './page-facts.ts';
import { questionsOf } from './questions.ts';
import { service } from './service.ts';

/** Pages about the company, which describe it in full. */
const aboutTheCompany = ['/', '/the-company', '/contactus'];

/** The JSON-LD blocks of a page. They contain nothing that the page does not show. */
export function structuredData(facts: PageFacts): object[] {
  const { site, page, origin, filesUrl, blog, job } = facts;
  // A closed job is no longer on offer.
  if (page === undefined || job?.state === 'closed') return [];
  const things: (object | undefined)[] = [
    aboutTheCompany.includes(page.path) ? organization(site.identity, origin) : undefined,
    page.path === '/' ? webSite(site, origin) : undefined,
    page.path === '/our-presence' ? officesOfPresence(site, origin) : undefined,
    breadcrumb(page, site, origin, blog?.Subject ?? (job && inPageLanguage(job).OpenPosition)),
    page.service ? service(page, site, origin) : undefined,
    questionsOf(page),
    blog && blogPosting(blog, site, languageOf(facts), origin, filesUrl),
    job && jobPosting(job, site, languageOf(facts), origin),
  ];
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
