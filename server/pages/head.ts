import { summary } from '../../src/content/excerpt.ts';
import { site } from '../../src/content/site.ts';
import type { Page, Screen } from '../../src/content/types.ts';
import { fileUrl } from '../../src/contract/file-path.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { jobWords } from '../../src/contract/job-words.ts';
import { plainText } from '../publications/plain-text.ts';
import type { PageFacts } from './structured-data/page-facts.ts';
import { structuredData } from './structured-data/structured-data.ts';

/**
 * Kinds of pages without content that anybody would search for. The sitemap and the other lists omit them.
 */
const leftOut: readonly Screen[] = ['picture-only', 'empty', 'form-received', 'confirmation'];

/**
 * Whether the sitemap and the other lists have this page under its own path. Pages of a blog or a job are
 * listed by what they show instead.
 */
export function isListed(page: Page): boolean {
  return !leftOut.includes(page.screen) && !page.path.includes('$');
}

/**
 * Renders the part of a page's head that differs from page to page or needs the server's addresses. The
 * client removes elements with `data-shell` when it shows another page: see client/site/layout/page-head.tsx.
 */
export function renderHead(input: PageFacts): string {
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

/** Whether search engines may list the page: not if it is missing, closed, or made for one visitor. */
function mayBeFound({ page, job }: PageFacts): boolean {
  return page !== undefined && page.screen !== 'form-received' && !isSecret(page) && job?.state !== 'closed';
}

/** Anybody who knows the address can confirm the request, so no link and no preview gives it away. */
const isSecret = ({ screen }: Page) => screen === 'confirmation';

/** The name and the description of the page, from the blog or the job that it shows, if any. */
function wordsOf({ page, blog, job }: PageFacts): { name: string; description: string } {
  if (job !== undefined) return jobWords(job);
  if (blog !== undefined) return { name: blog.Subject, description: summary(plainText(blog.Discription)) };
  return page ?? { name: 'Page not found', description: 'There is no page at this address.' };
}

/** The canonical address and the tags that previews of shared links are made from. */
function previews(input: PageFacts, page: Page, title: string, description: string) {
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

function canonicalPath({ path, job }: PageFacts, page: Page): string {
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

/**
 * Renders JSON-LD. It is data, which the Content-Security-Policy allows inline. The escape keeps a text from
 * closing the element.
 */
function dataBlock(data: object): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/ld+json" data-shell>${json}</script>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
