import './shared/styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter, createRoutes } from './router.tsx';
import { pause } from './shared/ui/pause.ts';
import { loadAnew } from './site/page-data/load-anew.ts';
import { createWordsLoader, loadSite, SiteChanged } from './site/page-data/load-words.ts';
import { readPageData } from './site/page-data/page-data.ts';
import { markAsServerRendered } from './site/undocumented-router-ssr.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void start(root);

/** Not with a top-level await: the page's chunk imports this module and would deadlock waiting for it. */
async function start(element: HTMLElement) {
  const { words, site: hashOfPage, ...data } = readPageData();
  const shared = await loadSite(hashOfPage).catch((error: unknown) => {
    // A form that came back would be sent a second time. It can be filled in and sent without scripts as well.
    if (error instanceof SiteChanged && data.posted === undefined && loadAnew()) return undefined;
    throw error;
  });
  if (shared === undefined) return;
  const { hash, site } = shared;
  // `npm run dev` serves an empty root, without prerendered HTML to hydrate.
  const isRenderedAnew = import.meta.env.DEV || 'renderAnew' in document.documentElement.dataset;
  const { language, entries } = site;
  const routes = createRoutes(entries, createWordsLoader(hash, language.code, words));
  await pause();
  const router = createAppRouter(routes, { language, scrollRestoration: fromSecondPage(isRenderedAnew) });
  await pause();
  const app = <App router={router} site={site} data={data} />;
  if (isRenderedAnew) {
    createRoot(element).render(app);
    return;
  }
  // Loads the page's chunk before hydrating. Without it React would replace what the visitor is reading.
  await router.load();
  await pause();
  markAsServerRendered(router);
  // In a transition React hydrates in slices, so that a tap in between is handled.
  startTransition(() => {
    hydrateRoot(element, app);
  });
}

/**
 * Whether the router may scroll when a page has been rendered. The browser itself has found the place in a page that
 * came from the server, and the visitor may have read on since: the router would take them back to the top.
 */
function fromSecondPage(isRenderedAnew: boolean) {
  let isFirst = !isRenderedAnew;
  return () => {
    const mayScroll = !isFirst;
    isFirst = false;
    return mayScroll;
  };
}
