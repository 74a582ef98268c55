import { createHmac } from 'node:crypto';
import { AppError } from '../errors.ts';
import { loadOldStaffSecrets, loadStaffSecret, type SecretSettings } from '../members/access/secret.ts';

/** What a person is searched by, in normalised form. */
export type Identity = { email: string } | { phone: string };

const PHONE = /^[+\d\s().–-]+$/;
const DIGITS = 10;

/**
 * Reads an e-mail address or a phone number. Of a number the last ten digits count, without leading zeros: +91, 0 or
 * nothing in front are the same. Anything else counts as an address, since forms accept any text as one.
 * @throws {AppError} BAD_REQUEST for a number of zeros only.
 */
export function readIdentity(who: string): Identity {
  if (!PHONE.test(who)) return { email: who.trim().toLowerCase() };
  const phone = lastDigitsOf(who);
  if (phone === '')
    throw new AppError('BAD_REQUEST', 'must be an e-mail address or a phone number', { field: 'who' });
  return { phone };
}

/** A number in the form in which it is compared: its last ten digits, without leading zeros. */
export const lastDigitsOf = (phone: string): string =>
  phone.replace(/\D/g, '').slice(-DIGITS).replace(/^0+/, '');

type Pseudonym = `person-${string}`;

/** The audit log's pseudonym for a person: it can be found by whoever knows the address, and reveals it to nobody. */
export function pseudonymOf(identity: Identity, settings: SecretSettings): Pseudonym {
  return pseudonymBy(loadStaffSecret(settings), identity);
}

/** All pseudonyms that the audit log may have for a person: every staff secret gives a different one. */
export function pseudonymsOf(identity: Identity, settings: SecretSettings): Pseudonym[] {
  const secrets = [loadStaffSecret(settings), ...loadOldStaffSecrets(settings)];
  return secrets.map((secret) => pseudonymBy(secret, identity));
}

function pseudonymBy(secret: string, identity: Identity): Pseudonym {
  const plain = 'email' in identity ? `email ${identity.email}` : `phone ${identity.phone}`;
  const digest = createHmac('sha256', secret).update(`person: ${plain}`).digest('hex');
  return `person-${digest.slice(0, 24)}`;
}
