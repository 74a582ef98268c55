import { stripTrailing } from '../../src/strip-trailing.ts';
import { readNumberedAddress } from '../content/numbered-address.ts';
import type { FoundContent, FoundSection } from './found-item.ts';

/** An address without scheme, www and closing slash: a site answers the same for all of them. */
export function plainAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const path = stripTrailing(decoded(url.pathname), '/');
  return `${url.host.replace(/^www\./, '')}${path}${url.search}`;
}

/** The path of an address as a request for it arrives here; undefined where it needs a query. */
export function pathOfAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.search !== '' || url.pathname === '/') return undefined;
  const path = decoded(url.pathname);
  return path.includes('\u0000') || path.length > 1_000 ? undefined : path;
}

/** What a redirect from an address is stored under: its path, or its number as in `/?p=12`; undefined for any other query. */
export function redirectOfAddress(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.search === '') return pathOfAddress(address);
  const path = decoded(url.pathname);
  if (path.includes('\u0000') || path.length > 1_000) return undefined;
  return readNumberedAddress(path, url.search)?.address;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url === null || !/^https?:$/.test(url.protocol) ? undefined : url.host;
}

/** Where the former site had it. */
export function addressOfContent(content: FoundContent): string | undefined {
  return 'address' in content ? content.address : content.kind === 'address' ? content.from : undefined;
}

/** The addresses of the pictures that a content shows. */
export function* picturesOf(content: FoundContent): Generator<string> {
  if (content.kind === 'picture') yield content.address;
  if (content.kind === 'blog' && content.picture !== undefined) yield content.picture;
  if (content.kind === 'page')
    for (const section of content.sections) {
      const picture = pictureOfSection(section);
      if (picture !== undefined) yield picture;
    }
}

/** The addresses of all files that a content needs: its pictures, and a resume. */
export function* filesOf(content: FoundContent): Generator<string> {
  yield* picturesOf(content);
  if (content.kind === 'submission' && content.resume !== undefined) yield content.resume;
}

const pictureOfSection = (section: FoundSection) =>
  section.type === 'text' ? section.picture?.address : undefined;
