import damerauLevenshtein from 'damerau-levenshtein';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cutIntoPhrases, knownWords, type Meaning, meaningsOf, wordsOf } from './meanings.ts';
import { type JobWord, listSimilarWords, listWordsBeginning } from './words.queries.ts';

/** Spelling is corrected for words of these lengths: shorter ones resemble too many others, longer ones none. */
const SHORTEST = 4;
const LONGEST = 24;
/** In words of at least this length two typing errors are corrected, in shorter ones one. */
const TWO_SLIPS_FROM = 8;
/** Where more words than this begin with a typed word, the query has the prefix instead of the words. */
const MOST_WORDS = 32;
/** A synonym of up to this many letters matches only whole words. */
const LONGEST_LETTERS = 3;
const LONGEST_ABBREVIATION = 2;

/** A word of a search, and the words of the jobs that it finds; undefined where it is searched for as a prefix. */
export interface SearchWord {
  text: string;
  words: string[] | undefined;
}

/** The expansion of a typed word or phrase. */
export interface SearchTerm {
  /** The text as it was typed, or the one that is searched for instead. */
  text: string;
  /** Alternatives: a job has to contain all words of one of them. */
  ways: SearchWord[][];
  /** An upper bound of the number of jobs that match. */
  jobs: number;
  /** The typed words, or their correction. */
  typed: string[];
}

interface Search {
  terms: SearchTerm[];
  /** Whether the search is for other words than those typed. */
  isMended: boolean;
}

type Known = Map<string, JobWord[]>;

/**
 * Parses a search into terms. Each word may be a prefix, and is expanded by its synonyms. A word that neither the open
 * jobs nor the lists of synonyms contain is treated as misspelt and replaced by the nearest word that they do contain.
 */
export async function readSearch(db: Kysely<Database>, search: string): Promise<Search> {
  const phrases = cutIntoPhrases(wordsOf(search));
  const known = await listKnown(db, phrases);
  const unknown = phrases
    .filter((phrase) => meaningsOf(phrase) === undefined && !phrase.every((word) => known.has(word)))
    .flat()
    .filter(isMendable);
  if (unknown.length === 0) return searchFor(phrases, known, false);
  const similar = await listByWord(unknown, (words) => listSimilarWords(db, words.flatMap(askedVariants)));
  const meant = new Map(
    unknown.map((word) => [word, nearest(word, [...(similar.get(word) ?? []), ...namesLike(word)])]),
  );
  const mended = phrases.map((phrase) => {
    const [word = ''] = phrase;
    const found = phrase.length === 1 ? meant.get(word) : undefined;
    // A listed name that no job contains is searched for by its synonyms only.
    if (found !== undefined && found.jobs > 0) known.set(found.word, [found]);
    return found === undefined ? phrase : [found.word];
  });
  const isMended = mended.some(([word], index) => word !== phrases[index]?.[0]);
  const named = mended.filter(
    (phrase, index) => phrase !== phrases[index] && meaningsOf(phrase) !== undefined,
  );
  for (const [word, words] of await listKnown(db, named)) known.set(word, words);
  return searchFor(mended, known, isMended);
}

/** The listed names whose length is close enough to the word's to be its correction. */
const namesLike = (word: string): JobWord[] =>
  knownWords
    .filter((name) => Math.abs(name.length - word.length) <= slipsOf(word))
    .map((name) => ({ word: name, jobs: 0 }));

function searchFor(phrases: string[][], known: Known, isMended: boolean): Search {
  const terms = phrases.map((phrase) => termOf(phrase, known));
  return { terms, isMended: isMended || terms.some(({ text, typed }) => text !== typed.join(' ')) };
}

/** The words of the jobs that begin with a word of the phrases or of their synonyms. */
function listKnown(db: Kysely<Database>, phrases: string[][]): Promise<Known> {
  const all = phrases.flatMap((phrase) => [phrase, ...(meaningsOf(phrase) ?? []).map(({ words }) => words)]);
  const asked = [...new Set(all.flat().filter(hasLetter))];
  return listByWord(asked, (words) => listWordsBeginning(db, words, MOST_WORDS + 1));
}

function termOf(typed: string[], known: Known): SearchTerm {
  const meanings = meaningsOf(typed);
  const asTyped: Meaning = { name: typed.join(' '), words: typed };
  if (meanings === undefined) return { text: asTyped.name, typed, ...waysOf([asTyped], known, false) };
  const inJobs = [asTyped, ...meanings.slice(1)].filter(({ words }) => isKnown(words, known));
  const named = inJobs.filter(({ words }) => !isAbbreviation(words));
  const found = named.length > 0 ? named : inJobs;
  const [first, second] = found;
  // No job contains any of the synonyms, so the typed text is searched for and finds nothing.
  if (first === undefined) return { text: asTyped.name, typed, ...waysOf([asTyped], known, true) };
  const text = first === asTyped && second !== undefined ? `${first.name} or ${second.name}` : first.name;
  return { text, typed, ...waysOf(found, known, true) };
}

/** "follow-up" contains the letters of UP, so abbreviations are searched for only where no job has the full name. */
const isAbbreviation = (words: string[]) => words.every((word) => word.length <= LONGEST_ABBREVIATION);

const isKnown = (words: string[], known: Known) =>
  words.every((word) => !hasLetter(word) || listOf(word, known, true).length > 0);

function waysOf(meanings: Meaning[], known: Known, isListed: boolean): Pick<SearchTerm, 'ways' | 'jobs'> {
  const counted = meanings.map(({ words }) =>
    words.map((text) => ({ text, found: listOf(text, known, isListed) })),
  );
  return {
    ways: counted.map((way) =>
      way.map(({ text, found }) => ({
        text,
        words: isListed && isLetters(text) ? [text] : wholeWords(found),
      })),
    ),
    jobs: sumOf(counted.map((way) => Math.min(...way.map(({ found }) => jobsOf(found))))),
  };
}

/** Abbreviations such as UP and PSO are not prefixes: a search for UP should not find "upkeep". */
const isLetters = (word: string) => word.length <= LONGEST_LETTERS && hasLetter(word);
const listOf = (word: string, known: Known, isListed: boolean): JobWord[] =>
  (known.get(word) ?? []).filter((each) => !isListed || !isLetters(word) || each.word === word);

const wholeWords = (found: JobWord[]) =>
  found.length === 0 || found.length > MOST_WORDS ? undefined : found.map(({ word }) => word);

const jobsOf = (found: JobWord[]) =>
  found.length === 0 || found.length > MOST_WORDS
    ? Number.POSITIVE_INFINITY
    : sumOf(found.map(({ jobs }) => jobs));
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function listByWord(
  asked: string[],
  list: (asked: string[]) => Promise<(JobWord & { asked: string })[]>,
): Promise<Known> {
  return Map.groupBy(asked.length === 0 ? [] : await list(asked), (found) => found.asked);
}

/** The table of words contains no plain numbers, so only words with a letter are looked up in it. */
const hasLetter = (word: string) => /\D/.test(word);
const isMendable = (word: string) => word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);
const slipsOf = (word: string) => (word.length < TWO_SLIPS_FROM ? 1 : 2);

/**
 * The word, and its variants with one letter or two deleted. The database stores the same variants of its own words, so
 * whatever the typing error (a letter added, missing or replaced, or two transposed), both words share a variant.
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

/** The candidate with the smallest edit distance; of two at the same distance, the more frequent one. */
function nearest(asked: string, candidates: JobWord[]): JobWord | undefined {
  return candidates
    .map(({ word, jobs }) => ({ word, jobs, distance: damerauLevenshtein(asked, word).steps }))
    .filter(({ distance }) => distance <= slipsOf(asked))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1))[0];
}
