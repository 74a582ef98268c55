import { createContext, use } from 'react';
import type { Neighbour, PageWords } from '../../../src/content/shown-site.ts';

/** The words of the page around a component. Outside of a page there are none, such as in the header. */
export const PageWordsContext = createContext<PageWords | undefined>(undefined);

/** Takes the place of the words that a route was loaded with. Only the preview of the editor gives one. */
export const ReplacedWords = createContext<((words: PageWords) => PageWords) | undefined>(undefined);

export const useNeighbours = (): readonly Neighbour[] => use(PageWordsContext)?.neighbours ?? [];

export const useNeighbour = (path: string | undefined): Neighbour | undefined =>
  useNeighbours().find((neighbour) => neighbour.path === path);

/** A document that this page shows. Which page has which documents is in src/content/shown-site.ts. */
export function useDocument<Name extends keyof PageWords['documents']>(
  name: Name,
): NonNullable<PageWords['documents'][Name]> {
  const document = use(PageWordsContext)?.documents[name];
  if (document === undefined) throw new Error(`The words of this page lack the document ${name}.`);
  return document;
}
