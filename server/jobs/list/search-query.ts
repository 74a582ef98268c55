import type { SearchTerm, SearchWord } from './words.ts';

/** The tsquery of a search, such as `(('up') | ('uttar') & ('pradesh')) & ('guard' | 'guards') & ('18':*)`. */
export const queryOf = (terms: SearchTerm[]) =>
  terms.map(({ ways }) => `(${ways.map((way) => way.map(wordQuery).join(' & ')).join(' | ')})`).join(' & ');

const wordQuery = ({ text, words }: SearchWord) =>
  words === undefined ? `${quoted(text)}:*` : `(${words.map(quoted).join(' | ')})`;

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
