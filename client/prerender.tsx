import { createMemoryHistory, defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { prerender } from 'react-dom/static.edge';
import type { Question } from '../src/contract/page-answers.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { onceEach } from './site/once-each.ts';
import type { PageData } from './site/page-data/page-data.ts';
import { pageQuestions } from './site/page-data/page-questions.ts';
import type { PageWords } from './site/page-data/page-words.ts';
import { searchSchemas } from './site/search-params.ts';

/** The kinds of pages that show what is in the database. */
export const liveScreens = Object.keys(pageQuestions);

/** A page that can be rendered, once its questions are answered. */
export interface OpenedPage {
  /** Its path with what it understands of the query: two addresses that are equal in this show the same. */
  address: string;
  questions: Question[];
  /** What draws it, by its name in the build's manifest; absent where there is no page. */
  module: string | undefined;
  /** What it says, for the browser to take over. */
  words: PageWords | undefined;
  render(data: PageData): Promise<string>;
}

/** The entry of the build for the server: from an address of this site, with its query, to the HTML inside of #root. */
export async function openPage(url: string): Promise<OpenedPage> {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [asThePageReads(url)] }),
    isServer: true,
    scrollRestoration: false,
  });
  await router.load();
  const match = router.state.matches.at(-1);
  const { entry, module } = match?.staticData ?? {};
  const search = understoodSearch(router.state.location.pathname, match?.search);
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return {
    address: query.size > 0 ? `${router.state.location.pathname}?${query}` : router.state.location.pathname,
    questions: (match && entry && pageQuestions[entry.screen]?.(match)) ?? [],
    module,
    words: (await entry?.load())?.default,
    render: (data) => renderApp(router, data),
  };
}

/** On the server the router renders an empty page where it would rewrite the query, as it does with a form's. */
function asThePageReads(url: string): string {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  if (at === -1 || !hasSearch(path)) return url;
  return path + defaultStringifySearch(understoodSearch(path, defaultParseSearch(onceEach(url.slice(at)))));
}

/** What a page understands of a query; what does not fit is left out. */
function understoodSearch(path: string, raw: object = {}): Record<string, unknown> {
  if (!hasSearch(path)) return {};
  const search = searchSchemas[path].parse(raw);
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

const hasSearch = (path: string): path is keyof typeof searchSchemas => Object.hasOwn(searchSchemas, path);

/**
 * Waits for the parts that load later, and leaves nothing to be put in its place by a script: the policy of the pages
 * allows none within the page.
 */
async function renderApp(router: ReturnType<typeof createAppRouter>, data: PageData): Promise<string> {
  const { prelude } = await prerender(<App router={router} data={data} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
