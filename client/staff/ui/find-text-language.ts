const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * The `lang` of what somebody typed, which gives its letters the room and the voice of a screen reader that they need.
 * Undefined for what is typed in the letters of English.
 */
export const findTextLanguage = (text: string): string | undefined =>
  DEVANAGARI.test(text) ? 'hi-IN' : undefined;
