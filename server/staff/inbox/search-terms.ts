import { phoneDigits } from '../../../src/contract/fields.ts';
import { splitWords } from '../../split-words.ts';

const REFERENCE = /^[a-z]{2}-[0-9a-z]{6}$/i;
/** A telephone number as people write it down: with blanks, brackets, dashes, and what dials India or a trunk line. */
const TELEPHONE = /^[+(]?[\d\s().-]{6,}$/;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]*$/;
/** What stands before an address that is kept as one word, so that no beginning of a name finds it. */
export const MAIL_MARK = '@';
/** With fewer letters or digits a beginning is of too many words. */
const SHORTEST_BEGINNING = 3;

export interface SearchWord {
  /** In lower case. */
  text: string;
  /** Whether it may go on. */
  isBeginning: boolean;
}

export type SearchTerms =
  | { kind: 'reference'; reference: string }
  /** All of them; `exact` ones are no words of a language, but as they are kept. */
  | { kind: 'exact' | 'words'; words: SearchWord[] };

/**
 * What somebody looks for: one reference, an address of mail, a telephone number, or words. The last word, and an
 * address, may be a beginning, as it is being typed. Of nothing but punctuation there are no words.
 */
export function parseSearch(search: string): SearchTerms {
  const text = search.trim().toLowerCase();
  if (REFERENCE.test(text)) return { kind: 'reference', reference: text.toUpperCase() };
  if (MAIL_ADDRESS.test(text)) return exactly(MAIL_MARK + text);
  const digits = TELEPHONE.test(text) ? phoneDigits(text) : '';
  if (digits.length >= SHORTEST_BEGINNING) return exactly(digits);
  const words = splitWords(text);
  return {
    kind: 'words',
    words: words.map((word, at) => ({
      text: word,
      isBeginning: at === words.length - 1 && word.length >= SHORTEST_BEGINNING,
    })),
  };
}

function exactly(text: string): SearchTerms {
  return { kind: 'exact', words: [{ text, isBeginning: true }] };
}

/** `verma text` becomes `'verma' & 'text':*`. */
export function queryOf(words: SearchWord[]): string {
  return words
    .map(({ text, isBeginning }) => `'${text.replace(/['\\]/g, '$&$&')}'${isBeginning ? ':*' : ''}`)
    .join(' & ');
}
