import { DIGITS_IN_A_RUN, foursOf, MARKS, numberOf, wordsOf } from './lexemes.ts';
import { slipsOf, soundOf } from './sound-key.ts';

const REFERENCE = /^[a-z]{2}-[0-9a-z]{6}$/i;
/** A telephone number as people write it down: with blanks, brackets, dashes, and what dials India or a trunk line. */
const TELEPHONE = /^[+(]?[\p{Nd}\s().-]{4,}$/u;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]*$/;
/** With fewer letters the beginning of any word is one of too many; names and the like begin with two. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_BEGINNING_OF_LABEL = 2;
/** Nobody looks for more words; each costs the database its time. */
const MOST_TERMS = 10;

/** How a term may be met, the best first. */
export const tiers = ['exact', 'beginning', 'sound', 'misspelt'] as const;
/** Each of them has all matches of the one before. */
export const LAST_TIER = tiers.length - 1;

export interface Lexeme {
  text: string;
  /** Whether it may go on. */
  isBeginning: boolean;
}

/** What somebody typed as one word: in each tier, the ways to meet it that this tier adds, each of lexemes that are all there. */
export interface SearchTerm {
  ways: Lexeme[][][];
}

export type Search =
  | { kind: 'reference'; reference: string }
  /** All of the terms; there may be none. */
  | { kind: 'terms'; terms: SearchTerm[] };

/** What somebody looks for: one reference, an address of mail, a telephone number, or words and numbers. */
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
  const sound = soundOf(word);
  const slips = slipsOf(sound ?? '');
  return {
    ways: [
      [[exact(word)]],
      [
        ...(word.length >= SHORTEST_BEGINNING ? [[beginning(word)]] : []),
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

/** The ways to meet a term in this tier or a better one. */
export const waysUpTo = ({ ways }: SearchTerm, tier: number) => ways.slice(0, tier + 1).flat();

/** All terms, each in this tier or a better one, as PostgreSQL's text search has it: `('verma' | 'verma':*) & 'pune'`. */
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
