import damerauLevenshtein from 'damerau-levenshtein';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cutIntoPhrases, knownWords, type Meaning, meaningsOf, wordsOf } from './meanings.ts';
import { type JobWord, listSimilarWords, listWordsBeginning } from './words.queries.ts';

/** Shorter words resemble too many others, longer ones none. */
const SHORTEST = 4;
const LONGEST = 24;
/** From this length on two slips are mended, below it one. */
const TWO_SLIPS_FROM = 8;
/** A beginning of more words than these is searched for as a beginning. */
const MOST_WORDS = 32;
/** What the lists of synonyms have in so few letters is a whole word. */
const LONGEST_LETTERS = 3;
const LONGEST_ABBREVIATION = 2;

/** A word of a search, and the words of the jobs that begin with it; undefined where they are too many to be named. */
export interface SearchWord {
  text: string;
  words: string[] | undefined;
}

/** What to search for in the place of a typed word or phrase. */
export interface SearchTerm {
  /** As it was typed, or what is searched for instead. */
  text: string;
  /** One of these has to be there, with all of its words. */
  ways: SearchWord[][];
  /** The jobs that have it, at the most. */
  jobs: number;
  /** The typed words, or those that they were taken for. */
  typed: string[];
}

interface Search {
  terms: SearchTerm[];
  /** Whether other words are searched for than those typed. */
  isMended: boolean;
}

type Known = Map<string, JobWord[]>;

/**
 * The words of a search, each of which may be the beginning of one, with what else they may be called. A word that
 * neither the open jobs nor the lists of synonyms know is taken for a misspelt one, and the nearest stands in for it.
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
    // A name of the lists that no job has stands for others.
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

/** The names of the lists that are long enough, and short enough, to have been meant. */
const namesLike = (word: string): JobWord[] =>
  knownWords
    .filter((name) => Math.abs(name.length - word.length) <= slipsOf(word))
    .map((name) => ({ word: name, jobs: 0 }));

function searchFor(phrases: string[][], known: Known, isMended: boolean): Search {
  const terms = phrases.map((phrase) => termOf(phrase, known));
  return { terms, isMended: isMended || terms.some(({ text, typed }) => text !== typed.join(' ')) };
}

/** The words of the jobs that begin with those of the phrases and of whatever else these mean. */
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
  // Nothing of it is in any job: what was typed is looked for, and not found.
  if (first === undefined) return { text: asTyped.name, typed, ...waysOf([asTyped], known, true) };
  const text = first === asTyped && second !== undefined ? `${first.name} or ${second.name}` : first.name;
  return { text, typed, ...waysOf(found, known, true) };
}

/** The letters of UP are in "follow-up", too: they are looked for only where no job has the name in full. */
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

/** Of the letters of UP or PSO, what begins with them is not meant: "upkeep". */
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
    .map(({ word, jobs }) => ({ word, jobs, distance: damerauLevenshtein(asked, word).steps }))
    .filter(({ distance }) => distance <= slipsOf(asked))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1))[0];
}
