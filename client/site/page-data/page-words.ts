import type { PictureName } from '../../../src/content/picture-names.ts';
import type { Page } from '../../../src/content/types.ts';

/** A page's words, and those of others that it shows. */
export interface PageWords {
  page: Page;
  /** The pages that its breadcrumb and its cards lead to. */
  neighbours: Neighbour[];
  /** What its pictures show. */
  alts: Partial<Record<PictureName, string>>;
}

export interface Neighbour extends Pick<Page, 'path' | 'name' | 'topic'> {
  card?: PictureName | undefined;
}

const neighbours = new Map<string, Neighbour>();
const alts: PageWords['alts'] = {};

/** Keeps what comes with a page's words for the components that ask for it. */
export function takeIn(words: PageWords): Page {
  for (const neighbour of words.neighbours) neighbours.set(neighbour.path, neighbour);
  Object.assign(alts, words.alts);
  return words.page;
}

export const findNeighbour = (path: string): Neighbour | undefined => neighbours.get(path);

export const altOf = (name: PictureName): string | undefined => alts[name];
