import type { MenuGroup, MenuItem } from '../../../src/content/navigation.ts';
import type { FoundLink, FoundNote } from '../found-item.ts';
import { shapeLine } from '../shape-text.ts';

/** Where a link of a former site leads here, or why it leads nowhere. */
export type Target = { path: NonNullable<MenuItem['path']> } | { reason: string };
export type Resolve = (address: string) => Target;

/** What the menus of the site have room for: see src/content/navigation.ts. */
const GROUP_LABEL = 30;
const ENTRY_LABEL = 60;
const MOST_GROUPS = 8;
const MOST_ENTRIES = 200;

interface Shaping {
  resolve: Resolve;
  notes: FoundNote[];
}

/** The groups of the header. What stood alone at the top is a group whose one entry has its name. */
export function shapeHeader(links: readonly FoundLink[], shaping: Shaping): MenuGroup[] {
  const groups = fold(links, shaping.notes).flatMap((link): MenuGroup[] => {
    const own = entryOf(link, shaping, link.links.length > 0);
    const below = entriesOf(link.links, shaping, 1);
    // A heading that leads to the front page only opens what is below it.
    const isOpener = link.links.length > 0 && own?.path === '/';
    const items = own?.path === undefined || isOpener ? below : [own, ...below];
    if (items.length === 0) return [];
    return [{ label: labelOf(link, GROUP_LABEL, shaping.notes), items: unlike(items, shaping.notes) }];
  });
  return unlikeLabels(groups);
}

/** A column of the footer, which has one level. */
export function shapeColumn(name: string, links: readonly FoundLink[], shaping: Shaping): MenuGroup {
  const label = shapeLine(name, GROUP_LABEL, `The name “${name.slice(0, 60)}”`, shaping.notes) || 'Menu';
  return { label, items: shapeRow(links, shaping) };
}

/** Entries of one level: those below others stand after them. */
export function shapeRow(links: readonly FoundLink[], shaping: Shaping): MenuItem[] {
  return unlike(entriesOf(links, shaping, 0), shaping.notes);
}

/** @param levels how many levels there may be below these. */
function entriesOf(links: readonly FoundLink[], shaping: Shaping, levels: number): MenuItem[] {
  return links.flatMap((link): MenuItem[] => {
    if (levels === 0) {
      const own = entryOf(link, shaping, false);
      if (link.links.length > 0)
        shaping.notes.push({
          outcome: 'changed',
          text: `What is below “${link.label.slice(0, 60)}” stands after it: there are no more levels here.`,
        });
      return [...(own === undefined ? [] : [own]), ...entriesOf(link.links, shaping, 0)];
    }
    const own = entryOf(link, shaping, link.links.length > 0);
    if (own === undefined) return [];
    const children = unlike(entriesOf(link.links, shaping, levels - 1), shaping.notes);
    if (children.length > 0) return [{ ...own, children }];
    return own.path === undefined ? [] : [own];
  });
}

/** @param isKept an entry with others below it stays as a name, even if it leads nowhere. */
function entryOf(link: FoundLink, { resolve, notes }: Shaping, isKept: boolean): MenuItem | undefined {
  const target = resolve(link.address);
  const label = labelOf(link, ENTRY_LABEL, notes);
  if ('path' in target) return { label, path: target.path };
  const name = `“${link.label.slice(0, 60).toWellFormed()}”`;
  notes.push({
    outcome: 'dropped',
    text: isKept
      ? `${name} leads nowhere any more: ${target.reason}`
      : `${name} is left out: ${target.reason}`,
  });
  return isKept ? { label } : undefined;
}

const labelOf = ({ label, address }: FoundLink, most: number, notes: FoundNote[]) =>
  shapeLine(label, most, `The name “${label.slice(0, 60).toWellFormed()}”`, notes) ||
  shapeLine(address, most, 'An address', []) ||
  'Entry';

/** What the bar has no room for stands in a last menu. */
function fold(links: readonly FoundLink[], notes: FoundNote[]): readonly FoundLink[] {
  if (links.length <= MOST_GROUPS) return links;
  const rest = links.slice(MOST_GROUPS - 1);
  notes.push({
    outcome: 'changed',
    text: `The header has room for ${MOST_GROUPS} menus: the last ${rest.length} stand in one called “More”.`,
  });
  return [...links.slice(0, MOST_GROUPS - 1), { label: 'More', address: '', links: [...rest] }];
}

/** Two entries with one name and one address are one; with other addresses they are numbered. */
function unlike(items: readonly MenuItem[], notes: FoundNote[]): MenuItem[] {
  const kept: MenuItem[] = [];
  for (const item of items) {
    const known = kept.find(({ label, path }) => label === item.label && path === item.path);
    if (known !== undefined && item.children === undefined)
      notes.push({ outcome: 'dropped', text: `“${item.label}” stands there twice and is there once.` });
    else kept.push(item);
  }
  if (kept.length > MOST_ENTRIES)
    notes.push({
      outcome: 'dropped',
      text: `A menu has room for ${MOST_ENTRIES} entries; the others are left out.`,
    });
  return unlikeLabels(kept.slice(0, MOST_ENTRIES));
}

function unlikeLabels<Each extends { label: string }>(all: readonly Each[]): Each[] {
  const labels = new Set<string>();
  return all.map((each) => {
    let label = each.label;
    for (let count = 2; labels.has(label); count++) label = `${each.label} (${count})`;
    labels.add(label);
    return { ...each, label };
  });
}
