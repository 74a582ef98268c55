import type { PagePath } from '../../../src/content/pages/index.ts';

/** A page that a link can lead to without parameters. */
type LinkedPath = Exclude<PagePath, `${string}$${string}`>;

/**
 * The `to` of a link whose address is content: of a menu, a card, a breadcrumb, a slide. The content is data, so the
 * compiler cannot tell whether there is such a page; test/content/content.unit.test.ts does. An address that stands in
 * the code needs none of this: the router's own types check it.
 */
export function contentPath(path: string): LinkedPath {
  return path as LinkedPath;
}
