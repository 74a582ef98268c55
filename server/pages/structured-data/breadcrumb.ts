import type { BreadcrumbList } from 'schema-dts';
import { pages } from '../../../src/content/pages/index.ts';
import type { Page, Screen } from '../../../src/content/types.ts';

const withoutBreadcrumb: readonly Screen[] = ['home', 'picture-only', 'empty'];

/** What the breadcrumb on the page shows. `name` stands for the page's own, where a record of the database has one. */
export function breadcrumb(page: Page, origin: string, name = page.name): BreadcrumbList | undefined {
  if (withoutBreadcrumb.includes(page.screen)) return undefined;
  const parent = pages.find(({ path }) => path === page.parent);
  const crumbs = [
    { name: 'Home', path: '/' },
    ...(parent === undefined ? [] : [{ name: parent.name, path: parent.path }]),
    // The last one is the page itself, and needs no address.
    { name },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...('path' in crumb && { item: origin + crumb.path }),
    })),
  };
}
