import type { Site } from '../../src/content/site.ts';
import { pathIn, translated } from '../../src/languages.ts';

/** What answers at each address of the site. */
export interface Addresses {
  /** The anchors of the page at an address; undefined where a page's anchors are not in its document. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The beginnings of addresses that the server completes, such as `/blog/`. */
  beginnings: readonly string[];
  /** Where former addresses lead; null for those of pages that were taken down. */
  moved: Site['moved'];
}

export function addressesOf(site: Site): Addresses {
  return {
    pages: new Map(
      site.pages.flatMap((page) => {
        const anchors = page.screen === 'sections' ? new Set(page.sections?.map(({ id }) => id)) : undefined;
        return [page.path, ...(page.aliases ?? [])].map((path): [string, typeof anchors] => [path, anchors]);
      }),
    ),
    beginnings: site.pages.flatMap(({ path }) =>
      path.includes('$') ? [path.slice(0, path.indexOf('$'))] : [],
    ),
    moved: site.moved,
  };
}

/** Whether a link leads to something: a page, its anchor, an address that leads on, or a file. */
export function isReachable(link: string, { pages, beginnings, moved }: Addresses): boolean {
  if (link.startsWith('/media/')) return true;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
  if (pages.has(path)) return anchor === undefined || (pages.get(path)?.has(anchor) ?? true);
  if (typeof moved.get(path) === 'string') return true;
  return beginnings.some((beginning) => path.startsWith(beginning) && path.length > beginning.length);
}

/** The first parts of addresses that something else than a page answers. */
const RESERVED = new Set(
  ['api', 'trpc', 'staff', 'media', 'assets', 'fonts', 'words', 'healthz', 'readyz', 'metrics'].concat([
    'sitemaps',
    'received',
    'confirm',
    'jobs',
    'blog',
    '.well-known',
  ]),
);

/** Why a new page cannot have an address; undefined if it can. An address with a dot is that of a file. */
export function explainTaken(path: string): string | undefined {
  const lower = path.toLowerCase();
  const language = translated.find((each) => pathIn(each, lower) !== lower);
  if (language !== undefined)
    return `Addresses that begin with ${language.prefix} are those of the pages in ${language.name}.`;
  const first = path.split('/')[1] ?? '';
  const isTaken = RESERVED.has(first) || path.includes('.') || path.includes('$');
  return isTaken ? `${path} cannot be a page.` : undefined;
}
