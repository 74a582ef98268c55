import { pages } from './pages/index.ts';
import type { Page } from './types.ts';

/** Finds a page by its exact path. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
