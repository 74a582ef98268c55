import { phoneDigits } from '../../../src/contract/fields.ts';
import { toLatin } from '../../spelling/indic-letters.ts';
import { splitWords } from '../../spelling/split-words.ts';

/**
 * Prefixes of lexemes that are no plain words, so that a search for a word does not match them. An e-mail address is
 * a single lexeme, which no prefix of a name matches. A label is a word of a name, a company, a position or a city.
 */
export const MARKS = { mail: '@', label: '^', sound: '~', slip: '?', digits: '#' } as const;

/** Longer words are cut to this length. */
const LONGEST_WORD = 64;
export const DIGITS_IN_A_RUN = 4;

/** The words of a text as stored and searched: lower case, without accents, normalised. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    // Removes accents of Latin letters, and joiners that only affect how letters are drawn. The vowel signs of Indian
    // scripts stay.
    .replace(/[\u0300-\u036f\u200b-\u200d\u00ad]/g, '')
    .toLowerCase();
  return splitWords(plain).map((word) => word.slice(0, LONGEST_WORD).toWellFormed());
}

/**
 * A word as it is and, where it has one, without its nukta, the dot below: फ़ॉर्म is as often typed फॉर्म. The dot stays in
 * the word itself, since names are found by the sound that it makes.
 */
export function spellingsOf(word: string): string[] {
  const withoutDots = word.replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g, '');
  return withoutDots === word ? [word] : [word, withoutDots];
}

/** The digits of a number as dialled within India; other numbers as they are. */
export function numberOf(typed: string): string {
  const digits = toLatin(typed).replace(/\D/g, '');
  const national = phoneDigits(digits);
  return digits.endsWith(national) ? national : digits;
}

/** All runs of four consecutive digits: any longer part of the number contains only such runs. */
export function foursOf(digits: string): string[] {
  const fours: string[] = [];
  for (let at = 0; at + DIGITS_IN_A_RUN <= digits.length; at++)
    fours.push(MARKS.digits + digits.slice(at, at + DIGITS_IN_A_RUN));
  return fours;
}
