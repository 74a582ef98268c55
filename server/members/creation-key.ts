import { createHash, createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { KEY_HEADER } from '../../src/contract/staff/creation.ts';
import { AppError } from '../errors.ts';

/**
 * The idempotency key that the client generated for one action, and sends again with every repeat.
 * @throws {AppError} BAD_REQUEST where it is missing.
 */
export function readKey(headers: Headers): string {
  const { data } = z.uuid().safeParse(headers.get(KEY_HEADER));
  if (data === undefined)
    throw new AppError('BAD_REQUEST', 'must be a UUID, made once for this act', { field: KEY_HEADER });
  return data.toLowerCase();
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** A digest that differs for different inputs and reveals nothing about them without the key. */
export async function digestContent(key: string, input: unknown): Promise<Buffer> {
  const digest = createHmac('sha256', key);
  if (!(input instanceof FormData)) return digest.update(JSON.stringify(input) ?? '').digest();
  for (const [name, value] of input) {
    digest.update(`${JSON.stringify([name, typeof value === 'string' ? value : value.size])}\n`);
    if (typeof value !== 'string') for await (const piece of value.stream()) digest.update(piece);
  }
  return digest.digest();
}

/**
 * Encrypts an answer with the key, since it may contain an invitation's link, which must not be readable in the
 * database.
 */
export function sealAnswer(key: string, answer: unknown): Promise<string> {
  return symmetricEncrypt({ key: sealingKey(key), data: JSON.stringify(answer) });
}

export async function openAnswer(key: string, sealed: string): Promise<unknown> {
  return JSON.parse(await symmetricDecrypt({ key: sealingKey(key), data: sealed }));
}

/** Derived differently from the hash that identifies the row. */
function sealingKey(key: string): string {
  return createHmac('sha256', key).update('the answer of a creation').digest('hex');
}
