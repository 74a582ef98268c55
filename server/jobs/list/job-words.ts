import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { firstLettersOf, foldSpelling, isDevanagari } from '../../spelling/fold-spelling.ts';
import { otherBeginningsOf, skeletonOf } from './skeleton.ts';
import { type JobWord, listWordsBeginning } from './words.queries.ts';

/** Words of the open jobs, by the asked words that find them. */
export type Known = Map<string, JobWord[]>;

/** Where more words than this begin with a typed word, the query has the prefix instead of the words. */
export const MOST_WORDS = 32;
/** Of the words of one letter, at most this many are compared by their spelling or sound. */
const MOST_OF_LETTER = 1_000;

/** The words of the jobs that begin with each asked word; for Hindi ones, in any spelling. */
export async function listKnown(db: Kysely<Database>, asked: Iterable<string>): Promise<Known> {
  const { hindi = [], others = [] } = Object.groupBy(new Set(asked), (word) =>
    isDevanagari(word) ? 'hindi' : 'others',
  );
  const [known, inHindi] = await Promise.all([
    others.length === 0 ? [] : listWordsBeginning(db, others, MOST_WORDS + 1),
    listOfLetters(db, hindi.flatMap(firstLettersOf)),
  ]);
  const found: Known = Map.groupBy(known, (word) => word.asked);
  const folded = inHindi.map((word) => ({ ...word, folded: foldSpelling(word.word) }));
  for (const word of folded.length === 0 ? [] : hindi) {
    const beginning = foldSpelling(word);
    const words = folded.filter((each) => each.folded.startsWith(beginning)).slice(0, MOST_WORDS + 1);
    if (words.length > 0) found.set(word, words);
  }
  return found;
}

/** The words of the jobs that sound like each asked one, in the other script. */
export async function listSounding(db: Kysely<Database>, asked: string[]): Promise<Known> {
  const sounds = asked.map((word) => ({ word, skeleton: skeletonOf(word) ?? '' }));
  const telling = sounds.filter(({ skeleton }) => skeleton !== '');
  const letters = telling.flatMap(({ word, skeleton }) => otherBeginningsOf(word, skeleton));
  const words = Map.groupBy(await listOfLetters(db, letters), ({ word }) => skeletonOf(word));
  return new Map(
    telling.map(({ word, skeleton }) => [
      word,
      (words.get(skeleton) ?? []).filter((found) => isDevanagari(found.word) !== isDevanagari(word)),
    ]),
  );
}

async function listOfLetters(db: Kysely<Database>, letters: string[]): Promise<JobWord[]> {
  const once = [...new Set(letters)];
  return once.length === 0 ? [] : listWordsBeginning(db, once, MOST_OF_LETTER);
}
