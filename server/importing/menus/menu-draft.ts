import { isDeepStrictEqual } from 'node:util';
import { type MenuGroup, sampleNavigation } from '../../../src/content/navigation.ts';
import type { Json, JsonObject } from '../../../src/contract/staff/document-body.ts';
import { menuPlaces } from '../../../src/contract/staff/moving-in.ts';
import type { MenuPlace } from '../found-item.ts';

export const placeNames: Record<MenuPlace, string> = {
  header: 'The menu of the header',
  footer: 'The footer',
  legal: 'The last row of the footer',
};

/** What an import has put into the menus, and what it has replaced by it. */
export interface MenuBefore {
  place: MenuPlace;
  /** The place as a whole, or else one column of the footer. */
  isWhole: boolean;
  was: Json;
  now: Json;
}

/** Bodies are JSON, whatever the types of their schema say. */
export const json = (value: unknown) => value as Json;

export const partOf = (body: JsonObject, place: MenuPlace): Json => body[place] ?? [];

const columnsOf = (body: JsonObject): Json[] => (Array.isArray(body.footer) ? [...body.footer] : []);
export const labelOfColumn = (column: Json | undefined): string =>
  String((Object(column) as Partial<MenuGroup>).label ?? '');

/** The column of the footer with this name; null for none. */
export const findColumn = (body: JsonObject, label: string): Json =>
  columnsOf(body).find((column) => labelOfColumn(column) === label) ?? null;

/** The body with something in the place, or with a column in the footer in the place of another of the same name. */
export function putMenu(body: JsonObject, { place, isWhole, now, was }: MenuBefore): JsonObject {
  if (isWhole) return { ...body, [place]: place === 'footer' ? [now] : now };
  const columns = columnsOf(body);
  const at = columns.findIndex((column) => isDeepStrictEqual(column, was));
  if (at === -1) columns.push(now);
  else columns[at] = now;
  return { ...body, footer: columns };
}

/** The body as it was before; undefined where somebody has edited what was put there. */
export function takeMenuBack(body: JsonObject, before: MenuBefore): JsonObject | undefined {
  const { place, isWhole, was, now } = before;
  if (!stands(body, before)) return undefined;
  if (isWhole) return { ...body, [place]: was };
  const columns = columnsOf(body).flatMap((column) =>
    isDeepStrictEqual(column, now) ? (was === null ? [] : [was]) : [column],
  );
  return { ...body, footer: columns };
}

/** Whether what an import has put into the menus stands there as it was put. */
export function stands(body: JsonObject, { place, isWhole, now }: Omit<MenuBefore, 'was'>): boolean {
  if (!isWhole) return columnsOf(body).some((column) => isDeepStrictEqual(column, now));
  return isDeepStrictEqual(partOf(body, place), place === 'footer' ? [now] : now);
}

/** Whether nobody has put anything of their own there: it is the product's own, or what imports have put there. */
export function isUntouched(body: JsonObject, place: MenuPlace, imported: readonly MenuBefore[]): boolean {
  const part = partOf(body, place);
  if (isDeepStrictEqual(part, sampleNavigation[place])) return true;
  const own = imported.filter((each) => each.place === place);
  if (place !== 'footer') return own.some(({ now }) => isDeepStrictEqual(part, now));
  return columnsOf(body).every((column) => own.some(({ now }) => isDeepStrictEqual(column, now)));
}

/** Whether somebody is at work on the menus: what visitors do not see yet was not put there by an import. */
export function hasOwnDraft(
  body: JsonObject,
  publicBody: JsonObject,
  imported: readonly MenuBefore[],
): boolean {
  return Object.keys({ ...body, ...publicBody }).some((key) => {
    if (isDeepStrictEqual(body[key], publicBody[key])) return false;
    const place = menuPlaces.find((each) => each === key);
    return place === undefined || !isUntouched(body, place, imported);
  });
}
