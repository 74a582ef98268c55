import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../src/contract/staff/document-body.ts';
import { matchItems } from './match-items.ts';

/** Three lists, of which the other two began from `base`. */
export type Lists = Record<'base' | 'mine' | 'theirs', readonly Json[]>;

/** An item of the merged list: where it stood in each of the three, as far as it did. */
export interface Item {
  base?: number;
  mine?: number;
  theirs?: number;
}

/**
 * The items that a merged list has, in order. What either side added is there, what either removed is gone unless the
 * other has changed it, and the order is that of whoever changed the order. Where both did, in different ways, `order` is
 * theirs and `myOrder` is the other one.
 */
export function alignLists(lists: Lists): { order: Item[]; myOrder?: Item[] } {
  const kept = pairItems(lists).filter((item) => isKept(item, lists));
  const [byMine, byTheirs] = [orderBy('mine', kept), orderBy('theirs', kept)];
  if (isInOrder(byMine)) return { order: byTheirs };
  if (isInOrder(byTheirs)) return { order: byMine };
  return isDeepStrictEqual(placesInBase(byMine), placesInBase(byTheirs))
    ? { order: byTheirs }
    : { order: byTheirs, myOrder: byMine };
}

/** Every item of the three lists once. What both have added in the same words is one item. */
function pairItems({ base, mine, theirs }: Lists): Item[] {
  const old = base.map((_, index): Item => ({ base: index }));
  const added: Item[] = [];
  for (const [index, match] of matchItems(base, theirs).entries()) {
    const item = match === undefined ? undefined : old[match];
    if (item) item.theirs = index;
    else added.push({ theirs: index });
  }
  for (const [index, match] of matchItems(base, mine).entries()) {
    const item =
      match === undefined
        ? added.find(
            (other) =>
              other.mine === undefined &&
              other.theirs !== undefined &&
              isDeepStrictEqual(theirs[other.theirs], mine[index]),
          )
        : old[match];
    if (item) item.mine = index;
    else added.push({ mine: index });
  }
  return [...old, ...added];
}

const isOld = (item: Item): item is Required<Item> =>
  item.base !== undefined && item.mine !== undefined && item.theirs !== undefined;

/** An item that one of the two has removed is kept only where the other one has changed it. */
function isKept({ base, mine, theirs }: Item, lists: Lists): boolean {
  if (base === undefined || (mine !== undefined && theirs !== undefined)) return true;
  if (mine !== undefined) return !isDeepStrictEqual(lists.base[base], lists.mine[mine]);
  return theirs !== undefined && !isDeepStrictEqual(lists.base[base], lists.theirs[theirs]);
}

/** The items in the order of one side. Each that this side does not have comes after the one before it on the other. */
function orderBy(side: 'mine' | 'theirs', items: readonly Item[]): Item[] {
  const other = side === 'mine' ? 'theirs' : 'mine';
  const places = (where: typeof side) => (one: Item, two: Item) => (one[where] ?? 0) - (two[where] ?? 0);
  const ordered = items.filter((item) => item[side] !== undefined).toSorted(places(side));
  const onOther = items.filter((item) => item[other] !== undefined).toSorted(places(other));
  for (const [index, item] of onOther.entries()) {
    if (item[side] !== undefined) continue;
    const before = onOther[index - 1];
    let place = before === undefined ? 0 : ordered.indexOf(before) + 1;
    // Of two additions at the same place theirs comes first, whichever side gives the order.
    if (side === 'theirs') while (isAddedBy(ordered[place], side)) place += 1;
    ordered.splice(place, 0, item);
  }
  return ordered;
}

const isAddedBy = (item: Item | undefined, side: 'mine' | 'theirs') =>
  item !== undefined && item.base === undefined && item[side] !== undefined;

/** The items that all three have, by their places in the base. */
const placesInBase = (items: readonly Item[]) => items.filter(isOld).map(({ base }) => base);

const isInOrder = (items: readonly Item[]) =>
  placesInBase(items).every((place, index, places) => index === 0 || (places[index - 1] ?? 0) < place);
