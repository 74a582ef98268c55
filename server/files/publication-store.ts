import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import { blogPictureFiles } from '../../src/contract/blog-picture.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { storeAway } from '../errors.ts';
import { FolderStore } from './folder-store.ts';
import { openBucket } from './open-bucket.ts';
import { listNamedFiles } from './publication-files.queries.ts';
import { CHECK, listKeys, MARK, REMOVED, type StoredKind } from './stored-kind.ts';
import { findStoredAt, type SweepCounts, type SweepRules, sweepStore } from './sweep.ts';

/** The store of the pictures and documents that the staff has uploaded for publication. */
export type PublicationStore = Disk;

/** Legacy clients drop this segment of a stored path; the rest is the file's URL path. After `MEDIA` comes its key. */
const FIRST_SEGMENT = 'wwwroot/';
const MEDIA = 'media/';

export async function createPublicationStore({
  dataDir,
  publicationsBucket,
}: Pick<Config, 'dataDir' | 'publicationsBucket'>): Promise<PublicationStore> {
  if (publicationsBucket === undefined)
    return new Disk(new FolderStore(join(resolve(dataDir), 'publications')));
  return openBucket(publicationsBucket);
}

/**
 * Stores a file under a key such as `blog/3f2a….jpg`. Call it before a row that names the file is written.
 * @returns the file's path as legacy clients expect it.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is full or unreachable.
 */
export async function storePublication(store: PublicationStore, key: string, bytes: Buffer): Promise<string> {
  await store.put(key, bytes).catch((cause: unknown) => {
    throw storeAway('The file cannot be kept at the moment. Please try again.', cause);
  });
  return `${FIRST_SEGMENT}${MEDIA}${key}`;
}

/** A unique name: the file at an address never changes, and a sweep never removes another file of the same name. */
export function newFileName(): string {
  return randomUUID().replaceAll('-', '');
}

/** A picture is stored when it is chosen, and a row names it when the blog is saved. No session lasts this long. */
const UNSAVED_PICTURE_MS = 24 * 60 * 60_000;
/** Longer than saving a blog takes. */
const SAVING_MS = 10 * 60_000;

/** The names that we give to files. A bucket may contain others, such as the files that came with the site. */
const PICTURES = 'blog/[0-9a-f]{32}-\\d+\\.(?:jpg|avif)';
const DOCUMENTS = 'compliance/[a-z0-9-]+-[0-9a-f]{32}\\.pdf';
const LIBRARY = 'library/upload-[0-9a-f]{32}-\\d+\\.(?:avif|webp|jpg)|originals/upload-[0-9a-f]{32}\\.webp';
const OURS = new RegExp(`^(?:${PICTURES}|${DOCUMENTS}|${LIBRARY})$`);

export interface PublicationAges {
  documentMs: number;
  pictureMs?: number;
}

export const publicationKind: StoredKind = {
  name: 'publications',
  // Ten pictures of blogs, each of a JPEG and up to three AVIF files, or three of the library.
  alwaysAllowed: 40,
  isOurs: (key) => OURS.test(key),
  async findNamed(db, keys) {
    if (keys.length === 0) return new Set();
    const files = await listNamedFiles(db);
    const named = files.flatMap(({ path }) => [path, ...blogPictureFiles(path).map((file) => file.path)]);
    const known = new Set(named.map(keyOf));
    return new Set(keys.filter((key) => known.has(key)));
  },
  hasRows: async (db) => (await listNamedFiles(db)).some(({ path }) => OURS.test(keyOf(path))),
};

/** Moves aside the uploads of at least these ages that no row names. @throws {SweepRefused} as `sweepStore` does. */
export function sweepPublications(
  db: Kysely<Database>,
  store: PublicationStore,
  { documentMs, pictureMs = UNSAVED_PICTURE_MS }: PublicationAges,
  rules: Omit<SweepRules, 'minimumAgeMs'> = {},
): Promise<SweepCounts> {
  const minimumAgeMs = (key: string) => (key.startsWith('blog/') ? pictureMs : documentMs);
  return sweepStore(db, store, publicationKind, { minimumAgeMs, ...rules });
}

/** Whether a blog may still use this picture. False where a sweep has removed it, or might while the blog is saved. */
export async function isPictureKept(store: PublicationStore, path: string): Promise<boolean> {
  // Pictures that came with the site are never removed.
  if (!OURS.test(keyOf(path))) return true;
  const storedAt = await findStoredAt(store, keyOf(path));
  return storedAt !== undefined && Date.now() - storedAt.getTime() < UNSAVED_PICTURE_MS - SAVING_MS;
}

/** A stored path's key in the store, whatever the path's first segment is. */
export function keyOf(path: string): string {
  return path.replace(/^\/*[^/]*\/media\//, '');
}

/** The keys of all files except those that were moved aside and those that the server keeps for itself, sorted. */
export async function listPublications(store: PublicationStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of listKeys(store))
    keys.push(...some.filter((key) => key !== MARK && key !== CHECK && !key.startsWith(REMOVED)));
  return keys.sort();
}
