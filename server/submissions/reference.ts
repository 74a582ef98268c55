import { randomInt } from 'node:crypto';
import type { ReceiptText } from '../../src/contract/receipt.ts';

/** Crockford's digits: none of I, L, O and U, which are misread or misheard. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A short random reference that a person can read out, such as CB-7F3K9Q. Uniqueness is the table's. */
export function createReference({ prefix }: ReceiptText): string {
  const characters = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]);
  return `${prefix}-${characters.join('')}`;
}
