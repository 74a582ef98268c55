import { phoneDigits } from '../../../../src/contract/fields.ts';
import { splitWords } from '../../../jobs/list/split-words.ts';
import { toLatin } from './indic-letters.ts';

/**
 * What stands before a lexeme that is no plain word, so that no search for a word meets it. An address of mail is one
 * lexeme, so that no beginning of a name finds it; a label is a word of a name, a company, a position or a city.
 */
export const MARKS = { mail: '@', label: '^', sound: '~', slip: '?', digits: '#' } as const;

/** Of a longer word the beginning is kept. */
const LONGEST_WORD = 64;
export const DIGITS_IN_A_RUN = 4;

/** The words of a text as they are kept and looked for: in small letters, without accents, however they were typed. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    // Accents of Latin letters, and joiners that only say how letters are drawn. The vowel signs of India stay.
    .replace(/[\u0300-\u036f\u200b-\u200d\u00ad]/g, '')
    .toLowerCase();
  return splitWords(plain).map((word) => word.slice(0, LONGEST_WORD).toWellFormed());
}

/** The digits of a number as it is dialled within India; any other number's as they stand. */
export function numberOf(typed: string): string {
  const digits = toLatin(typed).replace(/\D/g, '');
  const national = phoneDigits(digits);
  return digits.endsWith(national) ? national : digits;
}

/** Any four digits that follow each other: a longer part of the number has all of its fours in it. */
export function foursOf(digits: string): string[] {
  const fours: string[] = [];
  for (let at = 0; at + DIGITS_IN_A_RUN <= digits.length; at++)
    fours.push(MARKS.digits + digits.slice(at, at + DIGITS_IN_A_RUN));
  return fours;
}
