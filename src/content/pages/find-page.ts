import type { Page } from '../types.ts';
import { pages } from './index.ts';

/** Finds a page by its exact path. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
