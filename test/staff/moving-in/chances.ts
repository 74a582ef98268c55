/** Chances that come out the same with the same seed, on every machine. */
export interface Chances {
  /** A whole number from 0 to `below - 1`. */
  number(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Whether something happens that happens once in `times`. */
  once(times: number): boolean;
}

/** @see https://github.com/cprosche/mulberry32, a generator of 32 bits that is in the public domain. */
export function chancesOf(seed: number): Chances {
  let state = seed >>> 0;
  const number = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    number,
    pick: (items) => items[number(items.length)] as (typeof items)[number],
    once: (times) => number(times) === 0,
  };
}
