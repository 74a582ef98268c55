import {
  createRootRoute,
  createRoute,
  createRouter,
  defaultParseSearch,
  lazyRouteComponent,
  type RouterHistory,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import type * as z from 'zod/mini';
import type { PagePath } from '../src/content/pages/index.ts';
import type { SiteBlog } from '../src/contract/blog.ts';
import type { CareerState } from '../src/contract/job-opening.ts';
import { PageFrame } from './site/layout/page-frame.tsx';
import { Shell } from './site/layout/shell.tsx';
import { onceEach } from './site/once-each.ts';
import { findEntry, loadPage, type PageEntry, pagePaths } from './site/page-data/page-entries.ts';
import { ErrorPage } from './site/pages/error.tsx';
import { NotFoundPage } from './site/pages/not-found.tsx';
import type { searchSchemas, Unread } from './site/pages/search-params.ts';
import { screens } from './site/screens.ts';

declare module '@tanstack/react-router' {
  /** Types every link, parameter and search of the site; the staff area has its own (client/staff/router.tsx). */
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  /** State that one page passes to the next. It survives a reload and is absent in a new tab, so never rely on it. */
  interface HistoryState {
    career?: CareerState;
    blog?: SiteBlog;
  }
  /** The page that a route shows, and the module that renders it. */
  interface StaticDataRouteOption {
    entry?: PageEntry;
    module?: string;
  }
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage });

type PathWithSearch = keyof typeof searchSchemas;
type SearchOf<Path> = Path extends PathWithSearch ? z.input<(typeof searchSchemas)[Path]> : object;

function createPageRoute<Path extends PagePath>(path: Path) {
  const entry = findEntry(path);
  const screen = screens[entry.screen];
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    // /career and /Career are two different pages.
    caseSensitive: true,
    // Only types the links to the page. The page parses the search with its schema, which is in the page's own chunk; a
    // schema given here would add zod to every page.
    validateSearch: (raw: SearchOf<Path> & SearchSchemaInput): Unread<SearchOf<Path>> => raw,
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

/** Pages with parameters or a search each need a route type of their own; the others share one. */
const ownRoutes = {
  '/Career': createPageRoute('/Career'),
  '/career': createPageRoute('/career'),
  '/government-guidelines': createPageRoute('/government-guidelines'),
  '/jobs/$job': createPageRoute('/jobs/$job'),
  '/blog/$blogId': createPageRoute('/blog/$blogId'),
  '/received/$reference': createPageRoute('/received/$reference'),
  '/confirm/$token': createPageRoute('/confirm/$token'),
};

type PlainPath = Exclude<PagePath, keyof typeof ownRoutes>;
const isPlain = (path: PagePath): path is PlainPath => !Object.hasOwn(ownRoutes, path);

const routeTree = rootRoute.addChildren([
  ...Object.values(ownRoutes),
  ...pagePaths.filter(isPlain).map((path) => createPageRoute(path)),
]);

/** `history` defaults to the browser's own. */
export function createAppRouter(
  options: { history?: RouterHistory; isServer?: boolean; scrollRestoration?: boolean } = {},
) {
  return createRouter({
    routeTree,
    caseSensitive: true,
    parseSearch: (query) => defaultParseSearch(onceEach(query)),
    defaultPreload: 'intent',
    // base.css keeps the transition short, and disables it for visitors who prefer reduced motion.
    defaultViewTransition: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    ...options,
  });
}
