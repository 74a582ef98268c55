import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyByLibrary } from 'better-auth/crypto';

export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/**
 * The parameters that ASVS 5.0, appendix C, asks of scrypt; the library's own are a third of that. A hash takes 32
 * MiB.
 */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const OURS = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** @returns `scrypt$N$r$p$salt$key`, so that the cost can be raised and older hashes still be verified. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Verifies hashes of this module and older ones of the library. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = OURS.exec(hash) ?? [];
  if (N === undefined) return verifyByLibrary({ hash, password });
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  // A letter may be typed as one code point or two, depending on the keyboard.
  const text = password.normalize('NFKC');
  const maxmem = 2 * 128 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
