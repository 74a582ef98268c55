import { findPage } from '../../../src/content/find-page.ts';
import { confirmationPath } from '../../../src/contract/request-confirmation.ts';
import { type Config, siteOrigin } from '../../config.ts';
import { renderHead } from '../../pages/head.ts';
import type { ComposePage } from '../../pages/page-html.ts';
import type { Renderer } from '../../pages/renderer.ts';
import type { DrawConfirmation } from './confirmation-door.ts';

/** Renders the page without its token, which then stands nowhere but in the browser's address bar. */
export function createDrawConfirmation(
  config: Config,
  renderer: Renderer,
  compose: ComposePage,
): DrawConfirmation {
  const origin = siteOrigin(config);
  const path = confirmationPath('-');
  const page = findPage(confirmationPath('$token'));
  return async (confirmation) => {
    const { module, words, render } = await renderer.openPage(path);
    const live = { answers: [], origin, confirmation };
    const head = renderHead({ page, path, origin, filesUrl: config.filesUrl });
    const body = await render({ ...live, filesUrl: config.filesUrl ?? '' });
    return compose({ head, module, body, block: { ...live, words } });
  };
}
