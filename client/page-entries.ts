import { entries, type PageEntry } from 'virtual:pages';

export type { PageEntry };
export { entries };

/** Where the page of that exact path is and what it is called. */
export function findEntry(path: string): PageEntry | undefined {
  return entries.find((entry) => entry.path === path);
}
