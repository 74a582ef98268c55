/** A list with a key for each item, by which React tells the items apart. */
export interface KeyedItems {
  items: readonly unknown[];
  keys: readonly string[];
  /** The number of the next key. */
  next: number;
}

export const noItems: KeyedItems = { items: [], keys: [], next: 0 };

/**
 * Gives the items of a list the keys that they had before the last change. Items have no ids, but a body is immutable:
 * an item that was moved is the same object, and what is left over, in order, are the items that were edited.
 */
export function keyItems(before: KeyedItems, items: readonly unknown[]): KeyedItems {
  const keys: (string | undefined)[] = items.map(() => undefined);
  const isTaken = new Set<number>();
  const take = (index: number, old: number) => {
    keys[index] = before.keys[old];
    isTaken.add(old);
  };
  // An item that has not moved keeps its key before equal texts elsewhere can claim it.
  for (const [index, item] of items.entries())
    if (before.items[index] === item && index in before.items) take(index, index);
  for (const [index, item] of items.entries()) {
    if (keys[index] !== undefined) continue;
    const old = before.items.findIndex((each, at) => each === item && !isTaken.has(at));
    if (old >= 0) take(index, old);
  }
  if (items.length === before.items.length)
    for (const index of items.keys())
      if (keys[index] === undefined && !isTaken.has(index)) take(index, index);
  let { next } = before;
  return { items, keys: keys.map((key) => key ?? `item-${next++}`), next };
}
