import type { PageEntry, PageWords, ShownSite } from '../../../src/content/shown-site.ts';
import { type WordsIndex, wordsFile, wordsIndex } from '../../../src/contract/words-files.ts';
import { readAddress } from '../../../src/languages.ts';

/** Loads the words of a page. */
export type LoadWords = (entry: PageEntry) => PageWords | Promise<PageWords>;

/** The site was published anew since this document was loaded: its header would not fit another page's words, or has gone. */
export class SiteChanged extends Error {}

/** An index older than this is requested again before the next page. */
const INDEX_FRESH_MS = 60_000;

/**
 * Loads words in the browser.
 * @param site the hash of the words that this document shows around its pages.
 * @param language of the document, by its code.
 * @param embedded the words that came within the HTML, which need not be requested.
 */
export function createWordsLoader(
  site: string,
  language: string,
  embedded: PageWords | undefined,
): LoadWords {
  let index: { files: Promise<WordsIndex>; askedAt: number } | undefined;

  function readIndex(): Promise<WordsIndex> {
    if (index === undefined || Date.now() - index.askedAt > INDEX_FRESH_MS) {
      index = { files: fetchJson<WordsIndex>(wordsIndex(language)), askedAt: Date.now() };
      index.files.catch(() => {
        index = undefined;
      });
    }
    return index.files;
  }

  return async ({ path }) => {
    if (embedded?.page.path === path) return embedded;
    const files = await readIndex();
    const hash = files.pages[path];
    if (files.site !== site || hash === undefined) throw new SiteChanged();
    return fetchJson<PageWords>(wordsFile(hash));
  };
}

/** Loads the words that all pages share. */
export async function loadSite(hash: string | undefined): Promise<{ hash: string; site: ShownSite }> {
  const { language } = readAddress(window.location.pathname);
  const own = hash ?? (await fetchJson<WordsIndex>(wordsIndex(language.code))).site;
  return { hash: own, site: await fetchJson<ShownSite>(wordsFile(own)) };
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (response.status === 404) throw new SiteChanged(`${address} is not there.`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
