import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { demandOwnStore, SweepRefused } from './store-owner.ts';
import { listKeys, REMOVED, type StoredKind } from './stored-kind.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** A sweep moves at most this share of a store's files, and never more than so many. */
const MOST_OF_ALL = 0.05;
const MOST_FILES = 100;

export interface SweepRules {
  /** How long a file may wait for its row: another server may be between the two. */
  minimumAgeMs(key: string): number;
  /** Whether a person has said that it may be however many. */
  isConfirmed?: boolean | undefined;
}

export interface SweepCounts {
  /** No row names them; they lie under `removed/` now. */
  movedAside: number;
  /** A row names them again, such as one of a backup that was restored. */
  putBack: number;
  /** Had been moved aside 30 days ago, and are gone. */
  removed: number;
}

/**
 * Moves aside the files of a store that no row names and that are old enough. They can be put back for 30 days: a row
 * that names one again brings it back, and so does a person who moves it.
 * @throws {SweepRefused} where the store is not this database's, or so many files have no row that rather the rows
 * seem to be missing.
 */
export async function sweepStore(
  db: Kysely<Database>,
  store: Disk,
  kind: StoredKind,
  { minimumAgeMs, isConfirmed = false }: SweepRules,
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
  for (const key of aside)
    if (await isOlder(store, REMOVED + key, KEPT_MS)) {
      await store.delete(REMOVED + key);
      removed += 1;
    }
  return { movedAside, putBack, removed };
}

interface Found {
  /** How many files of ours are there, those moved aside not counted. */
  total: number;
  unnamed: string[];
  /** Keys of files that were moved aside and have a row, and of those that have none. */
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

/** Leaves one alone that is there once more. */
async function putBackFile(store: Disk, key: string): Promise<boolean> {
  return !(await store.exists(key)) && move(store, REMOVED + key, key);
}

/** False where there is no such file any more: another server's sweep was quicker. */
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

/** Undefined where there is no such file, as where another server's sweep was quicker. */
export async function findStoredAt(store: Disk, key: string): Promise<Date | undefined> {
  try {
    return (await store.getMetaData(key)).lastModified;
  } catch (error) {
    if (await store.exists(key)) throw error;
    return undefined;
  }
}
