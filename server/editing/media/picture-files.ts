import type { FastifyBaseLogger } from 'fastify';
import { storeAway } from '../../errors.ts';
import { libraryKey, originalKey } from '../../files/library-files.ts';
import { type PublicationStore, storePublication } from '../../files/publication-store.ts';
import type { EncodedPicture } from './encode-picture.ts';

/**
 * Stores all files of a picture, or none.
 * @returns their keys.
 * @throws {AppError} SERVICE_UNAVAILABLE where the store is full or unreachable.
 */
export async function storeFiles(
  store: PublicationStore,
  name: string,
  { files, original }: EncodedPicture,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string[]> {
  const contents = [
    { key: originalKey(name), bytes: original },
    ...files.map(({ width, format, bytes }) => ({ key: libraryKey(name, width, format), bytes })),
  ];
  const stored: string[] = [];
  try {
    for (const { key, bytes } of contents) {
      await storePublication(store, key, bytes);
      stored.push(key);
    }
    return stored;
  } catch (error) {
    await discardFiles(store, stored, log);
    throw error;
  }
}

/** Removes files that no row names. What cannot be removed now is removed by the next sweep. */
export async function discardFiles(
  store: PublicationStore,
  keys: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const key of keys)
    await store.delete(key).catch((err: unknown) => log.warn({ err, key }, 'a file is left for the sweep'));
}

/** What a picture is cropped from. @throws {AppError} SERVICE_UNAVAILABLE where it cannot be read now. */
export async function readOriginal(store: PublicationStore, name: string): Promise<Buffer> {
  const bytes = await store.getBytes(originalKey(name)).catch((cause: unknown) => {
    throw storeAway('The picture cannot be read at the moment. Please try again.', cause);
  });
  return Buffer.from(bytes);
}
