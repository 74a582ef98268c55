import {
  type KindTarget,
  type MenuPlace,
  menuPlaces,
  menuRoom,
  type SiteChoices,
} from '../../../src/contract/staff/moving-in.ts';

/** The choices on the screen: for each kind by its name, for each menu by its key, and which site it is. */
export interface Chosen {
  kinds: Readonly<Record<string, KindTarget | null>>;
  menus: Readonly<Record<string, MenuPlace | null>>;
  sameSiteAs: string | null;
}

export const kindTargetNames: Record<KindTarget, string> = { page: 'Pages', blog: 'Blogs' };
export const menuPlaceNames: Record<MenuPlace, string> = {
  header: 'Menu of the header',
  footer: 'A column of the footer',
  legal: 'Last row of the footer',
};

/** The choices by which the rehearsal went. */
export const chosenIn = ({ kinds, menus, sameSiteAs }: SiteChoices): Chosen => ({
  sameSiteAs,
  kinds: Object.fromEntries(kinds.map(({ kind, target }) => [kind, target])),
  menus: Object.fromEntries(menus.map(({ key, place }) => [key, place])),
});

/** Whether something else is chosen than the rehearsal has gone by. */
export const isChanged = ({ kinds, menus, sameSiteAs }: SiteChoices, chosen: Chosen): boolean =>
  chosen.sameSiteAs !== sameSiteAs ||
  kinds.some(({ kind, target }) => chosen.kinds[kind] !== target) ||
  menus.some(({ key, place }) => chosen.menus[key] !== place);

/** Finds the faults of a choice, as sentences. */
export function findRoomFaults({ menus }: SiteChoices, chosen: Chosen): string[] {
  return menuPlaces.flatMap((place) => {
    const count = menus.filter(({ key }) => chosen.menus[key] === place).length;
    const room = menuRoom[place];
    if (count <= room) return [];
    return [
      `${menuPlaceNames[place]} is chosen for ${count} menus. Choose it for ${room === 1 ? 'one' : `at most ${room}`}.`,
    ];
  });
}
