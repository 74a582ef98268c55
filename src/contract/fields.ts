import { z } from 'zod';

/** Upper bounds of everything a visitor may send. Characters, except where the name says bytes. */
export const LIMITS = {
  text: 200,
  longText: 5_000,
  phoneDigits: 10,
  resumeBytes: 5 * 1024 * 1024,
} as const;

export const MANDATORY = 'Field is Mandatory';

/** PostgreSQL's text cannot hold NUL, and no keyboard sends it. */
export const storable = (schema: z.ZodString) =>
  schema.refine((value) => !value.includes('\u0000'), 'holds a character that cannot be stored');

/** What is missing is told from what is of the wrong type. */
const text = () => z.string({ error: ({ input }) => (input == null ? MANDATORY : 'must be text') });

const textUpTo = (limit: number) => storable(text().trim().max(limit, `must be at most ${limit} characters`));

const requiredTextUpTo = (limit: number) =>
  storable(text().trim().min(1, MANDATORY).max(limit, `must be at most ${limit} characters`));

/** Required text, trimmed, 1 to 200 characters. */
export const requiredText = requiredTextUpTo(LIMITS.text);

/** Required text, trimmed, 1 to 5,000 characters: messages and descriptions. */
export const requiredLongText = requiredTextUpTo(LIMITS.longText);

/** Text that may be missing or empty; read as ''. */
export const optionalText = textUpTo(LIMITS.text)
  .nullish()
  .transform((value) => value ?? '');

/**
 * Writes the decimal digits of every script as 0 to 9: a phone's keyboard may give Devanagari or Tamil ones. Unicode
 * keeps each script's ten in order and in one row, and rows that touch are multiples of ten.
 */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });
}

/** 1 to 10 digits. Only some of the forms ask for all ten, so fewer are stored and flagged. */
export const phone = requiredText.overwrite(asciiDigits).regex(/^\d{1,10}$/, 'must be 1 to 10 digits');

/** Exactly 10 digits, as the only form that makes this call demands. */
export const tenDigitPhone = requiredText.overwrite(asciiDigits).regex(/^\d{10}$/, 'must be 10 digits');

/** Keeps the letters and spaces of what was typed or pasted into a name field. */
export function lettersAndSpaces(typed: string): string {
  return typed.replace(/[^\p{L}\p{M} ]/gu, '');
}

/**
 * Keeps the digits of what was typed or pasted into a phone field, at most ten. A pasted country or
 * trunk prefix (+91, 0) is dropped, since cutting at ten digits would otherwise lose the number's end.
 */
export function phoneDigits(typed: string): string {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  const national =
    digits.length > LIMITS.phoneDigits ? digits.replace(/^(?:0{0,2}91|0)(?=\d{10}$)/, '') : digits;
  return national.slice(0, LIMITS.phoneDigits);
}
