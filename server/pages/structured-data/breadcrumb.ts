import type { BreadcrumbList } from 'schema-dts';
import type { Page, Screen } from '../../../src/content/schema/page.ts';
import type { Site } from '../../../src/content/site.ts';
import { addressIn } from '../../../src/languages.ts';

const withoutBreadcrumb: readonly Screen[] = ['home', 'picture-only', 'empty'];

/** The breadcrumb of the page. `name` replaces the name of the page if it shows a blog or a job. */
export function breadcrumb(
  page: Page,
  { language, pages, words }: Site,
  origin: string,
  name = page.name,
): BreadcrumbList | undefined {
  if (withoutBreadcrumb.includes(page.screen)) return undefined;
  const parent = pages.find(({ path }) => path === page.parent);
  const crumbs = [
    { name: words('discovery.home'), path: '/' },
    ...(parent === undefined ? [] : [{ name: parent.name, path: parent.path }]),
    // The last item is the page itself and needs no address.
    { name },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...('path' in crumb && { item: origin + addressIn(language, crumb.path) }),
    })),
  };
}
