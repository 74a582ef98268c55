import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';
import { ResumeFolder } from './resume-folder.ts';

/** Where pictures and documents lie that the staff has uploaded for everybody to see. */
export type PublicationStore = Disk;

/** What legacy clients drop of a stored path; the rest is where the file is served, and its key in the store. */
const FIRST_SEGMENT = 'wwwroot/';
const MEDIA = 'media/';

const STORE_RETRY_AFTER_SECONDS = 10;

export async function createPublicationStore({
  dataDir,
  publicationsBucket,
}: Pick<Config, 'dataDir' | 'publicationsBucket'>): Promise<PublicationStore> {
  if (publicationsBucket === undefined)
    return new Disk(new ResumeFolder(join(resolve(dataDir), 'publications')));
  const { ResumeBucket } = await import('./resume-bucket.ts');
  return new Disk(new ResumeBucket(publicationsBucket));
}

/**
 * Keeps a file under a key such as `blog/3f2a….jpg`. It is there before any row names it.
 * @returns its path as legacy clients expect it.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is full or away.
 */
export async function storePublication(store: PublicationStore, key: string, bytes: Buffer): Promise<string> {
  await store.put(key, bytes).catch((cause: unknown) => {
    throw new AppError('SERVICE_UNAVAILABLE', 'The file cannot be kept at the moment. Please try again.', {
      retryAfter: STORE_RETRY_AFTER_SECONDS,
      cause,
    });
  });
  return `${FIRST_SEGMENT}${MEDIA}${key}`;
}

/** Names a file by its content: the same one is stored once, and another one never has its address. */
export function contentName(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** The keys of all that lies there. */
export async function listPublications(store: PublicationStore): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    keys.push(...[...page.objects].filter((object) => object.isFile).map((object) => object.key));
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return keys.sort();
}
