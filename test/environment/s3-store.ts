import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

export const BUCKET = 'guardhouse-test';

/**
 * The store encrypts the tokens of its paged lists with DES, which OpenSSL no longer has. Triple DES with the same key
 * three times gives the same result.
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
 * A store that speaks S3, with one empty bucket, and the settings for it.
 * @param pageOf the most files on a page of its list; a store may return fewer than requested.
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
    // The store drops the closing slash of a bucket's address, which the client has signed. It does check whose key it
    // is.
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
    // The store's built-in key, the same in every copy.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
}
