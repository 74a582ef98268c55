import type { Page } from '../types.ts';
import { pages } from './index.ts';

/** The page of that exact path. */
export function findPage(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}
