import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import { blogPictureFiles } from '../../src/contract/blog-picture.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { storeAway } from '../errors.ts';
import { ResumeFolder } from './folder-store.ts';
import { listNamedFiles } from './publication-files.queries.ts';
import { CHECK, listKeys, MARK, REMOVED, type StoredKind } from './stored-kind.ts';
import { findStoredAt, type SweepCounts, type SweepRules, sweepStore } from './sweep.ts';

/** Where pictures and documents lie that the staff has uploaded for everybody to see. */
export type PublicationStore = Disk;

/** What legacy clients drop of a stored path; the rest is where the file is served, and its key in the store. */
const FIRST_SEGMENT = 'wwwroot/';
const MEDIA = 'media/';

export async function createPublicationStore({
  dataDir,
  publicationsBucket,
}: Pick<Config, 'dataDir' | 'publicationsBucket'>): Promise<PublicationStore> {
  if (publicationsBucket === undefined)
    return new Disk(new ResumeFolder(join(resolve(dataDir), 'publications')));
  const { ResumeBucket } = await import('./bucket-store.ts');
  return new Disk(new ResumeBucket(publicationsBucket));
}

/**
 * Keeps a file under a key such as `blog/3f2a….jpg`. It is there before any row names it.
 * @returns its path as legacy clients expect it.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is full or away.
 */
export async function storePublication(store: PublicationStore, key: string, bytes: Buffer): Promise<string> {
  await store.put(key, bytes).catch((cause: unknown) => {
    throw storeAway('The file cannot be kept at the moment. Please try again.', cause);
  });
  return `${FIRST_SEGMENT}${MEDIA}${key}`;
}

/** A name that no other file has or will have: an address never changes its meaning, and the sweep takes nobody's. */
export function newFileName(): string {
  return randomUUID().replaceAll('-', '');
}

/** A picture is stored as soon as it is chosen, and named by a row once the blog is saved: no session lasts as long. */
const UNSAVED_PICTURE_MS = 24 * 60 * 60_000;
/** Longer than saving a blog takes. */
const SAVING_MS = 10 * 60_000;

/** What we name files: a bucket may hold others, such as those that came with the site. */
const OURS = /^(?:blog\/[0-9a-f]{32}-\d+\.(?:jpg|avif)|compliance\/[a-z0-9-]+-[0-9a-f]{32}\.pdf)$/;

export interface PublicationAges {
  documentMs: number;
  pictureMs?: number;
}

export const publicationKind: StoredKind = {
  name: 'publications',
  // Ten pictures, each of a JPEG and up to three AVIF files.
  alwaysAllowed: 40,
  isOurs: (key) => OURS.test(key),
  async findNamed(db, keys) {
    if (keys.length === 0) return new Set();
    const files = await listNamedFiles(db);
    const named = files.flatMap(({ path }) => [path, ...blogPictureFiles(path).map((file) => file.path)]);
    const known = new Set(named.map(keyOf));
    return new Set(keys.filter((key) => known.has(key)));
  },
};

/** Moves aside the uploads that no row names and that are so old. @throws {SweepRefused} as `sweepStore` does. */
export function sweepPublications(
  db: Kysely<Database>,
  store: PublicationStore,
  { documentMs, pictureMs = UNSAVED_PICTURE_MS }: PublicationAges,
  rules: Pick<SweepRules, 'isConfirmed'> = {},
): Promise<SweepCounts> {
  const minimumAgeMs = (key: string) => (key.startsWith('blog/') ? pictureMs : documentMs);
  return sweepStore(db, store, publicationKind, { minimumAgeMs, ...rules });
}

/** Whether a blog may still take this picture: not where the sweep has removed it, or might while the blog is saved. */
export async function isPictureKept(store: PublicationStore, path: string): Promise<boolean> {
  // Those that came with the site are nobody's to remove.
  if (!OURS.test(keyOf(path))) return true;
  const storedAt = await findStoredAt(store, keyOf(path));
  return storedAt !== undefined && Date.now() - storedAt.getTime() < UNSAVED_PICTURE_MS - SAVING_MS;
}

/** The key of a stored path, whatever its first segment is called. */
export function keyOf(path: string): string {
  return path.replace(/^\/*[^/]*\/media\//, '');
}

/** The keys of all that lies there, but for what was moved aside and what is the server's own. */
export async function listPublications(store: PublicationStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of listKeys(store))
    keys.push(...some.filter((key) => key !== MARK && key !== CHECK && !key.startsWith(REMOVED)));
  return keys.sort();
}
