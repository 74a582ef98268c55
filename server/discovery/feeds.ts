import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { summary } from '../../src/content/excerpt.ts';
import { inPageLanguage } from '../../src/content/job-words.ts';
import { postedDate } from '../../src/content/posted-date.ts';
import type { Site } from '../../src/content/site.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { addressIn } from '../../src/languages.ts';
import type { Database } from '../database/schema.ts';
import { withTranslation } from '../jobs/translated-jobs.ts';
import { withExcerpt } from '../publications/excerpts.ts';
import { showEach } from '../publications/show-each.ts';
import { blogIn } from '../publications/translated-blog.ts';
import { findLastChange, listLatestBlogs, listLatestJobs } from './feeds.queries.ts';

export interface Feed {
  title: string;
  description: string;
  /** The company. */
  author: string;
  /** The language as in `<html lang>`. */
  locale: string;
  /** The page that has the same list. */
  url: string;
  /** When an entry last changed or left the list; undefined if there never was any. */
  changedAt: Date | undefined;
  items: FeedItem[];
}

export interface FeedItem {
  /** Never changes, even if the address does. */
  id: string;
  url: string;
  title: string;
  summary: string;
  text: string;
  publishedAt: Date;
  changedAt: Date;
}

type Parts = { db: Kysely<Database>; log: FastifyBaseLogger };

export async function findBlogFeed(
  parts: Parts,
  { identity, language, words }: Site,
  origin: string,
): Promise<Feed> {
  const { db } = parts;
  const [blogs, changedAt] = await Promise.all([listLatestBlogs(db), findLastChange(db, 'blogs')]);
  return {
    title: words('discovery.blogFeedTitle'),
    description: words('discovery.blogFeedDescription'),
    author: identity.name,
    locale: language.locale,
    url: origin + addressIn(language, '/blog'),
    changedAt,
    items: showEach(parts, `feed of blogs in ${language.code}`, blogs, (each) => {
      const blog = withExcerpt(blogIn(language, each));
      return {
        id: `${origin}/blog/${blog.BlogId}`,
        url: origin + addressIn(language, `/blog/${blog.BlogId}`),
        title: blog.Subject,
        summary: blog.SubHeading || summary(blog.Excerpt),
        text: blog.Discription,
        publishedAt: blog.published_at,
        changedAt: blog.changed_at,
      };
    }),
  };
}

export async function findJobFeed(
  { db }: Pick<Parts, 'db'>,
  { identity, language, words }: Site,
  origin: string,
): Promise<Feed> {
  const [jobs, changedAt] = await Promise.all([listLatestJobs(db), findLastChange(db, 'jobs')]);
  return {
    title: words('discovery.jobFeedTitle'),
    description: words('discovery.jobFeedDescription'),
    author: identity.name,
    locale: language.locale,
    url: origin + addressIn(language, '/Career'),
    changedAt,
    items: jobs.map((english) => {
      const job = inPageLanguage(withTranslation(english, english.translations, language));
      return {
        // The position's name is left out, since it may be corrected. This address redirects to the full one.
        id: `${origin}/jobs/${job.Jid}`,
        url: origin + addressIn(language, jobPath(english)),
        title: words('discovery.job', { position: job.OpenPosition, location: job.Location }),
        summary: summary(job.Description.replace(/\s+/g, ' ').trim()),
        text: [
          words('discovery.jobLocation', { location: job.Location }),
          words('discovery.jobIndustry', { industry: job.Industry }),
          words('discovery.jobQualification', { qualification: job.Qualification }),
          words('discovery.jobExperience', { experience: job.Experience }),
          words('discovery.jobSkills', { skills: job.Skills }),
          words('discovery.jobSalary', { least: job.MinSalary, most: job.MaxSalary }),
          ...(job.ClosesOn === null
            ? []
            : [words('discovery.jobLastDate', { day: postedDate(job.ClosesOn, language.locale) })]),
          '',
          job.Description,
        ].join('\n'),
        publishedAt: job.posted_at,
        changedAt: job.changed_at,
      };
    }),
  };
}
