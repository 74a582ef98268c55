import { entries, type PageEntry } from 'virtual:pages';
import type { Page } from '../../../src/content/types.ts';
import { type PageWords, storePageWords } from './page-words.ts';

export type { PageEntry };
export { entries };

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
