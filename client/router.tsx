import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { pages } from '../src/content/pages/index.ts';
import type { Page } from '../src/content/types.ts';
import type { Blog } from '../src/contract/blog.ts';
import type { CareerState } from '../src/contract/job-opening.ts';
import { PageFrame } from './layout/page-frame.tsx';
import { Shell } from './layout/shell.tsx';
import { ErrorPage } from './pages/error.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { screens } from './screens.ts';
import { searchParams } from './search-params.ts';

declare module '@tanstack/react-router' {
  /** What pages hand to the next one. It survives a reload and is absent in a new tab: never rely on it. */
  interface HistoryState {
    career?: CareerState;
    blog?: Blog;
  }
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

function createPageRoute(page: Page, path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // /career and /Career are two pages.
    caseSensitive: true,
    validateSearch: searchParams[page.screen] ?? (() => ({})),
    component: lazyRouteComponent(async () => {
      const { default: ScreenOfPage } = await screens[page.screen]();
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
  pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => createPageRoute(page, path))),
);

/** `history` is the browser's own unless told otherwise. */
export function createAppRouter(options: { history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    ...options,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}
