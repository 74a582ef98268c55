import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import type { PageEntry, PageWords, ShownSite } from '../src/content/shown-site.ts';
import type { Question } from '../src/contract/page-answers.ts';
import { addressIn } from '../src/languages.ts';
import { App } from './app.tsx';
import { createAppRouter, createRoutes } from './router.tsx';
import { readQuery, writeQuery } from './shared/query-texts.ts';
import type { PageData } from './site/page-data/page-data.ts';
import { pageQuestions } from './site/page-questions.ts';
import { searchSchemas } from './site/pages/search-params.ts';

/** The kinds of pages that show records of the database. */
export const liveScreens = Object.keys(pageQuestions);

/** A page that can be rendered once its questions are answered. */
export interface OpenedPage {
  /**
   * The path with the part of the query that the page understands. Two requests with an equal address show the same
   * page.
   */
  address: string;
  questions: Question[];
  /** The module that renders it, by its name in the build's manifest; undefined when no page has this address. */
  module: string | undefined;
  /** The page's words, which the browser needs to hydrate. */
  words: PageWords | undefined;
  render(data: PageData): Promise<string>;
}

/** Resolves the path of a page, with its query and without the prefix of its language, and renders the HTML inside of #root. */
export type OpenPage = (url: string) => Promise<OpenedPage>;

/**
 * The entry point of the server's build: prepares the routes of one site.
 * @param findWords the words of a page, for the page itself and for the browser to hydrate it.
 */
export function openSite(site: ShownSite, findWords: (entry: PageEntry) => PageWords): OpenPage {
  const routes = createRoutes(site.entries, findWords);
  return (url) => openPage({ site, routes, findWords }, url);
}

interface OpenedSite {
  site: ShownSite;
  routes: ReturnType<typeof createRoutes>;
  findWords(entry: PageEntry): PageWords;
}

async function openPage({ site, routes, findWords }: OpenedSite, url: string): Promise<OpenedPage> {
  const router = createAppRouter(routes, {
    history: createMemoryHistory({ initialEntries: [addressIn(site.language, normaliseQuery(url))] }),
    language: site.language,
    isServer: true,
    scrollRestoration: false,
  });
  await router.load();
  const match = router.state.matches.at(-1);
  const { entry, module } = match?.staticData ?? {};
  const { pathname } = router.state.location;
  return {
    address: pathname + writeQuery(understoodSearch(pathname, match?.search)),
    questions: (match && entry && pageQuestions[entry.screen]?.(match)) ?? [],
    module,
    words: entry && findWords(entry),
    render: (data) => renderApp({ router, site, data }),
  };
}

/**
 * Normalises the query before the router sees it: where the router would redirect to a rewritten query, it renders an
 * empty page on the server. A submitted form produces such queries. What a page does not understand must not get into
 * its links, since the next visitor may be given the same page.
 */
function normaliseQuery(url: string): string {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  if (at === -1 || !hasSearch(path)) return path;
  return path + writeQuery(understoodSearch(path, readQuery(url.slice(at))));
}

/** Reads the part of a query that a page understands, and leaves the rest out. */
function understoodSearch(path: string, raw: object = {}): object {
  return hasSearch(path) ? searchSchemas[path].parse(raw) : {};
}

const hasSearch = (path: string): path is keyof typeof searchSchemas => Object.hasOwn(searchSchemas, path);

/**
 * Waits for all lazy parts, and emits no inline script that would insert them later: the pages' content security
 * policy forbids inline scripts.
 */
async function renderApp(props: ComponentProps<typeof App>): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<App {...props} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Collected and thrown below: React calls this outside of the promise, where a throw would end the server.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}
