import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { demandOwnStore, SweepRefused } from './store-owner.ts';
import { listKeys, REMOVED, type StoredKind } from './stored-kind.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** A sweep moves at most this share of a store's files, and at most this many, unless a person has confirmed more. */
const MOST_OF_ALL = 0.05;
const MOST_FILES = 100;

export interface SweepRules {
  /** How long a file may be without a row: another server may have stored it and not yet written the row. */
  minimumAgeMs(key: string): number;
  /** Whether a person has confirmed the sweep, which lifts the limit on the number of files. */
  isConfirmed?: boolean | undefined;
  /** Whether files that were moved aside stay, however old they are: the clock may be wrong. */
  keepsAside?: boolean | undefined;
}

export interface SweepCounts {
  /** Files that no row names. They are under `removed/` now. */
  movedAside: number;
  /** Files that a row names again, for example after a backup was restored. */
  putBack: number;
  /** Files that were moved aside at least 30 days ago and have now been deleted. */
  removed: number;
}

/**
 * Moves aside the files of a store that no row names and that are old enough. For 30 days a file can be put back: the
 * sweep does so when a row names it again, and a person can move it by hand.
 * @throws {SweepRefused} where the store does not belong to this database, or so many files have no row that it is more
 * likely that rows are missing.
 */
export async function sweepStore(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
  { minimumAgeMs, isConfirmed = false, keepsAside = false }: SweepRules,
): Promise<SweepCounts> {
  await demandOwnStore(db, store, kind);
  const { total, unnamed, named, aside } = await lookThrough(db, store, kind);

  let putBack = 0;
  for (const key of named) if (await putBackFile(store, key)) putBack += 1;

  const due: string[] = [];
  for (const key of unnamed) if (await isOlder(store, key, minimumAgeMs(key))) due.push(key);
  const most = Math.min(MOST_FILES, Math.max(kind.alwaysAllowed, Math.floor(total * MOST_OF_ALL)));
  if (due.length > most && !isConfirmed)
    throw new SweepRefused(
      `${due.length} of the ${total} files in the store of ${kind.name} have no row, and at most ${most} are moved ` +
        'aside unasked. Is this the right database, and whole? If so, run npm run stores -- sweep.',
    );
  let movedAside = 0;
  for (const key of due) if (await move(store, key, REMOVED + key)) movedAside += 1;

  let removed = 0;
  for (const key of keepsAside ? [] : aside)
    if (await isOlder(store, REMOVED + key, KEPT_MS)) {
      await store.delete(REMOVED + key);
      removed += 1;
    }
  return { movedAside, putBack, removed };
}

/** Moves aside files whose row was removed a moment ago, as a sweep would. */
export async function setAside(store: Disk, keys: readonly string[]): Promise<void> {
  for (const key of keys) await move(store, key, REMOVED + key);
}

interface Found {
  /** The number of our files, without those that were moved aside. */
  total: number;
  unnamed: string[];
  /** Keys of files that were moved aside: `named` have a row again, `aside` have none. */
  named: string[];
  aside: string[];
}

async function lookThrough(db: Kysely<Database>, store: Disk, kind: StoredKind): Promise<Found> {
  const found: Found = { total: 0, unnamed: [], named: [], aside: [] };
  for await (const keys of listKeys(store)) {
    const here = keys.filter((key) => kind.isOurs(key));
    const moved = keys
      .filter((key) => key.startsWith(REMOVED))
      .map((key) => key.slice(REMOVED.length))
      .filter((key) => kind.isOurs(key));
    const withRow = await kind.findNamed(db, [...here, ...moved]);
    found.total += here.length;
    found.unnamed.push(...here.filter((key) => !withRow.has(key)));
    for (const key of moved) (withRow.has(key) ? found.named : found.aside).push(key);
  }
  return found;
}

/** Does nothing where a file exists under the key again. */
async function putBackFile(store: Disk, key: string): Promise<boolean> {
  return !(await store.exists(key)) && move(store, REMOVED + key, key);
}

/** False where the file no longer exists because another server's sweep was faster. */
async function move(store: Disk, from: string, to: string): Promise<boolean> {
  try {
    await store.move(from, to);
    return true;
  } catch (error) {
    if (await store.exists(from)) throw error;
    return false;
  }
}

async function isOlder(store: Disk, key: string, ageMs: number): Promise<boolean> {
  const storedAt = await findStoredAt(store, key);
  return storedAt !== undefined && Date.now() - storedAt.getTime() >= ageMs;
}

/** Undefined where the file does not exist, for example because another server's sweep was faster. */
export async function findStoredAt(store: Disk, key: string): Promise<Date | undefined> {
  try {
    return (await store.getMetaData(key)).lastModified;
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}
