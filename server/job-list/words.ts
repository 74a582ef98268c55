import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listSimilarWords, listUnknownWords, type SimilarWord } from './words.queries.ts';

/** Shorter words resemble too many others, longer ones none. */
const SHORTEST = 4;
const LONGEST = 24;
/** From this length on two slips are mended, below it one. */
const TWO_SLIPS_FROM = 8;

/** The words that are searched for; `corrected` when some are others than those asked for. */
export interface SearchWords {
  words: string[];
  corrected: boolean;
}

/**
 * The words of a search. One that no open job has, nor begins with, is taken for a misspelt one, and the nearest
 * that there is stands in for it; of two as near, the more frequent one.
 */
export async function readSearch(db: Kysely<Database>, search: string): Promise<SearchWords> {
  const words = search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const mendable = words.filter(
    (word) => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word),
  );
  const unknown = mendable.length === 0 ? [] : await listUnknownWords(db, [...new Set(mendable)]);
  if (unknown.length === 0) return { words, corrected: false };
  const variants = unknown.flatMap((asked) => variantsOf(asked).map((variant) => ({ asked, variant })));
  const similar = Map.groupBy(await listSimilarWords(db, variants), ({ asked }) => asked);
  const meant = words.map((word) => nearest(word, similar.get(word) ?? []) ?? word);
  return { words: meant, corrected: meant.some((word, index) => word !== words[index]) };
}

const slipsOf = (word: string) => (word.length < TWO_SLIPS_FROM ? 1 : 2);

/**
 * The word, and what is left of it without one letter or two: the database keeps the same of its own words. Whatever
 * the slip (a letter too many, too few, another, or two exchanged), the two have one of these in common.
 */
function variantsOf(word: string): string[] {
  const variants = new Set([word]);
  for (let slip = 0; slip < slipsOf(word); slip++)
    for (const variant of [...variants])
      for (let place = 0; place < variant.length; place++)
        variants.add(variant.slice(0, place) + variant.slice(place + 1));
  return [...variants];
}

function nearest(asked: string, candidates: SimilarWord[]): string | undefined {
  return candidates
    .map(({ word, jobs }) => ({ word, jobs, distance: distanceBetween(asked, word) }))
    .filter(({ distance }) => distance <= slipsOf(asked))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** How many letters have to be put in, taken out, replaced, or exchanged with the next one. */
function distanceBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? at(i - 2, j - 2) + 1 : replaced;
      row.push(Math.min(replaced, exchanged, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
