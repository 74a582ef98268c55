import { DIGITS_IN_A_RUN, foursOf, MARKS, numberOf, spellingsOf, wordsOf } from './lexemes.ts';
import { slipsOf, soundOf } from './sound-key.ts';

const REFERENCE = /^[a-z]{2}-[0-9a-z]{6}$/i;
/**
 * A phone number in the ways that people write it: with blanks, brackets, dashes, and the prefix of India or a trunk
 * line.
 */
const TELEPHONE = /^[+(]?[\p{Nd}\s().-]{4,}$/u;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]*$/;
/** A shorter prefix matches too many words; for labels, two letters are enough. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_BEGINNING_OF_LABEL = 2;
/** More words than anybody types; each one costs the database time. */
const MOST_TERMS = 10;

/** The ways in which a term may match, best first. */
export const tiers = ['exact', 'beginning', 'sound', 'misspelt'] as const;
/** Each tier includes all matches of the one before. */
export const LAST_TIER = tiers.length - 1;

export interface Lexeme {
  text: string;
  /** Whether it matches as a prefix. */
  isBeginning: boolean;
}

/**
 * One typed word. For each tier it has the ways to match that this tier adds; a way is a list of lexemes that must
 * all be present.
 */
export interface SearchTerm {
  ways: Lexeme[][][];
}

export type Search =
  | { kind: 'reference'; reference: string }
  /** All terms must match; the list may be empty. */
  | { kind: 'terms'; terms: SearchTerm[] };

/** What is searched: one reference, an e-mail address, a phone number, or words and numbers. */
export function parseSearch(search: string): Search {
  const text = search.trim().toLowerCase();
  if (REFERENCE.test(text)) return { kind: 'reference', reference: text.toUpperCase() };
  if (MAIL_ADDRESS.test(text)) return { kind: 'terms', terms: [termOfMail(text)] };
  const digits = TELEPHONE.test(text) ? numberOf(text) : '';
  if (digits.length >= DIGITS_IN_A_RUN) return { kind: 'terms', terms: [termOfNumber(digits)] };
  const words = [...new Set(wordsOf(text))].slice(0, MOST_TERMS);
  return { kind: 'terms', terms: words.map(termOf) };
}

function termOf(word: string): SearchTerm {
  return /^\p{Nd}{4,}$/u.test(word) ? termOfNumber(numberOf(word)) : termOfWord(word);
}

function termOfMail(address: string): SearchTerm {
  const text = MARKS.mail + address;
  return { ways: [[[exact(text)]], [[beginning(text)]], [], []] };
}

function termOfNumber(digits: string): SearchTerm {
  return { ways: [[[exact(digits)]], [foursOf(digits).map(exact)], [], []] };
}

function termOfWord(word: string): SearchTerm {
  const spellings = spellingsOf(word);
  const sound = soundOf(word);
  const slips = slipsOf(sound ?? '');
  return {
    ways: [
      spellings.map((each) => [exact(each)]),
      [
        ...(word.length >= SHORTEST_BEGINNING ? spellings.map((each) => [beginning(each)]) : []),
        ...(word.length === SHORTEST_BEGINNING_OF_LABEL ? [[beginning(MARKS.label + word)]] : []),
      ],
      sound === undefined
        ? []
        : [
            [
              sound.length >= SHORTEST_BEGINNING
                ? beginning(MARKS.sound + sound)
                : exact(MARKS.sound + sound),
            ],
          ],
      slips.length === 0
        ? []
        : [
            [exact(MARKS.slip + sound)],
            ...slips.flatMap((slip) => [[exact(MARKS.sound + slip)], [exact(MARKS.slip + slip)]]),
          ],
    ],
  };
}

const exact = (text: string): Lexeme => ({ text, isBeginning: false });
const beginning = (text: string): Lexeme => ({ text, isBeginning: true });

/** The ways to match a term in this tier or a better one. */
export const waysUpTo = ({ ways }: SearchTerm, tier: number) => ways.slice(0, tier + 1).flat();

/** A tsquery for all terms, each in this tier or a better one: `('verma' | 'verma':*) & 'pune'`. */
export function queryOf(terms: SearchTerm[], tier: number): string {
  return terms
    .map(
      (term) =>
        `(${waysUpTo(term, tier)
          .map((way) => way.map(quoted).join(' & '))
          .map((way) => `(${way})`)
          .join(' | ')})`,
    )
    .join(' & ');
}

const quoted = ({ text, isBeginning }: Lexeme) =>
  `'${text.replace(/['\\]/g, '$&$&')}'${isBeginning ? ':*' : ''}`;
