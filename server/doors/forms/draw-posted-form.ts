import { findPage } from '../../../src/content/find-page.ts';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { type Config, siteOrigin } from '../../config.ts';
import { renderHead } from '../../pages/head.ts';
import type { ComposePage } from '../../pages/page-html.ts';
import type { Renderer } from '../../pages/renderer.ts';
import type { DrawPostedForm } from './form-door.ts';

/** Renders the form's own page with what came back. Scripts that arrive later take it over as it is. */
export function createDrawPostedForm(
  config: Config,
  renderer: Renderer,
  compose: ComposePage,
): DrawPostedForm {
  const origin = siteOrigin(config);
  return async (posted) => {
    const path = plainFormPaths[posted.form];
    const { module, words, render } = await renderer.openPage(path);
    const live = { answers: [], origin, posted };
    const head = renderHead({
      page: findPage(path),
      path,
      origin,
      filesUrl: config.filesUrl,
    });
    const body = await render({ ...live, filesUrl: config.filesUrl ?? '' });
    return compose({ head, module, body, block: { ...live, words } });
  };
}
