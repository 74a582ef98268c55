/**
 * Unicode gives the scripts of India the same layout of 128 places each. One table, by the place within the script,
 * covers Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam.
 */
const INDIC = /[\u0900-\u0d7f]+/g;
const FIRST = 0x0900;
const PLACES = 0x80;

const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const FIRST_CONSONANT = 0x15;
const VOWELS = 'a aa i i u u ri l e e e e o o o o'.split(' ');
const FIRST_VOWEL = 0x05;
const SIGNS = 'aa i i u u ri ri e e e e o o o o'.split(' ');
const FIRST_SIGN = 0x3e;
const WITHOUT_VOWEL = 0x4d;
const DOT_BELOW = 0x3c;
const NASALS: Record<number, string> = { 1: 'n', 2: 'n', 3: 'h' };
/** Letters with a dot below: sounds of Urdu and English, and the flapped d of Hindi. */
const DOTTED: Record<string, string> = { ph: 'f', j: 'z', d: 'r', dh: 'rh' };
const FIRST_DIGIT = 0x66;

/** The inherent vowel of a consonant without a written one. In some places it is silent. */
const UNWRITTEN = '.';
/**
 * The inherent vowel is silent between a pronounced vowel and another syllable: `raj.kumar.` is pronounced rajkumar.
 */
const SILENT = /([aeiou][^aeiou.]+)\.(?=(?:[kgcjtdpbs]h|[^aeiou.])[aeiou])/g;

/**
 * Transliterates the scripts of India to the letters a to z, roughly as people write their names; other text is
 * unchanged.
 */
export function toLatin(text: string): string {
  // Decomposed, so that the dot below is a separate character however it was typed.
  return text.normalize('NFKD').replace(INDIC, (word) => sayWord(word));
}

function sayWord(word: string): string {
  let said = '';
  for (const letter of word) {
    const place = ((letter.codePointAt(0) ?? FIRST) - FIRST) % PLACES;
    const consonant = CONSONANTS[place - FIRST_CONSONANT];
    const sign = SIGNS[place - FIRST_SIGN];
    if (consonant !== undefined) said += consonant + UNWRITTEN;
    else if (sign !== undefined) said = said.replace(/\.$/, '') + sign;
    else if (place === WITHOUT_VOWEL) said = said.replace(/\.$/, '');
    else if (place === DOT_BELOW)
      said = said.replace(/([a-z]h?)\.$/, (_, of) => `${DOTTED[of] ?? of}${UNWRITTEN}`);
    else if (place >= FIRST_DIGIT && place < FIRST_DIGIT + 10) said += place - FIRST_DIGIT;
    else said += VOWELS[place - FIRST_VOWEL] ?? NASALS[place] ?? '';
  }
  return said
    .replace(/\.(?=\d|$)/g, '')
    .replace(SILENT, '$1')
    .replaceAll(UNWRITTEN, 'a');
}
