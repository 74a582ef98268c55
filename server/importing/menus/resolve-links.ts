import type { Kysely } from 'kysely';
import type { MenuItem } from '../../../src/content/navigation.ts';
import { stripTrailing } from '../../../src/strip-trailing.ts';
import { listDrafts } from '../../content/drafts.ts';
import type { Database } from '../../database/schema.ts';
import { hostOf, pathOfAddress, plainAddress } from '../addresses-of-source.ts';
import type { FoundLink } from '../found-item.ts';
import { shapePage } from '../shape-page.ts';
import { pathOfMoved } from '../writers/moved-things.queries.ts';
import { findRedirects } from '../writers/redirects.queries.ts';
import { findKnownAt, findKnownOf, type KnownAt } from './known-at.queries.ts';
import type { Resolve, Target } from './shape-menu.ts';

interface Asking {
  importId: number;
  source: string;
  /** The host of the former site, without www. */
  home: string;
  /** Nothing has been written yet: what will be is called by its title, as it has no address here. */
  isRehearsal: boolean;
}

/** Finds out where the links of menus lead here: all of them at once, since each menu has many. */
export async function resolveLinks(
  db: Kysely<Database>,
  asking: Asking,
  links: readonly FoundLink[],
): Promise<Resolve> {
  const addresses = [...new Set(addressesOf(links))];
  const things = await findThings(db, asking, addresses);
  const own = await findOwnPages(
    db,
    addresses.filter((address) => isOfHome(address, asking.home)),
  );
  const targets = new Map<string, Target>();
  for (const address of addresses) {
    const thing = things.get(address);
    const moved = thing && (await targetOf(db, asking, thing));
    targets.set(address, moved ?? targetElsewhere(address, asking.home, own));
  }
  return (address) => targets.get(address) ?? { path: '/' };
}

function* addressesOf(links: readonly FoundLink[]): Generator<string> {
  for (const { address, links: below } of links) {
    if (address !== '') yield address;
    yield* addressesOf(below);
  }
}

/** The host of an address as the site is known by: with www or without is the same. */
export const plainHost = (address: string) => hostOf(address)?.replace(/^www\./, '') ?? '';
const isOfHome = (address: string, home: string) => home !== '' && plainHost(address) === home;

async function findThings(
  db: Kysely<Database>,
  asking: Asking,
  addresses: readonly string[],
): Promise<Map<string, KnownAt>> {
  const plain = new Map(addresses.map((address) => [address, plainAddress(address)?.split('#')[0]]));
  const at = await findKnownAt(
    db,
    asking,
    [...plain.values()].filter((each) => each !== undefined),
  );
  const found = new Map<string, KnownAt>();
  const byGuid = new Map<string, string>();
  for (const address of addresses) {
    const thing = at.get(plain.get(address) ?? '');
    if (thing !== undefined && thing.content?.kind !== 'address' && thing.madeKind !== 'address')
      found.set(address, thing);
    // A former address says whose it was; WordPress answers by an item's number as well.
    else if (thing?.content?.kind === 'address') byGuid.set(address, thing.content.to);
    // Once a former address has been written, whose it was is told by that number alone.
    else if (isOfHome(address, asking.home)) {
      const [, id] = /[?&](?:p|page_id|attachment_id)=([1-9]\d{0,14})(?:&|#|$)/.exec(address) ?? [];
      if (id !== undefined) byGuid.set(address, `wordpress:${id}`);
    }
  }
  const of = await findKnownOf(db, asking, [...byGuid.values()]);
  for (const [address, guid] of byGuid) {
    const thing = of.get(guid);
    if (thing !== undefined) found.set(address, thing);
  }
  return found;
}

async function targetOf(
  db: Kysely<Database>,
  { isRehearsal }: Asking,
  { content, title, madeKind, madeKey }: KnownAt,
): Promise<Target | undefined> {
  if (madeKind !== null && madeKey !== null) {
    const path = await pathOfMoved(db, { kind: madeKind, key: madeKey });
    return path === undefined ? undefined : { path: path as `/${string}` };
  }
  if (content === null) return undefined;
  const name = `“${title.slice(0, 60).toWellFormed()}”`;
  if (!isRehearsal) return { reason: `${name} has not come over.` };
  if (content.kind === 'page') {
    const { path } = shapePage(content, title, () => undefined);
    return { path: path as `/${string}` };
  }
  // It gets its address when it is written: until then it is called by its name.
  return { path: `the ${content.kind} ${name}` as `/${string}` };
}

/** The paths that answer here, of these addresses: pages that there are, also as drafts, and former addresses. */
async function findOwnPages(
  db: Kysely<Database>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const paths = addresses.flatMap((address) => ownPath(address) ?? []);
  if (paths.length === 0) return new Set();
  const redirects = await findRedirects(db, paths);
  const drafts = await listDrafts(db);
  const pages = drafts.flatMap(({ body, publicBody }) =>
    [body, publicBody].flatMap((each) => [each?.path, ...(Array.isArray(each?.aliases) ? each.aliases : [])]),
  );
  const known = new Set(pages.filter((path) => typeof path === 'string'));
  return new Set(paths.filter((path) => known.has(path) || (redirects.get(path)?.to ?? null) !== null));
}

/** The path of an address of the former site, as a page here would have it; undefined where it needs a query. */
function ownPath(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.search !== '') return undefined;
  return stripTrailing(pathOfAddress(address) ?? '', '/') || '/';
}

function targetElsewhere(address: string, home: string, own: ReadonlySet<string>): Target {
  if (isOfHome(address, home)) {
    const path = ownPath(address);
    if (path === '/' || (path !== undefined && own.has(path))) return { path: path as `/${string}` };
    return { reason: `nothing here answers at ${path ?? address.slice(0, 200)}.` };
  }
  if (isForeign(address)) return { path: address as NonNullable<MenuItem['path']> };
  return { reason: `${address.slice(0, 200)} is no address that a menu can lead to.` };
}

/** What menus take besides pages of the site: see src/content/navigation.ts. */
const isForeign = (address: string) => /^(?:https?:\/\/|mailto:|tel:)[^\s\\<>"]+$/i.test(address);
