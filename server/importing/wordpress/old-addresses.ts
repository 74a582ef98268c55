import type { FoundItem } from '../found-item.ts';
import {
  absolute,
  addressOf,
  fieldOf,
  guidOf,
  idOf,
  metaOf,
  typeOf,
  type WordPressItem,
  type WordPressSite,
} from './wordpress-item.ts';

/** The names under which WordPress answers by the number of an item. */
const NUMBERS = new Map([
  ['post', ['p']],
  ['page', ['page_id', 'p']],
  ['attachment', ['attachment_id', 'p']],
]);

/** All addresses at which an item was ever read: its own, by its number, and by the names that it had before. */
export function oldAddressesOf(item: WordPressItem, site: WordPressSite, others: string[] = []): FoundItem[] {
  const address = addressOf(item, site);
  const addresses = new Set<string>(address === '' ? [] : [address]);
  const id = idOf(item);
  if (site.address !== '' && id !== '') {
    for (const name of NUMBERS.get(typeOf(item)) ?? ['p']) addresses.add(`${site.address}/?${name}=${id}`);
    if (!NUMBERS.has(typeOf(item)))
      addresses.add(`${site.address}/?post_type=${encodeURIComponent(typeOf(item))}&p=${id}`);
  }
  const guid = absolute(fieldOf(item, 'guid'), '');
  if (guid !== undefined && site.address !== '' && sameHost(guid, site.address)) addresses.add(guid);
  for (const slug of metaOf(item, '_wp_old_slug').split('\n').slice(0, 100)) {
    const former = withSlug(address, slug.trim());
    if (former !== undefined) addresses.add(former);
  }
  for (const other of others) addresses.add(other);
  const to = guidOf(item);
  return [...addresses].map((from) => ({
    guid: `${to} at ${from}`,
    place: `item ${item.number}`,
    title: from,
    content: { kind: 'address', from, to },
    notes: [],
  }));
}

function withSlug(address: string, slug: string): string | undefined {
  if (slug === '' || !/\/[^/?]+\/?$/.test(address) || address.includes('?')) return undefined;
  const url = new URL(address);
  const slash = url.pathname.endsWith('/') ? '/' : '';
  const above = url.pathname.slice(0, url.pathname.lastIndexOf('/', url.pathname.length - 2) + 1);
  url.pathname = `${above}${encodeURIComponent(slug)}${slash}`;
  return url.href;
}

function sameHost(one: string, other: string): boolean {
  const hosts = [one, other].map((address) => new URL(address).hostname.replace(/^www\./, ''));
  return hosts[0] === hosts[1];
}
