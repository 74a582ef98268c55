import type { Kysely } from 'kysely';
import type { Site } from '../../src/content/site.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { addressIn, type Language, source } from '../../src/languages.ts';
import type { SiteHolder } from '../content/site-holder.ts';
import type { Database } from '../database/schema.ts';
import { languagesOfJob } from '../jobs/translated-jobs.ts';
import { alternatesOf, isListed } from '../pages/head.ts';
import { pageDate } from '../pages/page-dates.ts';
import { languagesOfItem } from '../pages/structured-data/page-facts.ts';
import { findLastChange } from './feeds.queries.ts';
import { listShownBlogs } from './shown-blogs.ts';
import { findComplianceChange, listJobFiles, streamJobsOfFile } from './sitemap.queries.ts';
import { escapeXml, XML_DECLARATION, xmlElement } from './xml.ts';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

type Published = Pick<SiteHolder, 'current' | 'leftOut'>;
type Document = AsyncGenerator<string>;

interface Entry {
  path: string;
  changedAt: Date | undefined;
  /** The same page in all its languages, itself among them. */
  alternates?: readonly { hreflang: string; path: string }[];
}

/**
 * Returns all addresses in one file or, if the ids of the jobs need more than one file, an index of the
 * files.
 */
export async function findSitemap(
  db: Kysely<Database>,
  holder: Published,
  origin: string,
): Promise<Document> {
  const site = holder.current;
  const [files, translatedFiles] = await Promise.all([listJobFiles(db), listJobFiles(db, 'translated')]);
  if (files.length > 1 || translatedFiles.length > 0)
    return writeDocument('sitemapindex', 'sitemap', origin, [
      { path: '/sitemaps/pages.xml', changedAt: undefined },
      ...files.map(({ file, changedAt }) => ({ path: jobsSitemapPath(source, file), changedAt })),
      ...site.languages
        .filter(({ code }) => code !== source.code)
        .flatMap((language) =>
          translatedFiles.map(({ file, changedAt }) => ({
            path: jobsSitemapPath(language, file),
            changedAt,
          })),
        ),
    ]);
  const entries = await listPageEntries(db, holder);
  return writeDocument(
    'urlset',
    'url',
    origin,
    entries,
    files[0] && jobEntries(db, site, source, files[0].file),
  );
}

/** The sitemap of the pages and blogs. */
export async function pagesSitemap(db: Kysely<Database>, site: Published, origin: string): Promise<Document> {
  return writeDocument('urlset', 'url', origin, await listPageEntries(db, site));
}

/** The address of a file of jobs: `/sitemaps/jobs-0.xml`, and `/sitemaps/jobs-hi-0.xml` in Hindi. */
export function jobsSitemapPath({ code }: Language, file: number | string): string {
  return `/sitemaps/jobs-${code === source.code ? '' : `${code}-`}${file}.xml`;
}

/** The sitemap of one file of jobs in a language; undefined if there are no jobs in it. */
export async function jobsSitemap(
  db: Kysely<Database>,
  site: Site,
  language: Language,
  origin: string,
  file: number,
) {
  const files = await listJobFiles(db, kindIn(language));
  if (!files.some((each) => each.file === file)) return undefined;
  return writeDocument('urlset', 'url', origin, [], jobEntries(db, site, language, file));
}

const kindIn = ({ code }: Language) => (code === source.code ? 'all' : 'translated');

async function listPageEntries(
  db: Kysely<Database>,
  { current: site, leftOut }: Published,
): Promise<Entry[]> {
  const [blogs, jobs, compliance] = await Promise.all([
    listShownBlogs(db),
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
    ...site.pages.filter(isListed).flatMap((page) => {
      const changedAt = latest([pageDate(site, page), ...(shown[page.path] ?? [])]);
      const readable = site
        .languagesOf(page)
        .filter((language) => !leftOut.includes(addressIn(language, page.path)));
      return entriesOf(page.path, readable, changedAt);
    }),
    ...blogs.flatMap((blog) =>
      entriesOf(`/blog/${blog.id}`, languagesOfItem(site, blog.languages), blog.changed_at),
    ),
  ];
}

/** The same page in all languages in which it can be read. */
function entriesOf(path: string, readable: readonly Language[], changedAt: Date | undefined): Entry[] {
  const alternates = alternatesOf(readable).map(([hreflang, language]) => ({
    hreflang,
    path: addressIn(language, path),
  }));
  return readable.map((language) => ({ path: addressIn(language, path), changedAt, alternates }));
}

/** The jobs of a file that can be read in the language. */
async function* jobEntries(
  db: Kysely<Database>,
  site: Site,
  language: Language,
  file: number,
): AsyncGenerator<Entry> {
  for await (const job of streamJobsOfFile(db, file, kindIn(language))) {
    const readable = languagesOfItem(site, languagesOfJob(job, job.translations));
    const entry = entriesOf(jobPath(job), readable, job.changed_at)[
      readable.findIndex(({ code }) => code === language.code)
    ];
    if (entry !== undefined) yield entry;
  }
}

async function* writeDocument(
  root: 'urlset' | 'sitemapindex',
  element: 'url' | 'sitemap',
  origin: string,
  entries: Entry[],
  more?: AsyncIterable<Entry>,
): Document {
  const urlOf = (path: string) => origin + encodeURI(path);
  const write = ({ path, changedAt, alternates = [] }: Entry) => {
    const date = changedAt === undefined ? '' : xmlElement('lastmod', changedAt.toISOString());
    const links = alternates.map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(urlOf(path))}"/>`,
    );
    return `<${element}>${xmlElement('loc', urlOf(path))}${date}${links.join('')}</${element}>\n`;
  };
  yield `${XML_DECLARATION}<${root} xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">\n`;
  yield entries.map(write).join('');
  if (more !== undefined) for await (const entry of more) yield write(entry);
  yield `</${root}>\n`;
}

function latest(dates: readonly (Date | undefined)[]): Date | undefined {
  const times = dates.filter((date) => date !== undefined).map((date) => date.getTime());
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
