import { site } from '../../src/content/site.ts';
import type { Page } from '../../src/content/types.ts';
import type { Blog } from '../../src/contract/blog.ts';
import type { JobOpeningDetail } from '../../src/contract/job-opening.ts';

export interface HeadFacts {
  /** Absent: there is no page at the path. */
  page: Page | undefined;
  path: string;
  /** The origin that visitors see. */
  origin: string;
  filesUrl: string | undefined;
  blog?: Blog | undefined;
  job?: JobOpeningDetail | undefined;
}

/** A page's own part of its head. The client takes the elements away as it goes on to another page. */
export function renderHead({ page, blog }: HeadFacts): string {
  const name = blog?.Subject ?? page?.name ?? 'Page not found';
  return [
    `<title data-shell>${escapeHtml(name)} | ${escapeHtml(site.name)}</title>`,
    page === undefined
      ? '<meta data-shell name="robots" content="noindex">'
      : `<meta data-shell name="description" content="${escapeHtml(page.description)}">`,
  ].join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
