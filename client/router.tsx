import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorRouteComponent,
  type LocationRewrite,
  lazyRouteComponent,
  type RouterHistory,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import type * as z from 'zod/mini';
import type { PagePath } from '../src/content/pages/index.ts';
import type { PageEntry, PageWords } from '../src/content/shown-site.ts';
import type { SiteBlog } from '../src/contract/blog.ts';
import type { CareerState } from '../src/contract/job-opening.ts';
import { addressIn, type Language, pathIn, source } from '../src/languages.ts';
import { readQuery, writeQuery } from './shared/query-texts.ts';
import { PageFrame } from './site/layout/page-frame.tsx';
import { Shell } from './site/layout/shell.tsx';
import { LoadDocument } from './site/page-data/load-document.tsx';
import { type LoadWords, SiteChanged } from './site/page-data/load-words.ts';
import { ErrorPage } from './site/pages/error.tsx';
import { NotFoundPage } from './site/pages/not-found.tsx';
import type { searchSchemas, Unvalidated } from './site/pages/search-params.ts';
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

type PathWithSearch = keyof typeof searchSchemas;
type SearchOf<Path> = Path extends PathWithSearch ? z.input<(typeof searchSchemas)[Path]> : object;

/** A page that was added, renamed or taken down since this document was loaded is for the server to answer. */
const MissingPage = () => (
  <LoadDocument>
    <NotFoundPage />
  </LoadDocument>
);

/** The routes of a site. One tree serves any number of routers. */
export function createRoutes(entries: readonly PageEntry[], loadWords: LoadWords) {
  const rootRoute = createRootRoute({ component: Shell, notFoundComponent: MissingPage });

  function createPageRoute<Path extends PagePath>(path: Path) {
    const entry = findEntry(entries, path);
    const screen = screens[entry.screen];
    return createRoute({
      getParentRoute: () => rootRoute,
      path,
      // /career and /Career are two different pages.
      caseSensitive: true,
      // Only types the links to the page. The page parses the search with its schema, which is in the page's own chunk; a
      // schema given here would add zod to every page.
      validateSearch: (raw: SearchOf<Path> & SearchSchemaInput): Unvalidated<SearchOf<Path>> => raw,
      staticData: { entry, module: screen.module },
      component: lazyRouteComponent(async () => {
        const [{ default: ScreenOfPage }, words] = await Promise.all([
          screen.load(),
          wordsUnlessChanged(loadWords, entry),
        ]);
        if (words === undefined) return { default: LoadDocument };
        return { default: () => <PageFrame words={words} screen={ScreenOfPage} /> };
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
  // Pages that the staff added have no path in the types. Links to them come from the content only.
  const isPlain = (path: string): path is PlainPath => !Object.hasOwn(ownRoutes, path);

  return rootRoute.addChildren([
    ...Object.values(ownRoutes),
    ...entries
      .flatMap(({ path, aliases = [] }) => [path, ...aliases])
      .filter(isPlain)
      .map((path) => createPageRoute(path)),
  ]);
}

function findEntry(entries: readonly PageEntry[], path: string): PageEntry {
  const entry = entries.find((each) => each.path === path || each.aliases?.some((alias) => alias === path));
  if (entry === undefined) throw new Error(`The site has no page ${path}.`);
  return entry;
}

async function wordsUnlessChanged(loadWords: LoadWords, entry: PageEntry): Promise<PageWords | undefined> {
  try {
    return await loadWords(entry);
  } catch (error) {
    if (error instanceof SiteChanged) return undefined;
    throw error;
  }
}

/** A page has the same path in every language; its address begins with that of the language. */
function findPrefix(language: Language): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = pathIn(language, url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = addressIn(language, url.pathname);
      return url;
    },
  };
}

/** `history` defaults to the browser's own. */
export function createAppRouter(
  routeTree: ReturnType<typeof createRoutes>,
  options: {
    history?: RouterHistory;
    /** English without it. */
    language?: Language;
    isServer?: boolean;
    scrollRestoration?: boolean | (() => boolean);
    defaultErrorComponent?: ErrorRouteComponent;
  } = {},
) {
  const { language = source, ...others } = options;
  return createRouter({
    routeTree,
    caseSensitive: true,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultPreload: 'intent',
    // base.css keeps the transition short, and disables it for visitors who prefer reduced motion. A page that is just
    // hydrated has none: it would look the same, and taps during a transition reach nothing.
    defaultViewTransition: { types: ({ fromLocation }) => (fromLocation === undefined ? false : []) },
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: MissingPage,
    scrollRestoration: true,
    rewrite: findPrefix(language),
    ...others,
  });
}
