import { showSite, wordsOfPage } from '../../src/content/shown-site.ts';
import type { Site } from '../../src/content/site.ts';
import { type WordsIndex, wordsFile, wordsIndex } from '../../src/contract/words-files.ts';
import { hashOf } from './content-hash.ts';
import type { OpenPage, Renderer } from './renderer.ts';
import { type PageTheme, pageThemeOf } from './theme.ts';

/** A site that pages can be rendered of. */
export interface OpenedSite {
  /** The hash of the words that all pages share: what a page's scripts fetch first. */
  hash: string;
  openPage: OpenPage;
  /** The hash of everything that the body of a page depends on. */
  hashOfPage(path: string): string | undefined;
  /** The colours of the company, unless they are those that the pages were designed with. */
  theme: PageTheme | undefined;
  /** The files with words, as JSON, and the style sheet of the theme, by their addresses. */
  files: ReadonlyMap<string, string>;
}

export type OpenSite = (site: Site) => OpenedSite;

/** Opens each site once: its words are turned into files, and the renderer prepares its routes. */
export function createSiteOpener(renderer: Renderer): OpenSite {
  const opened = new WeakMap<Site, OpenedSite>();
  return (site) => {
    const known = opened.get(site) ?? openSite(renderer, site);
    opened.set(site, known);
    return known;
  };
}

function openSite(renderer: Renderer, site: Site): OpenedSite {
  const shown = showSite(site);
  const words = new Map(site.pages.map((page) => [page.path, wordsOfPage(site, page)]));
  const sharedJson = JSON.stringify(shown);
  const hash = hashOf(sharedJson);
  const files = new Map<string, string>([[wordsFile(hash), sharedJson]]);
  const pages: Record<string, string> = {};
  for (const [path, ofPage] of words) {
    const json = JSON.stringify(ofPage);
    pages[path] = hashOf(json);
    files.set(wordsFile(pages[path]), json);
  }
  const index: WordsIndex = { site: hash, pages };
  files.set(wordsIndex(site.language.code), JSON.stringify(index));
  const theme = pageThemeOf(site.identity);
  if (theme !== undefined) files.set(theme.address, theme.css);
  const pathOf = new Map<string, string>(
    site.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((each) => [each, path] as const)),
  );
  return {
    hash,
    theme,
    files,
    openPage: renderer.openSite(shown, ({ path }) => {
      const found = words.get(path);
      if (found === undefined) throw new Error(`The site has no words for ${path}.`);
      return found;
    }),
    hashOfPage: (path) => pages[pathOf.get(path) ?? ''],
  };
}
