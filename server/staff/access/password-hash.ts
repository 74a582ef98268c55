import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyByLibrary } from 'better-auth/crypto';

export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** What appendix C of ASVS 5.0 asks of scrypt; the library's own is a third of it. It takes 32 MiB for a moment. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const OURS = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** @returns `scrypt$N$r$p$salt$key`, so that the cost can be raised and older ones still be read. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Knows what this module has hashed, and what the library had before. */
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
  // One letter may be written as one character or as two: which, the keyboard decides.
  const text = password.normalize('NFKC');
  const maxmem = 2 * 128 * cost.N * cost.r;
  return new Promise((resolve, reject) => {
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
