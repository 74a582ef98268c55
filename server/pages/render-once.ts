import { findPage } from '../../src/content/pages/find-page.ts';
import type { PageBlock } from '../../src/contract/page-answers.ts';
import { type Config, siteOrigin } from '../config.ts';
import { renderHead } from './head.ts';
import type { ComposePage } from './page-html.ts';
import type { Renderer } from './renderer.ts';

/** Data that a page shows to a single visitor: a form that was refused, or a confirmation link in one of its states. */
type OwnData = Pick<PageBlock, 'posted'> | Pick<PageBlock, 'confirmation'>;

/**
 * Renders a page for one answer; it is never cached. `route` is the page's path in the list of pages, `url` the
 * address that is rendered.
 */
export type RenderOnce = (route: string, url: string, own: OwnData) => Promise<string>;

export function createRenderOnce(config: Config, renderer: Renderer, compose: ComposePage): RenderOnce {
  const origin = siteOrigin(config);
  return async (route, url, own) => {
    const { module, words, render } = await renderer.openPage(url);
    const data = { answers: [], origin, ...own };
    const head = renderHead({ page: findPage(route), path: url, origin, filesUrl: config.filesUrl });
    const body = await render({ ...data, filesUrl: config.filesUrl ?? '' });
    return compose({ head, module, body, block: { ...data, words } });
  };
}
