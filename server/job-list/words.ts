import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { splitWords } from '../split-words.ts';
import { type JobWord, listSimilarWords, listWordsBeginning } from './words.queries.ts';

/** Shorter words resemble too many others, longer ones none. */
const SHORTEST = 4;
const LONGEST = 24;
/** From this length on two slips are mended, below it one. */
const TWO_SLIPS_FROM = 8;
/** A beginning of more words than these is searched for as a beginning. */
const MOST_WORDS = 32;

/** A word to search for: as typed, or the one that was meant by it. */
export interface SearchTerm {
  text: string;
  /** The words that begin with it, where they are few: a database looks up whole words far faster than beginnings. */
  words: string[] | undefined;
  /** The jobs that have it, at the most. */
  jobs: number;
}

interface Search {
  terms: SearchTerm[];
  /** Whether other words are searched for than those typed. */
  isMended: boolean;
}

/**
 * The words of a search, each of which may be the beginning of one. A word with which none of the open jobs' words
 * begins is taken for a misspelt one, and the nearest that there is stands in for it.
 */
export async function readSearch(db: Kysely<Database>, search: string): Promise<Search> {
  const typed = splitWords(search);
  const asked = [...new Set(typed.map((word) => word.toLowerCase()).filter(hasLetter))];
  const known = await listByWord(asked, (words) => listWordsBeginning(db, words, MOST_WORDS + 1));
  const unknown = asked.filter((word) => !known.has(word) && isMendable(word));
  const similar = await listByWord(unknown, (words) => listSimilarWords(db, words.flatMap(askedVariants)));
  const terms = typed.map((word) => {
    const words = known.get(word.toLowerCase());
    if (words !== undefined && words.length <= MOST_WORDS) return termOf(word, words);
    const meant = nearest(word.toLowerCase(), similar.get(word.toLowerCase()) ?? []);
    if (meant !== undefined) return termOf(meant.word, [meant]);
    return { text: word, words: undefined, jobs: Number.POSITIVE_INFINITY };
  });
  return { terms, isMended: terms.some(({ text }, index) => text !== typed[index]) };
}

const termOf = (text: string, words: JobWord[]): SearchTerm => ({
  text,
  words: words.map(({ word }) => word),
  jobs: words.reduce((sum, { jobs }) => sum + jobs, 0),
});

async function listByWord(
  asked: string[],
  list: (asked: string[]) => Promise<(JobWord & { asked: string })[]>,
): Promise<Map<string, JobWord[]>> {
  return Map.groupBy(asked.length === 0 ? [] : await list(asked), (found) => found.asked);
}

/** Plain numbers are not among the words that are kept. */
const hasLetter = (word: string) => /\D/.test(word);
const isMendable = (word: string) => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);
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

const askedVariants = (asked: string) => variantsOf(asked).map((variant) => ({ asked, variant }));

/** Of two words as near, the more frequent one. */
function nearest(asked: string, candidates: JobWord[]): JobWord | undefined {
  return candidates
    .map(({ word, jobs }) => ({ word, jobs, distance: distanceBetween(asked, word) }))
    .filter(({ distance }) => distance <= slipsOf(asked))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1))[0];
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
