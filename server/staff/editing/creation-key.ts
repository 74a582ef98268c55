import { createHash, createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { KEY_HEADER } from '../../../src/contract/staff/creation.ts';
import { AppError } from '../../errors.ts';

/**
 * The key that the client has made for one act, and sends again with every repeat of it.
 * @throws {AppError} BAD_REQUEST where there is none.
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

/** What tells one content from another, to nobody but who has the key. */
export async function digestContent(key: string, input: unknown): Promise<Buffer> {
  const digest = createHmac('sha256', key);
  if (!(input instanceof FormData)) return digest.update(JSON.stringify(input) ?? '').digest();
  for (const [name, value] of input) {
    digest.update(`${JSON.stringify([name, typeof value === 'string' ? value : value.size])}\n`);
    if (typeof value !== 'string') for await (const piece of value.stream()) digest.update(piece);
  }
  return digest.digest();
}

/** Encrypts an answer by the key: the link of an invitation lies nowhere that it could be read from. */
export function sealAnswer(key: string, answer: unknown): Promise<string> {
  return symmetricEncrypt({ key: sealingKey(key), data: JSON.stringify(answer) });
}

export async function openAnswer(key: string, sealed: string): Promise<unknown> {
  return JSON.parse(await symmetricDecrypt({ key: sealingKey(key), data: sealed }));
}

/** Another one than the hash that the row is found by. */
function sealingKey(key: string): string {
  return createHmac('sha256', key).update('the answer of a creation').digest('hex');
}
