import { createHash, randomInt } from 'node:crypto';
import type { BackupCodeOptions } from 'better-auth/plugins/two-factor';

/** Crockford's alphabet: none of its characters can be mistaken for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 7;
const HASHED = 'sha256:';

/** 140 bits each, so that a plain hash reveals nothing. */
export function createRecoveryCodes(): string[] {
  const createGroup = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, createGroup).join('-'));
}

/** The stored hash of a code, however it is typed: with or without hyphens, in any case, O for 0, I or L for 1. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return HASHED + createHash('sha256').update(plain).digest('base64url');
}

/** The library compares hashes: it stores hashed codes and is given the hash of what was typed. */
export const recoveryCodeOptions: BackupCodeOptions = {
  customBackupCodesGenerate: createRecoveryCodes,
  storeBackupCodes: {
    // The remaining codes are already hashed.
    encrypt: async (codes) =>
      JSON.stringify(
        (JSON.parse(codes) as string[]).map((code) =>
          code.startsWith(HASHED) ? code : hashRecoveryCode(code),
        ),
      ),
    decrypt: async (kept) => kept,
  },
};
