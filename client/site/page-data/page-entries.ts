import { entries, type PageEntry } from 'virtual:pages';
import type { PagePath } from '../../../src/content/pages/index.ts';
import type { Page } from '../../../src/content/types.ts';
import { type PageWords, storePageWords } from './page-words.ts';

export type { PageEntry };

export const pagePaths: readonly PagePath[] = entries.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Finds the page of a path. `PagePath` is made from the same list, so there is always one. */
export function findEntry(path: PagePath): PageEntry {
  const entry = entries.find((each) => each.path === path || each.aliases?.includes(path));
  if (entry === undefined) throw new Error(`no page ${path}`);
  return entry;
}

let embeddedWords: PageWords | undefined;

/** Registers the words that came within the HTML, so that loadPage need not fetch their chunk. */
export function setEmbeddedWords(words: PageWords | undefined): void {
  embeddedWords = words;
}

export async function loadPage(entry: PageEntry): Promise<Page> {
  return storePageWords(
    embeddedWords?.page.path === entry.path ? embeddedWords : (await entry.load()).default,
  );
}
