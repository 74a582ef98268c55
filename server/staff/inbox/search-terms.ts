import { phoneDigits } from '../../../src/contract/fields.ts';

const REFERENCE = /^[a-z]{2}-[0-9a-z]{6}$/i;
/** A telephone number as people write it down: with blanks, brackets, dashes, and what dials India or a trunk line. */
const TELEPHONE = /^[+(]?[\d\s().-]{6,}$/;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]*$/;
/** What stands before an address that is kept as one word, so that no beginning of a name finds it. */
export const MAIL_MARK = '@';
/** With fewer letters a beginning is of too many words. */
const SHORTEST_BEGINNING = 3;

export type SearchTerms =
  | { kind: 'reference'; reference: string }
  /** A tsquery as its type reads it, or as `to_tsquery` does; empty where there is nothing to look for. */
  | { kind: 'exact' | 'words'; query: string };

/**
 * What somebody looks for: one reference, an address of mail, a telephone number, or words. The last word, and an
 * address, may be a beginning, as it is being typed: `verma text` becomes `'verma' & 'text':*`.
 */
export function parseSearch(search: string): SearchTerms {
  const text = search.trim();
  if (REFERENCE.test(text)) return { kind: 'reference', reference: text.toUpperCase() };
  if (MAIL_ADDRESS.test(text)) return { kind: 'exact', query: beginning(MAIL_MARK + text.toLowerCase()) };
  if (TELEPHONE.test(text)) return { kind: 'exact', query: beginning(phoneDigits(text)) };
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = words.length - 1;
  const terms = words.map((word, at) =>
    at === last && word.length >= SHORTEST_BEGINNING ? beginning(word) : `'${word}'`,
  );
  return { kind: 'words', query: terms.join(' & ') };
}

const beginning = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`;
