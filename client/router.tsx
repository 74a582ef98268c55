import {
  createRootRoute,
  createRoute,
  createRouter,
  defaultParseSearch,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { SiteBlog } from '../src/contract/blog.ts';
import type { CareerState } from '../src/contract/job-opening.ts';
import { PageFrame } from './site/layout/page-frame.tsx';
import { Shell } from './site/layout/shell.tsx';
import { onceEach } from './site/once-each.ts';
import { entries, loadPage, type PageEntry } from './site/page-data/page-entries.ts';
import { ErrorPage } from './site/pages/error.tsx';
import { NotFoundPage } from './site/pages/not-found.tsx';
import { screens } from './site/screens.ts';
import { searchParams } from './site/search-params.ts';

declare module '@tanstack/react-router' {
  /** What pages hand to the next one. It survives a reload and is absent in a new tab: never rely on it. */
  interface HistoryState {
    career?: CareerState;
    blog?: SiteBlog;
  }
  /** Which page a route shows, and the module that draws it. */
  interface StaticDataRouteOption {
    entry?: PageEntry;
    module?: string;
  }
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

function createPageRoute(entry: PageEntry, path: string) {
  const screen = screens[entry.screen];
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // /career and /Career are two pages.
    caseSensitive: true,
    validateSearch: searchParams[entry.screen] ?? (() => ({})),
    staticData: { entry, module: screen.module },
    component: lazyRouteComponent(async () => {
      const [{ default: ScreenOfPage }, page] = await Promise.all([screen.load(), loadPage(entry)]);
      return {
        default: () => (
          <PageFrame page={page}>
            <ScreenOfPage page={page} />
          </PageFrame>
        ),
      };
    }),
  });
}

const routeTree = rootRoute.addChildren(
  entries.flatMap((entry) =>
    [entry.path, ...(entry.aliases ?? [])].map((path) => createPageRoute(entry, path)),
  ),
);

/** `history` is the browser's own unless told otherwise. */
export function createAppRouter(
  options: { history?: RouterHistory; isServer?: boolean; scrollRestoration?: boolean } = {},
) {
  return createRouter({
    routeTree,
    caseSensitive: true,
    parseSearch: (query) => defaultParseSearch(onceEach(query)),
    defaultPreload: 'intent',
    // base.css keeps it short, and still for those who asked for less motion.
    defaultViewTransition: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    ...options,
  });
}
