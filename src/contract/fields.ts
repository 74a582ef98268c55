import { z } from 'zod';
import { says } from './sentences.ts';

/** Upper limits of what a visitor may send: characters, or bytes where the name says so. */
export const LIMITS = { text: 200, longText: 5_000, phoneDigits: 10, resumeBytes: 5 * 1024 * 1024 } as const;

/** Refuses NUL, which PostgreSQL's text type cannot store and no keyboard types. */
export const storable = (schema: z.ZodString) =>
  schema.refine((value) => !value.includes('\u0000'), says('checks.notStorable'));

/** Distinguishes a missing value from one of the wrong type. */
const text = () =>
  z.string({ error: ({ input }) => says(input == null ? 'checks.mandatory' : 'checks.notText') });

/**
 * Typed text as it is stored. Keyboards write a letter such as ज़ with one character or with two, so it is normalised:
 * otherwise a search or a comparison would find one spelling only. The limit counts what was typed, as the form does.
 */
const typedText = (limit: number) => text().trim().max(limit, says('checks.tooLong')).normalize('NFC');

/** Text that may be empty. */
export const textUpTo = (limit: number) => storable(typedText(limit));

const requiredTextUpTo = (limit: number) => storable(typedText(limit).min(1, says('checks.mandatory')));

/** Required text, trimmed, 1 to 200 characters. */
export const requiredText = requiredTextUpTo(LIMITS.text);

/** Required text, trimmed, 1 to 5,000 characters, for messages and descriptions. */
export const requiredLongText = requiredTextUpTo(LIMITS.longText);

/** Optional text, trimmed, at most 200 characters. A missing value is read as ''. */
export const optionalText = textUpTo(LIMITS.text)
  .nullish()
  .transform((value) => value ?? '');

/**
 * A field that came after the first release. Older clients, and pages that were loaded before, do not send it, and are
 * accepted without it: it is stored as ''. Whoever sends it, if only empty, is checked. Its row in the form's table of
 * checks says `isLater`.
 */
export const addedLater = (field: z.ZodType<string, string>) =>
  field.nullish().transform((value) => value ?? '');

/**
 * Converts decimal digits of any script to 0 to 9, since a phone's keyboard may type Devanagari or Tamil digits.
 * Unicode encodes the ten digits of each script in order, and adjacent digit blocks have multiples of ten characters,
 * so a digit's value is its distance from the start of the run modulo ten.
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}

/** 1 to 10 digits. Only some forms require all ten, so shorter numbers are stored and flagged. */
export const phone = requiredText.overwrite(asciiDigits).regex(/^\d{1,10}$/, says('checks.notPhone'));

/** Exactly 10 digits, for the quotation, whose only form requires them. */
export const tenDigitPhone = requiredText
  .overwrite(asciiDigits)
  .regex(/^\d{10}$/, says('checks.notTenDigits'));

/**
 * Keeps only letters and spaces of what was typed or pasted into a name field (specification, section 5). The joiners
 * belong to the letters: in the scripts of India they choose how two consonants are drawn.
 */
export function lettersAndSpaces(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\p{Join_Control} ]/gu, '');
}

/**
 * Keeps only digits of what was typed or pasted into a phone field, at most ten. Drops a pasted country or trunk
 * prefix (+91, 0) first, since cutting at ten digits would otherwise lose the end of the number.
 */
export function phoneDigits(typed: string): string {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  const national =
    digits.length > LIMITS.phoneDigits ? digits.replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '') : digits;
  return national.slice(0, LIMITS.phoneDigits);
}
