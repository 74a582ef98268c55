import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../src/content/site.ts';
import { readAddress } from '../../src/languages.ts';
import { sampleSite } from '../content/sample-site.ts';
import type { SiteHolder } from '../content/site-holder.ts';
import { type HandleFailure, NOT_FOUND, type PageFailure } from './rendered-pages.ts';

/** Makes the pages of a site ready, and returns what shows them. */
type PreparePages = (site: Site, handleFailure?: HandleFailure) => Promise<() => void>;

/**
 * Shows the pages of the site with which the server starts. A publication is never shown by halves, but what was
 * published by an earlier release of the product may be too much for this one, and then a server that starts without
 * some of it is better than none: such a page answers 500, and where even the frame around all pages cannot be rendered,
 * visitors see the product's own site. Both are an alarm until the next publication.
 */
export async function beginWith(
  site: SiteHolder,
  prepare: PreparePages,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const left: string[] = [];
  const leaveOut: HandleFailure = (failure: PageFailure) => {
    // It is the frame without a page.
    if (readAddress(failure.path).path === NOT_FOUND) throw failure;
    left.push(failure.path);
    log.error({ err: failure }, 'a published page cannot be shown');
    return undefined;
  };
  const first = site.current;
  const show = await prepare(first, leaveOut).catch((error: unknown) => {
    // With a build that does not even fit the product's own site, there is nothing to start with.
    if (first === sampleSite) throw error;
    log.error({ err: error }, 'the published site cannot be shown');
    return undefined;
  });
  site.onReplace(prepare);
  if (show !== undefined) show();
  else (await site.prepare(sampleSite))();
  if (show === undefined) site.alarm = 'the published site cannot be shown';
  else if (left.length > 0) {
    site.alarm = `${left.join(', ')} cannot be shown`;
    site.leftOut = left;
  }
}
