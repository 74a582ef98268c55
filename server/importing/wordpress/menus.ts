import type { FoundItem, FoundLink, FoundNote } from '../found-item.ts';
import { readBlockComment } from './blocks.ts';
import { linkAddress } from './html-addresses.ts';
import { fieldOf, idOf, metaOf, type WordPressItem, type WordPressSite } from './wordpress-item.ts';

const MOST_ENTRIES = 5_000;
const DEEPEST = 10;

interface Entry {
  id: string;
  parent: string;
  order: number;
  label: string;
  /** What it leads to: an address, or the number of an item or term that is resolved at the end of the file. */
  url: string;
  object: { kind: 'item' | 'term'; id: string } | undefined;
}

/** What is known of an item when the file has been read. */
export interface KnownItem {
  address: string;
  title: string;
}

/** Gathers the entries of menus, which stand anywhere in a file, and makes menus of them at its end. */
export class Menus {
  private readonly entries = new Map<string, Entry[]>();
  private count = 0;

  /** Notes what becomes of the entry itself. */
  add(item: WordPressItem): FoundNote[] {
    const [menu] = item.terms.filter(({ domain }) => domain === 'nav_menu');
    if (menu === undefined)
      return [{ outcome: 'dropped', text: 'This entry belongs to no menu, and is left out.' }];
    if (++this.count > MOST_ENTRIES)
      return [
        { outcome: 'dropped', text: `More than ${MOST_ENTRIES} entries of menus; this one is left out.` },
      ];
    const type = metaOf(item, '_menu_item_type');
    const id = metaOf(item, '_menu_item_object_id');
    const entry: Entry = {
      id: idOf(item),
      parent: metaOf(item, '_menu_item_menu_item_parent'),
      order: Number(fieldOf(item, 'wp:menu_order')) || 0,
      label: copy(fieldOf(item, 'title').slice(0, 400)),
      url: copy(metaOf(item, '_menu_item_url').slice(0, 2_000)),
      object:
        type === 'post_type' ? { kind: 'item', id } : type === 'taxonomy' ? { kind: 'term', id } : undefined,
    };
    const name = copy(menu.name || menu.slug);
    this.entries.set(name, [...(this.entries.get(name) ?? []), entry]);
    return [{ outcome: 'changed', text: `This entry is part of the menu “${name}”.` }];
  }

  /** One item for each menu. `known` tells the address and title of an item of the file. */
  *finish(known: (id: string) => KnownItem | undefined, site: WordPressSite): Generator<FoundItem> {
    for (const [name, entries] of this.entries) {
      const notes: FoundNote[] = [];
      const links = linksBelow(byParent(entries), '0', 0, (entry) => targetOf(entry, { known, site, notes }));
      const kept = countLinks(links);
      if (kept < entries.length)
        notes.push({
          outcome: 'dropped',
          text: `${entries.length - kept} of its ${entries.length} entries are left out.`,
        });
      yield {
        guid: `wordpress:menu:${name}`,
        place: 'the whole file',
        title: name,
        content: { kind: 'menu', name, links },
        notes,
      };
    }
  }
}

/** Entries whose parent is not in the menu stand at its top. */
function byParent(entries: Entry[]): Map<string, Entry[]> {
  const ids = new Set(entries.map(({ id }) => id));
  const groups = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order)) {
    const parent = ids.has(entry.parent) && entry.parent !== entry.id ? entry.parent : '0';
    const group = groups.get(parent);
    if (group === undefined) groups.set(parent, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** Entries that lead round in a circle are reached from nowhere, and so left out. */
function linksBelow(
  groups: Map<string, Entry[]>,
  parent: string,
  level: number,
  target: (entry: Entry) => Omit<FoundLink, 'links'> | undefined,
): FoundLink[] {
  const group = level > DEEPEST ? [] : (groups.get(parent) ?? []);
  groups.delete(parent);
  return group.flatMap((entry) => {
    const found = target(entry);
    const links = linksBelow(groups, entry.id, level + 1, target);
    return found === undefined ? links : [{ ...found, links }];
  });
}

function targetOf(
  { label, url, object }: Entry,
  {
    known,
    site,
    notes,
  }: { known: (id: string) => KnownItem | undefined; site: WordPressSite; notes: FoundNote[] },
): Omit<FoundLink, 'links'> | undefined {
  if (object?.kind === 'item') {
    const item = known(object.id);
    const address = item?.address || (site.address === '' ? '' : `${site.address}/?p=${object.id}`);
    if (address !== '') return { label: label || item?.title || address, address };
  }
  if (object?.kind === 'term') {
    const term = site.terms.get(object.id);
    notes.push({
      outcome: 'changed',
      text: `“${label || term?.name || object.id}” leads to a list of posts by category or tag, which there is none of here.`,
    });
    if (term !== undefined && site.address !== '') {
      const base = term.taxonomy === 'post_tag' ? 'tag' : term.taxonomy;
      return { label: label || term.name, address: `${site.address}/${base}/${term.slug}/` };
    }
    return undefined;
  }
  // An entry that only opens those below it.
  if (url === '#' || url === '') return { label: label || 'Menu', address: site.address };
  const link = linkAddress(url, site.address);
  if ('address' in link) return { label: label || link.address, address: link.address };
  notes.push({ outcome: 'dropped', text: `“${label}” is left out: ${link.reason}` });
  return undefined;
}

const countLinks = (links: FoundLink[]): number =>
  links.reduce((sum, link) => sum + 1 + countLinks(link.links), 0);

/** A menu that was made of blocks: its links stand in their comments. */
export function readBlockMenu(
  item: WordPressItem,
  site: WordPressSite,
): { links: FoundLink[]; notes: FoundNote[] } {
  const notes: FoundNote[] = [];
  const links: FoundLink[] = [];
  const open: FoundLink[][] = [links];
  for (const part of fieldOf(item, 'content:encoded').slice(0, 1_000_000).split('<!--').slice(1)) {
    const block = readBlockComment(part.split('-->', 1)[0] ?? '');
    if (block === undefined || !/^navigation-(?:link|submenu)$/.test(block.name)) {
      if (block?.kind === 'whole' && block.name !== 'spacer')
        notes.push({
          outcome: 'dropped',
          text: `Block “${block.name}” is filled by WordPress itself, and is left out.`,
        });
      continue;
    }
    if (block.kind === 'closes') {
      if (open.length > 1) open.pop();
      continue;
    }
    const { label, url } = block.attributes;
    const target = linkAddress(typeof url === 'string' ? url : '', site.address);
    const words = (typeof label === 'string' ? label : '').replace(/<[^<>]*>/g, '');
    const link: FoundLink = {
      label: words,
      address: 'address' in target ? target.address : site.address,
      links: [],
    };
    if (links.length < MOST_ENTRIES) open.at(-1)?.push(link);
    if (block.kind === 'opens' && open.length < DEEPEST) open.push(link.links);
  }
  return { links, notes };
}

/** A text of its own, which does not keep the chunk of the file in memory from which it was cut. */
const copy = (text: string) => Buffer.from(text).toString();
