import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The kind of files that a store contains. */
export interface StoredKind {
  name: 'resumes' | 'publications';
  /** A sweep may always move this many files: 5 % of a small store would be none. */
  alwaysAllowed: number;
  /** Whether we made the key. A file under any other key is somebody else's, and is left alone. */
  isOurs(key: string): boolean;
  /** Which of these keys a row names. All of them must be ours. */
  findNamed(db: Kysely<Database>, keys: string[]): Promise<Set<string>>;
  /** Whether any row names a file of ours. */
  hasRows(db: Kysely<Database>): Promise<boolean>;
}

/** The key of the mark, which names the database that owns the store. */
export const MARK = 'belongs-to.json';
/** /readyz writes it to check that the store accepts files. The key is fixed, so crashes leave one object at most. */
export const CHECK = 'readiness-check';
/** A sweep moves files under this prefix, from which they can be put back. */
export const REMOVED = 'removed/';

const KEYS_AT_ONCE = 500;

/** All keys of a store, in batches of a few hundred. */
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
