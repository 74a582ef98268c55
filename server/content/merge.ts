import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldPath } from '../../src/contract/staff/site.ts';
import { alignLists, type Item, type Lists } from './align-lists.ts';

/** A field that both have changed, each in another way. Undefined: the field is not there. */
export interface Conflict {
  /** Where it stands in the merged body. */
  path: FieldPath;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

interface Merged<Value> {
  /** At a conflict it has theirs or, where they removed what I changed, mine. */
  value: Value;
  conflicts: Conflict[];
}

/** Merges two bodies that both began from the same one. */
export function mergeBodies(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merged<JsonObject> {
  const { value, conflicts } = mergeValues(base, mine, theirs, []);
  return { value: value as JsonObject, conflicts };
}

function mergeValues(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: FieldPath,
): Merged<Json | undefined> {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, mine))
    return { value: theirs, conflicts: [] };
  if (isDeepStrictEqual(base, theirs)) return { value: mine, conflicts: [] };
  if (isList(mine) && isList(theirs))
    return mergeLists({ base: isList(base) ? base : [], mine, theirs }, path);
  if (
    isObject(mine) &&
    isObject(theirs) &&
    isSameKind(mine, theirs) &&
    (base === undefined || isObject(base))
  )
    return mergeObjects(base ?? {}, mine, theirs, path);
  return { value: theirs ?? mine, conflicts: [{ path, base, mine, theirs }] };
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: FieldPath,
): Merged<JsonObject> {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...keys].map((key) => ({
    key,
    ...mergeValues(own(base, key), own(mine, key), own(theirs, key), [...path, key]),
  }));
  return {
    value: Object.fromEntries(
      merged.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]])),
    ),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeLists(lists: Lists, path: FieldPath): Merged<readonly Json[]> {
  const { order, myOrder } = alignLists(lists);
  const merged = mergeItems(order, lists, path);
  if (myOrder === undefined) return merged;
  // Both orders have the same merged items, so that whichever is chosen loses nothing.
  const mine = mergeItems(myOrder, lists, path).value;
  return {
    value: merged.value,
    conflicts: [...merged.conflicts, { path, base: lists.base, mine, theirs: merged.value }],
  };
}

function mergeItems(items: readonly Item[], lists: Lists, path: FieldPath): Merged<readonly Json[]> {
  const at = (list: readonly Json[], place: number | undefined) =>
    place === undefined ? undefined : list[place];
  const merged = items.map(({ base, mine, theirs }, index) =>
    mergeValues(at(lists.base, base), at(lists.mine, mine), at(lists.theirs, theirs), [...path, index]),
  );
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

const own = (value: JsonObject, key: string) => (Object.hasOwn(value, key) ? value[key] : undefined);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half a section of one kind and half of another would be neither. */
const isSameKind = (one: JsonObject, other: JsonObject) => own(one, 'type') === own(other, 'type');
