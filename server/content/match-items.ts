import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../src/contract/staff/document-body.ts';

/** Below this share of common words, two items are taken for different ones. */
const SIMILAR = 0.5;

/**
 * Says for each item of a list which item of the earlier list it is, by what the items say: equal ones first, then those
 * that have the most words in common, then those that stand alone in the same gap. Undefined for an item that is new.
 */
export function matchItems(before: readonly Json[], after: readonly Json[]): readonly (number | undefined)[] {
  const matches = new Map<number, number>();
  const isFree = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const match = (b: number, a: number) => {
    matches.set(a, b);
    isFree.before.delete(b);
    isFree.after.delete(a);
  };
  for (const a of after.keys())
    for (const b of nearest(isFree.before, a))
      if (isDeepStrictEqual(before[b], after[a])) {
        match(b, a);
        break;
      }
  for (const { b, a } of similarPairs(before, after, isFree))
    if (isFree.before.has(b) && isFree.after.has(a)) match(b, a);
  for (const { b, a } of pairsInGaps(matches, isFree, before.length, after.length)) match(b, a);
  return [...after.keys()].map((a) => matches.get(a));
}

/** Of equal items, the one at the same place or nearest to it, so that repeated lines stay where they are. */
const nearest = (free: ReadonlySet<number>, place: number) =>
  [...free].toSorted((one, other) => Math.abs(one - place) - Math.abs(other - place));

interface Free {
  before: ReadonlySet<number>;
  after: ReadonlySet<number>;
}

function similarPairs(before: readonly Json[], after: readonly Json[], free: Free) {
  const wordsBefore = new Map([...free.before].map((b) => [b, wordsIn(before[b])]));
  return [...free.after]
    .flatMap((a) => {
      const words = wordsIn(after[a]);
      return [...wordsBefore].map(([b, others]) => ({ b, a, share: shareOf(words, others) }));
    })
    .filter(({ share }) => share >= SIMILAR)
    .toSorted((one, other) => other.share - one.share || distance(one) - distance(other));
}

const distance = ({ a, b }: { a: number; b: number }) => Math.abs(a - b);

/** What an item says, word by word, each with the field that it stands in. */
function wordsIn(value: Json | undefined, field = ''): string[] {
  if (typeof value === 'string') return value.split(/\s+/).map((word) => `${field} ${word}`);
  if (typeof value !== 'object' || value === null) return [`${field} ${value}`];
  return Object.entries(value).flatMap(([key, item]) =>
    wordsIn(item, Array.isArray(value) ? field : `${field}.${key}`),
  );
}

/** The share that two lists of words have in common, from 0 to 1. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (one.length + other.length);
}

/** A rewritten item has nothing in common with what it was, but stands between the same neighbours. */
function* pairsInGaps(
  matches: ReadonlyMap<number, number>,
  free: Free,
  lengthBefore: number,
  lengthAfter: number,
) {
  const gaps = new Map<string, number[]>();
  const matched = new Map([...matches].map(([a, b]) => [b, a]));
  // A gap is named by the item before it, in the numbers of the earlier list.
  for (let b = 0, last = -1; b < lengthBefore; b++) {
    if (matched.has(b)) last = b;
    else if (free.before.has(b)) gaps.set(String(last), [...(gaps.get(String(last)) ?? []), b]);
  }
  for (let a = 0, last = -1, gap: number[] = []; a <= lengthAfter; a++) {
    const b = matches.get(a);
    if (b === undefined && a < lengthAfter) {
      gap.push(a);
      continue;
    }
    const others = gaps.get(String(last)) ?? [];
    if (others.length === gap.length)
      yield* gap.map((place, index) => ({ a: place, b: others[index] as number }));
    gap = [];
    last = b ?? -1;
  }
}
