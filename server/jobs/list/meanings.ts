import { LONGEST_PHRASE, namesIn, type Synonyms } from '../../../src/content/synonyms.ts';
import { foldSpelling, isDevanagari } from '../../spelling/fold-spelling.ts';
import { splitWords } from '../../spelling/split-words.ts';
import { cities } from './cities.ts';
import { skeletonOf } from './skeleton.ts';

/** A synonym, which is searched for in place of a typed word or phrase. */
export interface Meaning {
  /** The name that an answer shows, such as "Bengaluru". */
  name: string;
  words: string[];
}

/** The synonyms that the staff has published, made ready for searches. */
export interface Dictionary {
  /** The synonyms of a typed word or phrase, itself first; undefined where the lists do not contain it. */
  meaningsOf(words: string[]): readonly Meaning[] | undefined;
  /** Splits a search into the longest phrases in the lists, and single words. Drops fillers, unless all words are. */
  cutIntoPhrases(words: string[]): string[][];
  /** The single words in the lists, which are candidates for the correction of a misspelt word. */
  knownWords: readonly string[];
  /** The English ones of these with a skeleton. */
  namesSounding(skeleton: string): readonly string[];
}

/**
 * The words of a text in lower case. Normalised, since Hindi letters with a dot have two encodings that look the same,
 * and without the joiners that only affect how letters are drawn. Digits are those of the jobs.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '')
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966));
  return splitWords(plain.toLowerCase());
}

const keyOf = (words: string[]) => words.map(foldSpelling).join(' ');
const meaningOf = (name: string): Meaning => ({ name, words: wordsOf(name) });

/** The body of a document is replaced as a whole, never changed. */
const dictionaries = new WeakMap<Synonyms, Dictionary>();

export function dictionaryOf(synonyms: Synonyms): Dictionary {
  const dictionary = dictionaries.get(synonyms) ?? createDictionary(synonyms);
  dictionaries.set(synonyms, dictionary);
  return dictionary;
}

function createDictionary(synonyms: Synonyms): Dictionary {
  const meanings = readMeanings(synonyms);
  const fillers = new Set(wordsOf(synonyms.fillers).map(foldSpelling));
  const isTelling = ([word = '', ...more]: string[]) => more.length > 0 || !fillers.has(foldSpelling(word));
  function longestKnown(words: string[]): string[] {
    for (let length = words.length; length > 1; length--)
      if (meanings.has(keyOf(words.slice(0, length)))) return words.slice(0, length);
    return words.slice(0, 1);
  }
  const knownWords = [...meanings.values()].flatMap(([itself]) =>
    itself?.words.length === 1 ? itself.words : [],
  );
  const bySound = Map.groupBy(
    knownWords.filter((word) => !isDevanagari(word)),
    skeletonOf,
  );
  return {
    meaningsOf: (words) => meanings.get(keyOf(words)),
    cutIntoPhrases(words) {
      const phrases: string[][] = [];
      for (let start = 0; start < words.length; ) {
        const phrase = longestKnown(words.slice(start, start + LONGEST_PHRASE));
        phrases.push(phrase);
        start += phrase.length;
      }
      const telling = phrases.filter(isTelling);
      return telling.length > 0 ? telling : phrases;
    },
    knownWords,
    namesSounding: (skeleton) => bySound.get(skeleton) ?? [],
  };
}

function readMeanings({ trade, places, oneWay }: Synonyms): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>();
  const add = (typed: string, stands: string[]) => {
    const key = keyOf(wordsOf(typed));
    const all = [
      ...(found.get(key) ?? [meaningOf(typed)]),
      ...stands.flatMap((name) => found.get(keyOf(wordsOf(name))) ?? meaningOf(name)),
    ];
    const keys = all.map(({ words }) => keyOf(words));
    found.set(
      key,
      all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index),
    );
  };
  for (const { name, others } of [...trade, ...places]) {
    const all = [...namesIn(name), ...namesIn(others)];
    for (const each of all) add(each, all);
  }
  for (const { typed, finds } of oneWay) for (const each of namesIn(typed)) add(each, namesIn(finds));
  for (const { name, state } of cities) for (const place of [name, state]) add(place, []);
  return found;
}
