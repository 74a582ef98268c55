import { toLatin } from '../../spelling/indic-letters.ts';
import { foursOf, MARKS, numberOf, spellingsOf, wordsOf } from './lexemes.ts';
import { slipsOf, soundOf } from './sound-key.ts';

export interface EntryTexts {
  email: string;
  /** The addresses that answers came from. */
  writtenFrom?: readonly string[];
  phone: string;
  /** The sender and the company, which are found in any spelling. */
  names: string;
  /** The position or service and the city, which are found by sound. */
  labels: string;
  /** Found by its words only, like the reference and the notes. */
  rest: string;
}

/** Limits on the searched text and on the stored lexemes, which keep a row small whatever somebody has sent. */
const MOST_LETTERS = 20_000;
const MOST_LEXEMES = 2_000;
const LONGEST_ADDRESS = 300;
/** A phone number within a text, in the ways that people write it. */
const TELEPHONE = /\+?\d[\d\s().-]{8,16}\d/g;
const PHONE_LENGTHS = [10, 11, 12];

/** All lexemes by which an entry of the inbox is found. */
export function lexemesOf({ email, writtenFrom = [], phone, names, labels, rest }: EntryTexts): string[] {
  const nameWords = wordsOf(names.slice(0, MOST_LETTERS));
  const labelWords = wordsOf(labels.slice(0, MOST_LETTERS));
  const text = toDigits(rest.slice(0, MOST_LETTERS));
  const number = numberOf(phone);
  const all = new Set<string>([
    ...[email, ...writtenFrom].map(
      (address) => MARKS.mail + address.slice(0, LONGEST_ADDRESS).toLowerCase().toWellFormed(),
    ),
    ...nameWords.flatMap((word) => [...lexemesOfLabel(word), ...lexemesOfSlips(word)]),
    ...labelWords.flatMap(lexemesOfLabel),
    ...(number === '' ? [] : [number, ...foursOf(number)]),
    ...wordsOf(`${[email, ...writtenFrom].join(' ')} ${phone}`.slice(0, MOST_LETTERS)),
    ...wordsOf(text).flatMap(spellingsOf),
    ...numbersIn(text).flatMap((digits) => [digits, ...foursOf(digits)]),
  ]);
  return [...all].slice(0, MOST_LEXEMES);
}

function lexemesOfLabel(word: string): string[] {
  const sound = soundOf(word);
  const spellings = spellingsOf(word);
  return [
    ...spellings,
    ...spellings.map((each) => MARKS.label + each),
    ...(sound === undefined ? [] : [MARKS.sound + sound]),
  ];
}

function lexemesOfSlips(word: string): string[] {
  return slipsOf(soundOf(word) ?? '').map((slip) => MARKS.slip + slip);
}

const toDigits = (text: string) =>
  text.replace(/[\u0900-\u0d7f]/g, (sign) => (/\p{Nd}/u.test(sign) ? toLatin(sign) : sign));

function numbersIn(text: string): string[] {
  const phones = (text.match(TELEPHONE) ?? [])
    .map(numberOf)
    .filter(({ length }) => PHONE_LENGTHS.includes(length));
  return [...phones, ...(text.match(/\d{4,}/g) ?? [])];
}
