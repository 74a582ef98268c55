import type { PictureName } from '../../../src/content/picture-names.ts';
import type { Page } from '../../../src/content/types.ts';

/** The words of a page, with the data that it needs about other pages and its pictures. */
export interface PageWords {
  page: Page;
  /** The pages that its breadcrumb and cards link to. */
  neighbours: Neighbour[];
  /** The alternative text of its pictures. */
  alts: Partial<Record<PictureName, string>>;
}

export interface Neighbour extends Pick<Page, 'path' | 'name' | 'topic'> {
  card?: PictureName | undefined;
}

const neighbours = new Map<string, Neighbour>();
const alts: PageWords['alts'] = {};

/** Stores the words of a page for the components that look them up, and returns the page itself. */
export function storePageWords(words: PageWords): Page {
  for (const neighbour of words.neighbours) neighbours.set(neighbour.path, neighbour);
  Object.assign(alts, words.alts);
  return words.page;
}

export const findNeighbour = (path: string): Neighbour | undefined => neighbours.get(path);

export const altOf = (name: PictureName): string | undefined => alts[name];
