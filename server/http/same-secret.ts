import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares hashes, so that the time taken reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
