import type { SearchTerm, SearchWord } from './words.ts';

/**
 * The tsquery of a search, such as `(('up') | ('uttar') & ('pradesh')) & ('guard' | 'guards') & ('18':*)`.
 * @param weight `A` for words of a position's name only.
 */
export const queryOf = (terms: SearchTerm[], weight = '') =>
  terms
    .map(
      ({ ways }) =>
        `(${ways.map((way) => way.map((word) => wordQuery(word, weight)).join(' & ')).join(' | ')})`,
    )
    .join(' & ');

function wordQuery({ text, words }: SearchWord, weight: string): string {
  if (words === undefined) return `${quoted(text)}:*${weight}`;
  const suffix = weight && `:${weight}`;
  return `(${words.map((word) => quoted(word) + suffix).join(' | ')})`;
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
