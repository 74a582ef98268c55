import { createHmac } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { loadOldStaffSecrets, loadStaffSecret, type SecretSettings } from '../access/secret.ts';

/** What a person is looked for by, in the form that is compared. */
export type Identity = { email: string } | { phone: string };

const PHONE = /^[+\d\s().–-]+$/;
const DIGITS = 10;

/**
 * Reads an address or a number as somebody gives it. Of a number the last ten digits count, without a 0 before them:
 * +91, 0 or nothing in front is the same. What is neither is taken for an address, since forms take any text for one.
 * @throws {AppError} BAD_REQUEST for a number of nothing but zeros.
 */
export function readIdentity(who: string): Identity {
  if (!PHONE.test(who)) return { email: who.trim().toLowerCase() };
  const phone = who.replace(/\D/g, '').slice(-DIGITS).replace(/^0+/, '');
  if (phone === '')
    throw new AppError('BAD_REQUEST', 'must be an e-mail address or a phone number', { field: 'who' });
  return { phone };
}

type Pseudonym = `person-${string}`;

/** What the audit log names a person by: it can be found by who knows the address, and read by nobody. */
export function pseudonymOf(identity: Identity, settings: SecretSettings): Pseudonym {
  return pseudonymBy(loadStaffSecret(settings), identity);
}

/** Every name that the audit log may have for a person: a changed secret gives everybody another. */
export function pseudonymsOf(identity: Identity, settings: SecretSettings): Pseudonym[] {
  const secrets = [loadStaffSecret(settings), ...loadOldStaffSecrets(settings)];
  return secrets.map((secret) => pseudonymBy(secret, identity));
}

function pseudonymBy(secret: string, identity: Identity): Pseudonym {
  const plain = 'email' in identity ? `email ${identity.email}` : `phone ${identity.phone}`;
  const digest = createHmac('sha256', secret).update(`person: ${plain}`).digest('hex');
  return `person-${digest.slice(0, 24)}`;
}
