import { toLatin } from '../../spelling/indic-letters.ts';

/** Different spellings of a sound, each with the one that replaces them. The order matters. */
const SPELLINGS: [spelling: RegExp, sound: string][] = [
  // From here on, c stands for the sound ch; any other c has become a k or an s.
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
  // Long vowels, and pairs of vowels.
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
/**
 * A final a is often neither pronounced nor written: Ashok and Ashoka. Shorter words keep it, since too little would
 * be left.
 */
const LAST_A = /(?<=.{2})a$/;
const LONGEST = 32;

/**
 * A key for the sound of a word, in any script and spelling: Lakshmi, Laxmi and their Devanagari have the same key.
 * It is made for Indian names. Undefined for what has no sound, such as a number.
 */
export function soundOf(word: string): string | undefined {
  const latin = toLatin(word).replace(/\p{M}/gu, '').toLowerCase();
  if (latin.length < 2 || latin.length > LONGEST || !LATIN.test(latin)) return undefined;
  const sound = SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), latin);
  return sound.replace(LAST_A, '');
}

const SHORTEST_TO_MEND = 4;

/**
 * The sound with each of its letters left out in turn. Two sounds that differ in one letter, added, missing, replaced
 * or swapped, share one of these. The first letter always stays: people rarely get it wrong, and far fewer names
 * match.
 */
export function slipsOf(sound: string): string[] {
  if (sound.length < SHORTEST_TO_MEND) return [];
  return [...sound].slice(1).map((_, at) => sound.slice(0, at + 1) + sound.slice(at + 2));
}
