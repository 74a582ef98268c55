import { randomInt } from 'node:crypto';
import type { ReceiptText } from '../../src/contract/receipt.ts';

/** The digits of Crockford's base 32: it omits I, L, O and U, which are easily misread or misheard. */
export const REFERENCE_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A short random reference that a person can read out, such as CB-7F3K9Q. The table ensures that it is unique. */
export function createReference({ prefix }: ReceiptText): string {
  const characters = Array.from(
    { length: LENGTH },
    () => REFERENCE_DIGITS[randomInt(REFERENCE_DIGITS.length)],
  );
  return `${prefix}-${characters.join('')}`;
}
