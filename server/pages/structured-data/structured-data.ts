import { blogPosting } from './blog-posting.ts';
import { breadcrumb } from './breadcrumb.ts';
import { jobPosting } from './job-posting.ts';
import { officesOfPresence } from './offices.ts';
import { organization, webSite } from './organization.ts';
import type { PageFacts } from './page-facts.ts';
import { questionsOf } from './questions.ts';
import { service } from './service.ts';

/** Pages about the company, which describe it in full. */
const aboutTheCompany = ['/', '/the-company', '/contactus'];

/** The JSON-LD blocks of a page. They contain nothing that the page does not show. */
export function structuredData({ page, origin, filesUrl, blog, job }: PageFacts): object[] {
  // A closed job is no longer on offer.
  if (page === undefined || job?.state === 'closed') return [];
  const things: (object | undefined)[] = [
    aboutTheCompany.includes(page.path) ? organization(origin) : undefined,
    page.path === '/' ? webSite(origin) : undefined,
    page.path === '/our-presence' ? officesOfPresence(origin) : undefined,
    breadcrumb(page, origin, blog?.Subject ?? job?.OpenPosition),
    page.service ? service(page, origin) : undefined,
    questionsOf(page),
    blog && blogPosting(blog, origin, filesUrl),
    job && jobPosting(job, origin),
  ];
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
