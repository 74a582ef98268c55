import type { FoundLink, FoundMenu, MenuPlace } from '../found-item.ts';

export type PlacedMenu<Item> = { item: Item } & ({ place: MenuPlace } | { reason: string });

/** As many columns as the footer has room for. */
export const MOST_COLUMNS = 4;

/**
 * Decides which menu stands where, by their names: an export does not say which places of its theme they had. The menu
 * of the header is the one that says so, or else the largest.
 */
export function placeMenus<Item>(
  menus: readonly Item[],
  contentOf: (item: Item) => FoundMenu,
): PlacedMenu<Item>[] {
  const named = menus.map((item) => ({
    item,
    menu: contentOf(item),
    said: placeByName(contentOf(item).name),
  }));
  const header = named
    .filter(({ said, menu }) => typeof said === 'number' && menu.links.length > 0)
    .toSorted(
      (a, b) => Number(b.said) - Number(a.said) || countLinks(b.menu.links) - countLinks(a.menu.links),
    )
    .at(0);
  let columns = 0;
  let hasLegal = false;
  return named.map(({ item, menu, said }): PlacedMenu<Item> => {
    if (menu.links.length === 0) return { item, reason: 'It has no entries that could be shown here.' };
    if (item === header?.item) return { item, place: 'header' };
    if (said === 'legal' && !hasLegal) {
      hasLegal = true;
      return { item, place: 'legal' };
    }
    if (said === 'footer' || said === 'legal')
      return ++columns <= MOST_COLUMNS
        ? { item, place: 'footer' }
        : { item, reason: `The footer has room for ${MOST_COLUMNS} menus.` };
    if (said === 'social')
      return { item, reason: 'Addresses in social networks are entered under Site, Identity.' };
    if (said === 'mobile')
      return { item, reason: 'Small screens show the menu of the header: they have none of their own.' };
    return {
      item,
      reason: `The header has one menu, which “${header?.menu.name ?? ''}” becomes. Its entries can be added under Site, Menus.`,
    };
  });
}

export const countLinks = (links: readonly FoundLink[]): number =>
  links.reduce((sum, link) => sum + 1 + countLinks(link.links), 0);

/** A number says how surely it is that of the header. */
function placeByName(name: string): 'footer' | 'legal' | 'social' | 'mobile' | number {
  const words = name.toLowerCase();
  if (/legal|polic(?:y|ies)|privacy|terms|disclaimer|imprint|copyright/.test(words)) return 'legal';
  if (/foot|bottom|(?:quick|useful|important) links?|फ़ुटर|फुटर/.test(words)) return 'footer';
  if (/social/.test(words)) return 'social';
  if (/mobile|off-?canvas|hamburger|handheld/.test(words)) return 'mobile';
  if (/main|primary|मुख्य/.test(words)) return 3;
  if (/head/.test(words)) return 2;
  if (/second|utility|top ?bar|sidebar/.test(words)) return -1;
  return /\b(?:nav|navigation|top|menu 1)\b/.test(words) ? 1 : 0;
}
