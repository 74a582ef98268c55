import type { PagePath } from '../../../src/content/pages/index.ts';

/** The path of a page that a link can lead to without parameters. */
type LinkedPath = Exclude<PagePath, `${string}$${string}`>;

/**
 * The `to` of a link whose address comes from the content, such as that of a menu, card, breadcrumb or slide. Content
 * is data, so the compiler cannot tell whether the page exists; test/content/content.unit.test.ts checks it. An address
 * in the code does not need this, since the router's types check it.
 */
export function contentPath(path: string): LinkedPath {
  return path as LinkedPath;
}
