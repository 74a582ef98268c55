import { entries, type PageEntry } from 'virtual:pages';
import type { PagePath } from '../../../src/content/pages/index.ts';
import type { Page } from '../../../src/content/types.ts';
import { type PageWords, takeIn } from './page-words.ts';

export type { PageEntry };

export const pagePaths: readonly PagePath[] = entries.flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Finds the page of a path. `PagePath` is made from the same list, so there is always one. */
export function findEntry(path: PagePath): PageEntry {
  const entry = entries.find((each) => each.path === path || each.aliases?.includes(path));
  if (entry === undefined) throw new Error(`no page ${path}`);
  return entry;
}

let handedOver: PageWords | undefined;

/** The words that have come within the page need not be fetched. */
export function handOver(words: PageWords | undefined): void {
  handedOver = words;
}

export async function loadPage(entry: PageEntry): Promise<Page> {
  return takeIn(handedOver?.page.path === entry.path ? handedOver : (await entry.load()).default);
}
