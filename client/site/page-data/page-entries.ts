import { entries, type PageEntry } from 'virtual:pages';
import type { Page } from '../../../src/content/types.ts';
import { type PageWords, takeIn } from './page-words.ts';

export type { PageEntry };
export { entries };

let handedOver: PageWords | undefined;

/** Registers the words that came within the HTML, so that loadPage need not fetch their chunk. */
export function handOver(words: PageWords | undefined): void {
  handedOver = words;
}

export async function loadPage(entry: PageEntry): Promise<Page> {
  return takeIn(handedOver?.page.path === entry.path ? handedOver : (await entry.load()).default);
}
