import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

export const BUCKET = 'guardhouse-test';

/** A store that speaks S3, with one empty bucket, and the settings that lead to it. */
export async function startS3Store(folder = 'resumes'): Promise<Record<string, string>> {
  const directory = await mkdtemp(join(tmpdir(), 'guardhouse-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
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
