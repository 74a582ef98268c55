import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What one of the stores holds. */
export interface StoredKind {
  name: 'resumes' | 'publications';
  /** So many files a sweep may always move: in a small store 5 % would be none. */
  alwaysAllowed: number;
  /** Whether the key is one that we make: whatever else lies there is somebody else's. */
  isOurs(key: string): boolean;
  /** Which of these keys, all of them ours, a row names. */
  findNamed(db: Kysely<Database>, keys: string[]): Promise<Set<string>>;
}

/** Says whose the store is. */
export const MARK = 'belongs-to.json';
/** What /readyz writes to find out whether the store takes files. One name, so that a crash leaves one object at most. */
export const CHECK = 'readiness-check';
/** What a sweep has taken away lies under it, and can be put back. */
export const REMOVED = 'removed/';

const KEYS_AT_ONCE = 500;

/** All keys of a store, some hundred at a time. */
export async function* listKeys(store: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
    const keys = [...page.objects].filter((object) => object.isFile).map((object) => object.key);
    for (let start = 0; start < keys.length; start += KEYS_AT_ONCE)
      yield keys.slice(start, start + KEYS_AT_ONCE);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
