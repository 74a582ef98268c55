import { createHmac } from 'node:crypto';
import { kindOfReference, type Received } from '../../../src/contract/receipt.ts';
import { latenesses } from '../../../src/contract/submission.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { loadOldStaffSecrets, loadStaffSecret, type SecretSettings } from '../../members/access/secret.ts';
import { REFERENCE_DIGITS } from '../../submissions/reference.ts';

const SECRET_LENGTH = 16;

/**
 * Writes and reads the last part of a receipt's address: the reference, and a secret that only we can make of it, since
 * the page says that we have the request. The secret also tells whether the application was late.
 */
export function createReceiptAddresses(settings: SecretSettings) {
  const keys = [loadStaffSecret(settings), ...loadOldStaffSecrets(settings)] as const;
  return {
    write: (received: Received) => `${received.reference}-${secretOf(keys[0], received)}`,
    /** @returns undefined for an address that we have not written. */
    read(text: string): Received | undefined {
      const [, reference, secret] = /^([A-Z]{2}-[0-9A-Z]{6})-([0-9A-Z]{16})$/.exec(text) ?? [];
      if (reference === undefined || secret === undefined) return undefined;
      if (kindOfReference(reference) === undefined) return undefined;
      return [undefined, ...latenesses]
        .map((late) => ({ reference, late }))
        .find((received) => keys.some((key) => isSameSecret(secret, secretOf(key, received))));
    },
  };
}

export type ReceiptAddresses = ReturnType<typeof createReceiptAddresses>;

function secretOf(key: string, { reference, late }: Received): string {
  const digest = createHmac('sha256', key)
    .update(`receipt: ${reference} ${late ?? ''}`)
    .digest();
  return Array.from(
    digest.subarray(0, SECRET_LENGTH),
    (byte) => REFERENCE_DIGITS[byte % REFERENCE_DIGITS.length],
  ).join('');
}
