import type { Json } from '../../../../../src/contract/staff/document-body.ts';
import { isObject } from './body-path.ts';
import { isEqual } from './is-equal.ts';

interface Sides {
  base: readonly Json[];
  mine: readonly Json[];
  theirs: readonly Json[];
}

interface MergedList {
  items: Json[];
  /** Whether the other side added, removed or moved items. */
  isReordered: boolean;
}

type MergeItem = (
  index: number,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
) => Json;

/**
 * Merges two changes of a list: items that one side edited, added or removed, and the order of whichever side moved
 * some. Undefined where no order does justice to both: both moved items, or one removed what the other edited.
 */
export function mergeLists({ base, mine, theirs }: Sides, mergeItem: MergeItem): MergedList | undefined {
  const inMine = findItems(base, mine);
  const inTheirs = findItems(base, theirs);
  const isMineMoved = !isAscending(inMine);
  if (isMineMoved && !isAscending(inTheirs)) return undefined;
  const isLost = base.some(
    (item, index) =>
      (inMine[index] === undefined && !isUnchanged(item, theirs, inTheirs[index])) ||
      (inTheirs[index] === undefined && !isUnchanged(item, mine, inMine[index])),
  );
  if (isLost) return undefined;
  const [lead, inLead, other, inOther] = isMineMoved
    ? [mine, inMine, theirs, inTheirs]
    : [theirs, inTheirs, mine, inMine];
  const items: Json[] = [];
  const addedAfter = (predecessor: number | undefined) =>
    items.push(...additions(other, inOther, predecessor));
  addedAfter(undefined);
  for (const [index, item] of lead.entries()) {
    const from = inLead.indexOf(index);
    if (from < 0) items.push(item);
    else {
      const [mineAt, theirsAt] = [inMine[from], inTheirs[from]];
      if (mineAt !== undefined && theirsAt !== undefined)
        items.push(mergeItem(items.length, base[from], mine[mineAt], theirs[theirsAt]));
      addedAfter(from);
    }
  }
  const isReordered = theirs.length !== base.length || inTheirs.some((at, index) => at !== index);
  return { items, isReordered };
}

/** The items that a side added behind an item of the base, or at its beginning. */
function additions(
  side: readonly Json[],
  places: readonly (number | undefined)[],
  predecessor: number | undefined,
) {
  const start = predecessor === undefined ? 0 : (places[predecessor] ?? side.length - 1) + 1;
  if (predecessor !== undefined && places[predecessor] === undefined) return [];
  let end = start;
  while (end < side.length && !places.includes(end)) end++;
  return side.slice(start, end);
}

/**
 * Where each item of a list stands in a changed copy of it. Equal items are the same; what is left over is matched by
 * its id, and otherwise by its order where as many are left on both sides.
 */
function findItems(base: readonly Json[], side: readonly Json[]): (number | undefined)[] {
  const places: (number | undefined)[] = base.map((item, index) =>
    isEqual(item, side[index]) ? index : undefined,
  );
  const isTaken = (at: number) => places.includes(at);
  const match = (isMatch: (item: Json, candidate: Json) => boolean) => {
    for (const [index, item] of base.entries())
      if (places[index] === undefined) {
        const at = side.findIndex((candidate, place) => !isTaken(place) && isMatch(item, candidate));
        if (at >= 0) places[index] = at;
      }
  };
  match(isEqual);
  match((item, candidate) => readId(item) !== undefined && readId(item) === readId(candidate));
  const lost = [...base.keys()].filter((index) => places[index] === undefined);
  const free = [...side.keys()].filter((at) => !isTaken(at));
  if (lost.length === free.length) for (const [order, index] of lost.entries()) places[index] = free[order];
  return places;
}

const readId = (item: Json) => (isObject(item) && typeof item.id === 'string' ? item.id : undefined);

function isUnchanged(item: Json, side: readonly Json[], at: number | undefined): boolean {
  return at === undefined || isEqual(item, side[at]);
}

function isAscending(places: readonly (number | undefined)[]): boolean {
  const known = places.filter((at) => at !== undefined);
  return known.every((at, index) => index === 0 || at > (known[index - 1] ?? -1));
}
