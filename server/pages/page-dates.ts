import { createHash } from 'node:crypto';
import { wordsOfPage } from '../../src/content/shown-site.ts';
import type { Site, SitePage } from '../../src/content/site.ts';
import { sampleSite } from '../content/sample-site.ts';
import dates from './page-dates.json' with { type: 'json' };

const known: Record<string, { content: string; changed: string } | undefined> = dates;

/**
 * When the content of a page last changed: when it was published, or, for a page of the sample company, the day that
 * `npm run page-dates` recorded. A test fails until that has run.
 */
export function pageDate(site: Site, page: SitePage): Date | undefined {
  const published = site.changed.get(page.id);
  if (published !== undefined) return published;
  const changed = known[page.path]?.changed;
  return changed === undefined ? undefined : new Date(changed);
}

/** A digest of a page of the sample company and of the documents that it shows. */
export function contentDigest(page: SitePage): string {
  const { documents } = wordsOfPage(sampleSite, page);
  return createHash('sha256')
    .update(JSON.stringify([page, documents]))
    .digest('hex')
    .slice(0, 16);
}
