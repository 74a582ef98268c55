import { z } from 'zod';
import { stripTrailing } from '../../src/strip-trailing.ts';

/** The schemas that several settings share. Each validates and converts text from the environment. */

const digits = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

export function wholeNumber(minimum: number, maximum: number) {
  return digits.refine((value) => value >= minimum && value <= maximum, `must be ${minimum} to ${maximum}`);
}

/** A number of days: at most what the privacy notice promises, which is also the default. */
export function daysWithinPromise(promised: number) {
  return digits
    .refine(
      (days) => days >= 1 && days <= promised,
      `must be 1 to ${promised}: the privacy notice promises ${promised}`,
    )
    .default(promised);
}

export const notBlank = z.string().trim().min(1, 'must not be blank');

/** A list of items separated by commas. */
export const list = z.string().transform((items) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** An http(s) address without path, query or trailing slash: `https://www.example.com`. */
export const origin = z
  .string()
  .trim()
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  }, 'must be an origin such as https://www.example.com')
  .transform((value) => value.replace(/\/$/, ''));

/** An http(s) address to which paths are appended, without a trailing slash. It is shown to others, so it has no password. */
export const baseUrl = z
  .string()
  .trim()
  .refine((value) => {
    const url = URL.parse(value);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return [url.username, url.password, url.search, url.hash].every((part) => part === '');
  }, 'must be an http or https address without a password, query or fragment')
  .transform((value) => stripTrailing(value, '/'));
