import { posix } from 'node:path';

/** What an address of the site is in a copy. */
export interface CopiedAddress {
  /** The address without what does not change its answer. Equal ones are one file. */
  address: string;
  /** The file, relative to the copy's folder: `Career/page/2/index.html` of `/Career?page=2`. */
  file: string;
  /** Whether it is a page, which stands in a folder of its own, so that any web server answers its address. */
  isPage: boolean;
}

/** Addresses that are no part of a public copy: the staff's, those of programs, and those made for one visitor. */
const LEFT_OUT = /^\/(staff|trpc|api|metrics|healthz|readyz)(\/|$)|^(\/[a-z]{2})?\/(received|confirm)\//;
const IS_FILE = /\.[a-z0-9]{1,11}$/i;

/**
 * What a link leads to within the copy; undefined for everything that is only on the live site: other sites, the staff
 * area, and lists in another order or with a filter, of which there are endlessly many.
 */
export function copiedAddressOf(url: URL, origins: readonly string[]): CopiedAddress | undefined {
  if (!origins.includes(url.origin) || LEFT_OUT.test(url.pathname)) return undefined;
  const path = decode(url.pathname);
  // An encoded slash or a climbing path names no file.
  if (path === undefined || path.includes('\\') || path.split('/').includes('..')) return undefined;
  // The version of a picture is no part of its file's name.
  if (IS_FILE.test(path)) return { address: url.pathname, file: path.slice(1), isPage: false };
  const page = pageOfList(url.searchParams);
  if (page === undefined) return undefined;
  const folder = path.replace(/^\/|\/$/g, '');
  const paged = page === 1 ? folder : posix.join(folder, 'page', String(page));
  return {
    address: page === 1 ? url.pathname : `${url.pathname}?page=${page}`,
    file: posix.join(paged, 'index.html'),
    isPage: true,
  };
}

function pageOfList(search: URLSearchParams): number | undefined {
  if (search.size === 0) return 1;
  const page = search.get('page') ?? '';
  return search.size === 1 && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : undefined;
}

function decode(path: string): string | undefined {
  if (/%(2f|5c|00)/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Gives each address its file. Where letter case makes no difference to the file system, as on most Macs and on Windows,
 * `/career` and `/Career` would be one folder, so that the second of them gets a number.
 */
export function createFileNames(isCaseSensitive: boolean): (copied: CopiedAddress) => string {
  const taken = new Map<string, string>();
  return ({ address, file }) => {
    if (isCaseSensitive) return file;
    const [first = '', ...rest] = file.split('/');
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? first : `${first}-${number}`;
      const key = name.toLowerCase();
      const owner = taken.get(key) ?? first;
      taken.set(key, owner);
      if (owner === first || address === '/') return [name, ...rest].join('/');
    }
  };
}
