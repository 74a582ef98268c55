import { summary } from '../../src/content/excerpt.ts';
import { site } from '../../src/content/site.ts';
import type { Page, Screen } from '../../src/content/types.ts';
import type { BlogDetail } from '../../src/contract/blog.ts';
import { fileUrl } from '../../src/contract/file-path.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { type JobOfPage, jobWords } from '../../src/contract/job-words.ts';
import { plainText } from '../publications/plain-text.ts';
import { structuredData } from './structured-data/structured-data.ts';

export interface HeadInput {
  /** What stands at the address; undefined where nothing does. */
  page: Page | undefined;
  /** The address without its query, decoded. */
  path: string;
  /** The origin that visitors see: never what a request claims. */
  origin: string;
  /** Where pictures of blogs come from, where that is not this origin. */
  filesUrl: string | undefined;
  /** What a blog's page shows. */
  blog?: BlogDetail | undefined;
  /** What a job's page shows. */
  job?: JobOfPage | undefined;
}

/** There is nothing on them yet that anybody could search for: no list of ours names them. */
const leftOut: readonly Screen[] = ['picture-only', 'empty', 'form-received', 'confirmation'];

/** Whether the sitemap and the like list a page by its own path, and not by what it shows. */
export function isListed(page: Page): boolean {
  return !leftOut.includes(page.screen) && !page.path.includes('$');
}

/**
 * Everything in a page's head that differs from page to page, and the addresses that are the server's to know.
 * The client knows by `data-shell` what ceases to hold when it shows another page: see client/site/layout/page-head.tsx.
 */
export function renderHead(input: HeadInput): string {
  const { page, filesUrl, origin } = input;
  const { name, description } = wordsOf(input);
  const title = `${name} | ${site.name}`;
  return [
    `<title data-shell>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    mayBeFound(input) ? '' : meta('name', 'robots', 'noindex'),
    ...(page === undefined || isSecret(page) ? [] : previews(input, page, title, description)),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...feeds.map(({ type, title, path }) =>
      tag('link', { rel: 'alternate', type, title, href: origin + path }),
    ),
    filesUrl === undefined ? '' : tag('meta', { name: 'files-host', content: filesUrl }),
    ...structuredData(input).map(dataBlock),
  ].join('');
}

/** What is not there, or no longer, or is the answer to one visitor, search engines are not to show either. */
function mayBeFound({ page, job }: HeadInput): boolean {
  return page !== undefined && page.screen !== 'form-received' && !isSecret(page) && job?.state !== 'closed';
}

/** Whoever knows the address may confirm the request: it is given to nobody. */
const isSecret = ({ screen }: Page) => screen === 'confirmation';

/** How the page is called and described: by what it shows where that comes from the database. */
function wordsOf({ page, blog, job }: HeadInput): { name: string; description: string } {
  if (job !== undefined) return jobWords(job);
  if (blog !== undefined) return { name: blog.Subject, description: summary(plainText(blog.Discription)) };
  return page ?? { name: 'Page not found', description: 'There is no page at this address.' };
}

/** The address under which search engines list the page and others share it. */
function previews(input: HeadInput, page: Page, title: string, description: string) {
  const { origin, filesUrl, blog } = input;
  const url = origin + encodeURI(canonicalPath(input, page));
  const card = `${origin}/media/social-card.jpg`;
  return [
    tag('link', { 'data-shell': '', rel: 'canonical', href: url }),
    meta('property', 'og:type', blog === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', site.language.replace('-', '_')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(blog === undefined
      ? [
          meta('property', 'og:image', card),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
        ]
      : [
          meta('property', 'og:image', fileUrl(blog.BlogImagePath, filesUrl ?? origin)),
          meta('property', 'article:published_time', blog.PublishedAt),
        ]),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function canonicalPath({ path, job }: HeadInput, page: Page): string {
  if (job !== undefined) return jobPath(job);
  return page.path.includes('$') ? path : page.path;
}

const feeds = [
  { type: 'application/rss+xml', title: 'Blogs', path: '/feeds/blogs.xml' },
  { type: 'application/feed+json', title: 'Blogs', path: '/feeds/blogs.json' },
  { type: 'application/rss+xml', title: 'Job openings', path: '/feeds/jobs.xml' },
  { type: 'application/feed+json', title: 'Job openings', path: '/feeds/jobs.json' },
];

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return tag('meta', { 'data-shell': '', [kind]: key, content });
}

function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeHtml(value)}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}

/** Data and no script, which the content security policy lets stand. Nothing in it can close the element. */
function dataBlock(data: object): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/ld+json" data-shell>${json}</script>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
