const DEVANAGARI = /[\u0900-\u097f]/;

/**
 * Different spellings of a Hindi word, each with the one that replaces it. The order matters.
 *
 * By code points, since most of these are signs that no font shows alone.
 */
const SPELLINGS: [spelling: RegExp, one: string][] = [
  // Joiners, which only affect how letters are drawn, and the dot below: ज़ and ज.
  [/[\u200b-\u200d\u093c\u0903]/g, ''],
  // A nasal: ँ and ं, and न् or म् before another consonant, as in बम्बई and बंबई.
  [/\u0901/g, '\u0902'],
  [
    /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0918\u091a-\u091d\u091f-\u0922\u0924-\u0927\u092a-\u092d\u0936-\u0938])/g,
    '\u0902',
  ],
  // Doubled consonants, as in दिल्ली.
  [/([\u0915-\u0939])\u094d\1/g, '$1'],
  // चाहिये and चाहिए, नयी and नई.
  [/\u092f\u0947/g, '\u090f'],
  [/\u092f\u0940/g, '\u0907'],
  // Short and long i and u.
  [/\u0940/g, '\u093f'],
  [/\u0908/g, '\u0907'],
  [/\u0942/g, '\u0941'],
  [/\u090a/g, '\u0909'],
  // The vowels of English words: ऑफिस and आफिस, मैनेजर and मेनेजर.
  [/\u0949/g, '\u093e'],
  [/\u0911/g, '\u0906'],
  [/[\u0945\u0948]/g, '\u0947'],
  [/[\u090d\u0910]/g, '\u090f'],
  [/\u094c/g, '\u094b'],
  [/\u0914/g, '\u0913'],
  // श, ष and स.
  [/[\u0936\u0937]/g, '\u0938'],
  // Last, the sign that joins consonants, which is often left out: गार्ड and गारड.
  [/\u094d/g, ''],
];

/** One spelling for all those in which people write a Hindi word. Words of other scripts stay as they are. */
export function foldSpelling(word: string): string {
  if (!isDevanagari(word)) return word;
  return SPELLINGS.reduce((text, [spelling, one]) => text.replace(spelling, one), word.normalize('NFD'));
}

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word);

/** Every letter that a word can begin with whose folded spelling begins like this one's: श, ष and स for शहर. */
export function firstLettersOf(word: string): readonly string[] {
  return firstLetters.get(foldSpelling(word)[0] ?? '') ?? [];
}

const firstLetters = Map.groupBy(
  Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(0x0900 + place)).filter((letter) =>
    /\p{L}/u.test(letter),
  ),
  (letter) => foldSpelling(letter)[0] ?? '',
);
