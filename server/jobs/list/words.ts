import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { foldSpelling, isDevanagari } from '../../spelling/fold-spelling.ts';
import { type Known, listKnown, MOST_WORDS } from './job-words.ts';
import { type Dictionary, type Meaning, wordsOf } from './meanings.ts';
import { findMeant, isMendable } from './misspelt-words.ts';
import type { JobWord } from './words.queries.ts';

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
  /** The typed words, or their correction. */
  typed: string[];
}

interface Search {
  terms: SearchTerm[];
  /** Whether the search is for other words than those typed. */
  isMended: boolean;
}

/**
 * Parses a search into terms. Each word may be a prefix, and is expanded by its synonyms. A word that neither the open
 * jobs nor the lists of synonyms contain is treated as misspelt, or as written in the other script: it is replaced by
 * the nearest word that they do contain, or by one that sounds like it.
 */
export async function readSearch(
  db: Kysely<Database>,
  dictionary: Dictionary,
  search: string,
): Promise<Search> {
  const { meaningsOf } = dictionary;
  const phrases = dictionary.cutIntoPhrases(wordsOf(search));
  const known = await listKnownOf(db, dictionary, phrases);
  const unknown = phrases
    .filter((phrase) => meaningsOf(phrase) === undefined && !phrase.every((word) => known.has(word)))
    .flat()
    .filter(isMendable);
  if (unknown.length === 0) return searchFor(dictionary, phrases, known, false);
  const meant = await findMeant(db, dictionary, unknown);
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
  for (const [word, words] of await listKnownOf(db, dictionary, named)) known.set(word, words);
  return searchFor(dictionary, mended, known, isMended);
}

function searchFor(dictionary: Dictionary, phrases: string[][], known: Known, isMended: boolean): Search {
  const terms = phrases.map((phrase) => termOf(dictionary, phrase, known));
  return { terms, isMended: isMended || terms.some(({ text, typed }) => text !== typed.join(' ')) };
}

/** The words of the jobs that begin with a word of the phrases or of their synonyms. */
function listKnownOf(db: Kysely<Database>, { meaningsOf }: Dictionary, phrases: string[][]): Promise<Known> {
  const all = phrases.flatMap((phrase) => [phrase, ...(meaningsOf(phrase) ?? []).map(({ words }) => words)]);
  return listKnown(db, all.flat().filter(hasLetter));
}

function termOf({ meaningsOf }: Dictionary, typed: string[], known: Known): SearchTerm {
  const meanings = meaningsOf(typed);
  const asTyped: Meaning = { name: typed.join(' '), words: typed };
  if (meanings === undefined) return { text: asTyped.name, typed, ways: waysOf([asTyped], known, false) };
  const inJobs = [asTyped, ...meanings.slice(1)].filter(({ words }) => isKnown(words, known));
  const named = inJobs.filter(({ words }) => !isAbbreviation(words));
  const found = named.length > 0 ? named : inJobs;
  const [first] = found;
  // No job contains any of the synonyms, so the typed text is searched for and finds nothing.
  if (first === undefined) return { text: asTyped.name, typed, ways: waysOf([asTyped], known, true) };
  const text = first === asTyped ? alsoNamed(asTyped, found[1]) : first.name;
  return { text, typed, ways: waysOf(found, known, true) };
}

/** What is found in the other script needs no mention. */
function alsoNamed({ name }: Meaning, second: Meaning | undefined): string {
  const isHindi = isDevanagari(name);
  if (second === undefined || isDevanagari(second.name) !== isHindi) return name;
  return `${name} ${isHindi ? 'या' : 'or'} ${second.name}`;
}

/** "follow-up" contains the letters of UP, so abbreviations are searched for only where no job has the full name. */
const isAbbreviation = (words: string[]) =>
  words.every((word) => word.length <= LONGEST_ABBREVIATION && !isDevanagari(word));

const isKnown = (words: string[], known: Known) =>
  words.every((word) => !hasLetter(word) || listOf(word, known, true).length > 0);

function waysOf(meanings: Meaning[], known: Known, isListed: boolean): SearchWord[][] {
  const ways = meanings.map(({ words }) =>
    words.map((text) => {
      const found = listOf(text, known, isListed);
      const isWhole = isListed && isLetters(text) && found.length === 0;
      return { text, words: isWhole ? [text] : wholeWords(found) };
    }),
  );
  return withoutNarrower(ways);
}

/** Drops "security guard" beside "guard", which finds the same jobs and more: each way costs time in the index. */
function withoutNarrower(ways: SearchWord[][]): SearchWord[][] {
  return ways.filter(
    (way, at) => !ways.some((wider, other) => isWithin(way, wider) && (other < at || !isWithin(wider, way))),
  );
}

/** Whether each job that has all words of the one way has all of the other. */
const isWithin = (way: SearchWord[], wider: SearchWord[]) =>
  wider.every((wanted) =>
    way.some(({ text, words }) =>
      wanted.words === undefined || words === undefined
        ? wanted.words === words && text === wanted.text
        : words.every((word) => wanted.words?.includes(word)),
    ),
  );

/** Abbreviations such as UP and PSO are not prefixes: a search for UP should not find "upkeep". */
const isLetters = (word: string) => word.length <= LONGEST_LETTERS && hasLetter(word);
const listOf = (word: string, known: Known, isListed: boolean): JobWord[] =>
  (known.get(word) ?? []).filter(
    (each) => !isListed || !isLetters(word) || foldSpelling(each.word) === foldSpelling(word),
  );

const wholeWords = (found: JobWord[]) =>
  found.length === 0 || found.length > MOST_WORDS ? undefined : found.map(({ word }) => word);

/** The table of words contains no plain numbers, so only words with a letter are looked up in it. */
const hasLetter = (word: string) => /\D/.test(word);
