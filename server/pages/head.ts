import { summary } from '../../src/content/excerpt.ts';
import { jobWords } from '../../src/content/job-words.ts';
import type { Page, Screen } from '../../src/content/schema/page.ts';
import type { Site, SitePage } from '../../src/content/site.ts';
import { fileUrl } from '../../src/contract/file-path.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { addressIn, type Language, source } from '../../src/languages.ts';
import { plainText } from '../publications/plain-text.ts';
import { languageOf, languagesOf, type PageFacts } from './structured-data/page-facts.ts';
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
  const { site, page, filesUrl, origin } = input;
  const { name, description } = wordsOf(input);
  const title = `${name} | ${site.identity.name}`;
  return [
    `<title data-shell>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    mayBeFound(input) ? '' : meta('name', 'robots', 'noindex'),
    ...(page === undefined || isSecret(page) ? [] : previews(input, page, title, description)),
    tag('link', { rel: 'manifest', href: addressIn(site.language, '/site.webmanifest') }),
    ...feedsOf(site).map(({ type, title, path }) =>
      tag('link', { rel: 'alternate', type, title, href: origin + path }),
    ),
    filesUrl === undefined ? '' : tag('meta', { name: 'files-host', content: filesUrl }),
    ...structuredData(input).map(dataBlock),
  ].join('');
}

/** Whether search engines may list the page: not if it is missing, closed, or made for one visitor. */
function mayBeFound({ page, job }: PageFacts): boolean {
  return page !== undefined && !isSecret(page) && job?.state !== 'closed';
}

/** Whether the address is the only key to what the page shows or does, so that no link and no preview gives it away. */
const isSecret = ({ screen }: Page) => screen === 'confirmation' || screen === 'form-received';

/** The name and the description of the page, from the blog or the job that it shows, if any. */
function wordsOf({ site, page, blog, job }: PageFacts): { name: string; description: string } {
  if (job !== undefined) return jobWords(site.words, job);
  if (blog !== undefined) return { name: blog.Subject, description: summary(plainText(blog.Discription)) };
  if (page !== undefined) return page;
  return { name: site.words('discovery.notFound'), description: site.words('discovery.notFoundDescription') };
}

/** The canonical address and the tags that previews of shared links are made from. */
function previews(input: PageFacts, page: SitePage, title: string, description: string) {
  const { site, origin, filesUrl, blog } = input;
  const path = canonicalPath(input, page);
  const inLanguage = (language: Language) => origin + encodeURI(addressIn(language, path));
  // A page that is not translated is a copy of the English one.
  const language = languageOf(input);
  const url = inLanguage(language);
  const card = `${origin}/media/social-card.jpg`;
  return [
    tag('link', { 'data-shell': '', rel: 'canonical', href: url }),
    ...alternatesOf(languagesOf(input)).map(([hreflang, language]) =>
      tag('link', { 'data-shell': '', rel: 'alternate', hreflang, href: inLanguage(language) }),
    ),
    meta('property', 'og:type', blog === undefined ? 'website' : 'article'),
    meta('property', 'og:site_name', site.identity.name),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...languagesOf(input)
      .filter((other) => other !== language)
      .map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
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

const openGraphLocale = ({ locale }: Language) => locale.replace('-', '_');

/** For search engines: the languages in which a page can be read; none where it is one only. */
export function alternatesOf(readable: readonly Language[]): [hreflang: string, Language][] {
  if (readable.length < 2) return [];
  return [
    ...readable.map((language): [string, Language] => [language.locale, language]),
    ['x-default', source],
  ];
}

function canonicalPath({ path, job }: PageFacts, page: SitePage): string {
  if (job !== undefined) return jobPath(job);
  return page.path.includes('$') ? path : page.path;
}

const RSS = 'application/rss+xml';
const JSON_FEED = 'application/feed+json';

function feedsOf({ words, language }: Site) {
  const [blogs, jobs] = [words('discovery.blogFeed'), words('discovery.jobFeed')];
  const feed = (type: string, title: string, path: string) => ({
    type,
    title,
    path: addressIn(language, path),
  });
  return [
    feed(RSS, blogs, '/feeds/blogs.xml'),
    feed(JSON_FEED, blogs, '/feeds/blogs.json'),
    feed(RSS, jobs, '/feeds/jobs.xml'),
    feed(JSON_FEED, jobs, '/feeds/jobs.json'),
  ];
}

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
