import { Disk } from 'flydrive';
import type { BucketSettings } from '../settings/stores.ts';

/** Imports the S3 client, the largest of our libraries, only where a bucket is configured. */
export async function openBucket(bucket: BucketSettings): Promise<Disk> {
  const { BucketStore } = await import('./bucket-store.ts');
  return new Disk(new BucketStore(bucket));
}
