import { menuRoom } from '../../../src/contract/staff/moving-in.ts';
import type { FoundLink, FoundMenu, MenuPlace } from '../found-item.ts';

export type PlacedMenu<Item> = { item: Item } & ({ place: MenuPlace } | { reason: string });

/** As many columns as the footer has room for. */
export const MOST_COLUMNS = menuRoom.footer;

/**
 * Decides which menu stands where, by their names: an export does not say which places of its theme they had. The menu
 * of the header is the one that says so, or else the largest. Where the office has chosen, the others give way.
 * @param chosenOf the place of a menu that was chosen; null for none, undefined where its name decides.
 */
export function placeMenus<Item>(
  menus: readonly Item[],
  contentOf: (item: Item) => FoundMenu,
  chosenOf: (item: Item) => MenuPlace | null | undefined = () => undefined,
): PlacedMenu<Item>[] {
  const named = menus.map((item) => ({
    item,
    menu: contentOf(item),
    said: placeByName(contentOf(item).name),
    chosen: contentOf(item).links.length === 0 ? undefined : chosenOf(item),
  }));
  const chosenFor = (place: MenuPlace) => named.filter(({ chosen }) => chosen === place);
  const header =
    chosenFor('header').at(0) ??
    named
      .filter(
        ({ said, menu, chosen }) => typeof said === 'number' && menu.links.length > 0 && chosen === undefined,
      )
      .toSorted(
        (a, b) => Number(b.said) - Number(a.said) || countLinks(b.menu.links) - countLinks(a.menu.links),
      )
      .at(0);
  let columns = Math.min(chosenFor('footer').length, MOST_COLUMNS);
  let hasLegal = chosenFor('legal').length > 0;
  return named.map(({ item, menu, said, chosen }): PlacedMenu<Item> => {
    if (menu.links.length === 0) return { item, reason: 'It has no entries that could be shown here.' };
    if (chosen === null) return { item, reason: 'It is left out, as was chosen.' };
    if (chosen !== undefined) {
      // Choices of several files may meet in a later one.
      const room = chosenFor(chosen).slice(0, menuRoom[chosen]);
      if (room.some((each) => each.item === item)) return { item, place: chosen };
      return { item, reason: 'Another menu has been chosen for its place.' };
    }
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
