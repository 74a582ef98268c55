import { createHash, randomInt } from 'node:crypto';
import type { BackupCodeOptions } from 'better-auth/plugins/two-factor';

/** Crockford's: none of its characters is taken for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 7;
const HASHED = 'sha256:';

/** Of 140 bits each, so that a plain hash of one tells nothing. */
export function createRecoveryCodes(): string[] {
  const createGroup = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, createGroup).join('-'));
}

/** What is kept of a code, however it is typed: with or without hyphens and capitals, with O for 0 and I or L for 1. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return HASHED + createHash('sha256').update(plain).digest('base64url');
}

/** The library knows the codes by their hashes alone, and is given a hash to compare. */
export const recoveryCodeOptions: BackupCodeOptions = {
  customBackupCodesGenerate: createRecoveryCodes,
  storeBackupCodes: {
    // What is left after one was used is hashed already.
    encrypt: async (codes) =>
      JSON.stringify(
        (JSON.parse(codes) as string[]).map((code) =>
          code.startsWith(HASHED) ? code : hashRecoveryCode(code),
        ),
      ),
    decrypt: async (kept) => kept,
  },
};
