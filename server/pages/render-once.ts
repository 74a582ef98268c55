import type { PageBlock } from '../../src/content/page-block.ts';
import { findPage, type Site } from '../../src/content/site.ts';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { renderHead } from './head.ts';
import type { OpenSite } from './open-site.ts';
import type { ComposePage } from './page-html.ts';

/** Data that a page shows to a single visitor: a refused form, a confirmation link in one of its states, or a receipt. */
type OwnData = Pick<PageBlock, 'posted'> | Pick<PageBlock, 'confirmation'> | Pick<PageBlock, 'received'>;

/**
 * Renders a page of a site for one answer; it is never cached. `route` is the page's path in the list of pages, `url` the
 * path that is rendered.
 */
export type RenderOnce = (site: Site, route: string, url: string, own: OwnData) => Promise<string>;

export function createRenderOnce(
  { config }: Pick<Parts, 'config'>,
  openSite: OpenSite,
  compose: ComposePage,
): RenderOnce {
  const origin = siteOrigin(config);
  return async (site, route, url, own) => {
    const { hash, openPage, theme } = openSite(site);
    const { module, words, render } = await openPage(url);
    const data = { answers: [], origin, ...own };
    const page = findPage(site, route);
    const head = renderHead({ site, page, path: url, origin, filesUrl: config.filesUrl });
    const body = await render({ ...data, filesUrl: config.filesUrl ?? '' });
    return compose({
      head,
      module,
      body,
      theme,
      language: site.language,
      block: { ...data, site: hash, ...(words && { words }) },
    });
  };
}
