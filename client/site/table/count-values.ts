import type { Words } from '../../../src/content/words.ts';

/** The values of a text about a number of things: the number, and as it is written, `1,000+` where it is capped. */
export function countValues(words: Words, count: number, isCapped = false) {
  return { count, total: words(isCapped ? 'common.numberOrMore' : 'common.number', { number: count }) };
}
