import type { Kysely } from 'kysely';
import { summary } from '../../src/content/excerpt.ts';
import { site } from '../../src/content/site.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { Database } from '../database/schema.ts';
import { plainText } from '../publications/plain-text.ts';
import { findLastChange, listLatestBlogs, listLatestJobs } from './feeds.queries.ts';

export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same. */
  url: string;
  /** When any of it last changed, leaving included; undefined where there never was anything. */
  changedAt: Date | undefined;
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays the same for good, even if the address does not. */
  id: string;
  url: string;
  title: string;
  summary: string;
  text: string;
  publishedAt: Date;
  changedAt: Date;
}

export async function findBlogFeed(db: Kysely<Database>, origin: string): Promise<Feed> {
  const [blogs, changedAt] = await Promise.all([listLatestBlogs(db), findLastChange(db, 'blogs')]);
  return {
    title: `Blogs | ${site.name}`,
    description: 'Articles on security, fire safety and facility services.',
    url: `${origin}/blog`,
    changedAt,
    items: blogs.map((blog) => ({
      id: `${origin}/blog/${blog.BlogId}`,
      url: `${origin}/blog/${blog.BlogId}`,
      title: blog.Subject,
      summary: blog.SubHeading || summary(plainText(blog.Discription)),
      text: blog.Discription,
      publishedAt: blog.published_at,
      changedAt: blog.changed_at,
    })),
  };
}

export async function findJobFeed(db: Kysely<Database>, origin: string): Promise<Feed> {
  const [jobs, changedAt] = await Promise.all([listLatestJobs(db), findLastChange(db, 'jobs')]);
  return {
    title: `Job openings | ${site.name}`,
    description: 'The newest open positions. We never charge a fee.',
    url: `${origin}/Career`,
    changedAt,
    items: jobs.map((job) => ({
      // Without the position's name, which somebody may correct: it leads to the full address.
      id: `${origin}/jobs/${job.Jid}`,
      url: origin + jobPath(job),
      title: `${job.OpenPosition}, ${job.Location}`,
      summary: summary(plainText(job.Description)),
      text: [
        `Location: ${job.Location}`,
        `Industry: ${job.Industry}`,
        `Qualification: ${job.Qualification}`,
        `Experience: ${job.Experience}`,
        `Skills: ${job.Skills}`,
        `Salary: ${job.MinSalary} to ${job.MaxSalary}`,
        '',
        job.Description,
      ].join('\n'),
      publishedAt: job.posted_at,
      changedAt: job.changed_at,
    })),
  };
}
