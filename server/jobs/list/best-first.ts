import { isCurrent, type Translations } from '../../../src/contract/translations.ts';
import { isDevanagari } from '../../spelling/fold-spelling.ts';
import { splitWords } from '../../spelling/split-words.ts';
import type { SearchTerm } from './words.ts';

/** What says whether a job is among the best matches. */
export interface NamedJob {
  id: string;
  open_position: string;
  /** Missing where `isInEnglish` says that they need not be read. */
  translations?: Translations;
}

/** Whether each term has English words, so that the position's name in English tells enough. */
export const isInEnglish = (terms: SearchTerm[]): boolean =>
  terms.every(({ ways }) => ways.some((way) => way.every(({ text }) => !isDevanagari(text))));

/**
 * Jobs with every word in their position's name, in any language, come before the others. Both groups keep their order.
 */
export function bestFirst(jobs: NamedJob[], terms: SearchTerm[]): string[] {
  // Many jobs have the same name.
  const known = new Map<string, boolean>();
  const isBest = (job: NamedJob) => {
    const names = namesOf(job);
    const found = known.get(names) ?? hasTerms(names, terms);
    known.set(names, found);
    return found;
  };
  const { best = [], others = [] } = Object.groupBy(jobs, (job) => (isBest(job) ? 'best' : 'others'));
  return [...best, ...others].map(({ id }) => id);
}

function namesOf({ open_position: position, translations = {} }: NamedJob): string {
  const translated = Object.values(translations).map(({ OpenPosition }) => OpenPosition);
  return [position, ...translated.filter((text) => isCurrent(text, position)).map((text) => text?.text)].join(
    ' ',
  );
}

function hasTerms(names: string, terms: SearchTerm[]): boolean {
  const words = splitWords(names.toLowerCase());
  return terms.every((term) => isOf(words, term));
}

const isOf = (position: string[], { ways }: SearchTerm) =>
  ways.some((way) =>
    way.every(({ text, words }) =>
      position.some((word) => (words === undefined ? word.startsWith(text) : words.includes(word))),
    ),
  );
