import { toLatin } from './indic-letters.ts';

/** Spellings of one sound, each with the one that stands for all of them. The order counts. */
const SPELLINGS: [spelling: RegExp, sound: string][] = [
  // Ch is a letter of its own, written c from here on; any other c is a k or an s.
  [/c(?=[eiy])/g, 's'],
  [/ch+/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // Shri, Bharat, Singh.
  [/([bcdfgjklmnprstv])h+/g, '$1'],
  // Long vowels, and pairs of them.
  [/aye/g, 'e'],
  [/a[iy](?![aeiou])/g, 'e'],
  [/e[iy](?![aeiou])/g, 'e'],
  [/[ao][uv](?![aeiou])(?=.)/g, 'o'],
  [/a+/g, 'a'],
  [/ee+|ea|i+/g, 'i'],
  [/oo+|u+/g, 'u'],
  // Reddy, Priya and Pria.
  [/y(?![aeiou])/g, 'i'],
  [/i+(?=[aeou])/g, 'iy'],
  [/n(?=[bmp])/g, 'm'],
  [/(.)\1+/g, '$1'],
];
const LATIN = /^[a-z]+$/;
/** A last a is often not said, nor written: Ashok and Ashoka. Of what is shorter too little would be left. */
const LAST_A = /(?<=.{2})a$/;
const LONGEST = 32;

/**
 * What a word sounds like, in whatever script and spelling: Lakshmi, Laxmi and their Devanagari have one key. Made for
 * names of India. Undefined for what has no sound, such as a number.
 */
export function soundOf(word: string): string | undefined {
  const latin = toLatin(word).replace(/\p{M}/gu, '').toLowerCase();
  if (latin.length < 2 || latin.length > LONGEST || !LATIN.test(latin)) return undefined;
  const sound = SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), latin);
  return sound.replace(LAST_A, '');
}

const SHORTEST_TO_MEND = 4;

/**
 * The sound without one of its letters, in turn. Two sounds that differ by one letter too many, too few, another or
 * exchanged meet in one of these. The first letter stays: people seldom err in it, and far fewer names meet.
 */
export function slipsOf(sound: string): string[] {
  if (sound.length < SHORTEST_TO_MEND) return [];
  return [...sound].slice(1).map((_, at) => sound.slice(0, at + 1) + sound.slice(at + 2));
}
