import type { Kysely } from 'kysely';
import { pages } from '../../src/content/pages/index.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { Database } from '../database/schema.ts';
import { isListed } from '../pages/head.ts';
import { pageDate } from '../pages/page-dates.ts';
import { findLastChange } from './feeds.queries.ts';
import { findComplianceChange, listBlogChanges, listJobFiles, streamJobsOfFile } from './sitemap.queries.ts';
import { XML_DECLARATION, xmlElement } from './xml.ts';

type Document = AsyncGenerator<string>;

interface Entry {
  path: string;
  changedAt: Date | undefined;
}

/**
 * Returns all addresses in one file or, if the ids of the jobs need more than one file, an index of the
 * files.
 */
export async function findSitemap(db: Kysely<Database>, origin: string): Promise<Document> {
  const files = await listJobFiles(db);
  if (files.length > 1)
    return writeDocument('sitemapindex', 'sitemap', origin, [
      { path: '/sitemaps/pages.xml', changedAt: undefined },
      ...files.map(({ file, changedAt }) => ({ path: `/sitemaps/jobs-${file}.xml`, changedAt })),
    ]);
  const entries = await listPageEntries(db);
  return writeDocument('urlset', 'url', origin, entries, files[0] && jobEntries(db, files[0].file));
}

/** The sitemap of the pages and blogs. */
export async function pagesSitemap(db: Kysely<Database>, origin: string): Promise<Document> {
  return writeDocument('urlset', 'url', origin, await listPageEntries(db));
}

/** The sitemap of one file of jobs; undefined if it would be empty. */
export async function jobsSitemap(db: Kysely<Database>, origin: string, file: number) {
  const files = await listJobFiles(db);
  if (!files.some((each) => each.file === file)) return undefined;
  return writeDocument('urlset', 'url', origin, [], jobEntries(db, file));
}

async function listPageEntries(db: Kysely<Database>): Promise<Entry[]> {
  const [blogs, jobs, compliance] = await Promise.all([
    listBlogChanges(db),
    findLastChange(db, 'jobs'),
    findComplianceChange(db),
  ]);
  const newestBlog = latest(blogs.map(({ changed_at }) => changed_at));
  // These pages show data of the database besides their own content.
  const shown: Record<string, (Date | undefined)[]> = {
    '/': [newestBlog, jobs],
    '/Career': [jobs],
    '/blog': [newestBlog],
    '/government-guidelines': [compliance],
  };
  return [
    ...pages
      .filter(isListed)
      .map(({ path }) => ({ path, changedAt: latest([pageDate(path), ...(shown[path] ?? [])]) })),
    ...blogs.map(({ id, changed_at }) => ({ path: `/blog/${id}`, changedAt: changed_at })),
  ];
}

async function* jobEntries(db: Kysely<Database>, file: number): AsyncGenerator<Entry> {
  for await (const job of streamJobsOfFile(db, file)) yield { path: jobPath(job), changedAt: job.changed_at };
}

async function* writeDocument(
  root: 'urlset' | 'sitemapindex',
  element: 'url' | 'sitemap',
  origin: string,
  entries: Entry[],
  more?: AsyncIterable<Entry>,
): Document {
  const write = ({ path, changedAt }: Entry) => {
    const date = changedAt === undefined ? '' : xmlElement('lastmod', changedAt.toISOString());
    return `<${element}>${xmlElement('loc', origin + encodeURI(path))}${date}</${element}>\n`;
  };
  yield `${XML_DECLARATION}<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  yield entries.map(write).join('');
  if (more !== undefined) for await (const entry of more) yield write(entry);
  yield `</${root}>\n`;
}

function latest(dates: readonly (Date | undefined)[]): Date | undefined {
  const times = dates.filter((date) => date !== undefined).map((date) => date.getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
