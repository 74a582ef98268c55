import { cities } from './cities.ts';
import { splitWords } from './split-words.ts';
import * as kept from './synonyms.ts';

/** A synonym, which is searched for in place of a typed word or phrase. */
export interface Meaning {
  /** The name that an answer shows, such as "Bengaluru". */
  name: string;
  words: string[];
}

const LONGEST_PHRASE = 4;

export const wordsOf = (text: string): string[] => splitWords(text.toLowerCase());
/** Normalised, since Hindi letters with a dot have two encodings that look the same. */
const keyOf = (words: string[]) => words.join(' ').normalize('NFC');
const meaningOf = (name: string): Meaning => ({ name, words: wordsOf(name) });

const meanings = readMeanings();
const fillers = new Set(wordsOf(kept.fillers));

/** The synonyms of a typed word or phrase, itself first; undefined where the lists do not contain it. */
export function meaningsOf(words: string[]): readonly Meaning[] | undefined {
  return meanings.get(keyOf(words));
}

/** Splits a search into the longest phrases in the lists, and single words. Drops stop words, unless all words are. */
export function cutIntoPhrases(words: string[]): string[][] {
  const phrases: string[][] = [];
  for (let start = 0; start < words.length; ) {
    const phrase = longestKnown(words.slice(start, start + LONGEST_PHRASE));
    phrases.push(phrase);
    start += phrase.length;
  }
  const telling = phrases.filter(([word = '', ...more]) => more.length > 0 || !fillers.has(word));
  return telling.length > 0 ? telling : phrases;
}

function longestKnown(words: string[]): string[] {
  for (let length = words.length; length > 1; length--)
    if (meanings.has(keyOf(words.slice(0, length)))) return words.slice(0, length);
  return words.slice(0, 1);
}

/** The single words in the lists, which are candidates for the correction of a misspelt word. */
export const knownWords: readonly string[] = [...meanings.keys()].filter((key) => !key.includes(' '));

function readMeanings(): Map<string, Meaning[]> {
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
  for (const names of linesOf(kept.sameNames)) {
    const all = listOf(names);
    for (const name of all) add(name, all);
  }
  for (const line of linesOf(kept.alsoFinds)) {
    const [typed = '', stands = ''] = line.split('>');
    for (const name of listOf(typed)) add(name, listOf(stands));
  }
  for (const { name, state } of cities) for (const place of [name, state]) add(place, []);
  return found;
}

function linesOf(text: string): string[] {
  return cutAt('\n', text).filter((line) => !line.startsWith('#'));
}

function listOf(names: string): string[] {
  return cutAt(',', names);
}

function cutAt(mark: string, text: string): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
}
