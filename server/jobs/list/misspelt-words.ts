import damerauLevenshtein from 'damerau-levenshtein';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { foldSpelling, isDevanagari } from '../../spelling/fold-spelling.ts';
import { toLatin } from '../../spelling/indic-letters.ts';
import { listSounding } from './job-words.ts';
import type { Dictionary } from './meanings.ts';
import { skeletonOf } from './skeleton.ts';
import { type JobWord, listWordsOfLength } from './words.queries.ts';

/** Spelling is corrected for words of these lengths: shorter ones resemble too many others, longer ones none. */
const SHORTEST = 4;
const LONGEST = 24;
/** In words of at least this length two typing errors are corrected, in shorter ones one. */
const TWO_SLIPS_FROM = 8;

export const isMendable = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word);
const slipsOf = (word: string) => (word.length < TWO_SLIPS_FROM ? 1 : 2);

/** What each unknown word is most likely meant for: the nearest word, or one of the other script that sounds like it. */
export async function findMeant(
  db: Kysely<Database>,
  dictionary: Dictionary,
  unknown: string[],
): Promise<Map<string, JobWord | undefined>> {
  const [words, sounding] = await Promise.all([
    listWordsOfLength(
      db,
      Math.max(SHORTEST, Math.min(...unknown.map((word) => word.length - slipsOf(word)))),
      Math.max(...unknown.map((word) => word.length + slipsOf(word))),
    ),
    listSounding(db, unknown),
  ]);
  const known = [...words, ...dictionary.knownWords.map((word) => ({ word, jobs: 0 }))];
  return new Map(
    unknown.map((word) => {
      const near = nearest(word, known);
      const alike = mostAlike(word, [...(sounding.get(word) ?? []), ...namesSounding(dictionary, word)]);
      // In Hindi, an English word is more often spelt by its sound than a Hindi one is misspelt.
      return [word, isDevanagari(word) ? (alike ?? near) : (near ?? alike)];
    }),
  );
}

/** The listed English names that sound like a Hindi word. */
const namesSounding = (dictionary: Dictionary, word: string): JobWord[] =>
  isDevanagari(word)
    ? dictionary.namesSounding(skeletonOf(word) ?? '').map((name) => ({ word: name, jobs: 0 }))
    : [];

/** The candidate with the smallest edit distance; of two at the same distance, the more frequent one. */
function nearest(asked: string, candidates: JobWord[]): JobWord | undefined {
  const slips = slipsOf(asked);
  const ofLength = candidates.filter(({ word }) => Math.abs(word.length - asked.length) <= slips);
  return sortByDistance(asked, ofLength, foldSpelling).find(({ distance }) => distance <= slips);
}

/** Of candidates that sound like the asked word, the one spelt most like it. */
function mostAlike(asked: string, candidates: JobWord[]): JobWord | undefined {
  return sortByDistance(asked, candidates, toLatin)[0];
}

function sortByDistance(asked: string, candidates: JobWord[], spell: (word: string) => string) {
  const spelt = spell(asked);
  return candidates
    .map(({ word, jobs }) => ({ word, jobs, distance: damerauLevenshtein(spelt, spell(word)).steps }))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs || (a.word < b.word ? -1 : 1));
}
