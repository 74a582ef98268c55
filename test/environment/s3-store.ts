import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

export const BUCKET = 'guardhouse-test';

/**
 * The store ciphers the tokens of its list's pages by DES, which OpenSSL no longer has by itself. Three times over with
 * the same key it is the same.
 */
function bringBackDes(name: 'createCipheriv' | 'createDecipheriv'): void {
  const create = crypto[name] as (algorithm: string, key: Buffer, iv: Buffer) => unknown;
  const thrice = (algorithm: string, key: Buffer, iv: Buffer) =>
    algorithm === 'des'
      ? create('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
      : create(algorithm, key, iv);
  Object.assign(crypto, { [name]: thrice });
}
bringBackDes('createCipheriv');
bringBackDes('createDecipheriv');

/**
 * A store that speaks S3, with one empty bucket, and the settings that lead to it.
 * @param pageOf how many files a page of its list has at most; a store may give fewer than it is asked for.
 */
export async function startS3Store(
  folder = 'resumes',
  { at = 0, pageOf = 1_000 } = {},
): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'guardhouse-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: at,
    silent: true,
    directory,
    // It forgets the closing slash of a bucket's address, which the client has signed. Whose key it is, it does check.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const list = store.store.listObjects.bind(store.store);
  store.store.listObjects = (bucket, options) =>
    list(bucket, { ...options, maxKeys: Math.min(options.maxKeys, pageOf) });
  const { port }: AddressInfo = await store.run();
  onTestFinished(async () => {
    await store.close();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    RESUMES_URL: `s3://${BUCKET}/${folder}`,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    // The store's own, that every copy of it has.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
