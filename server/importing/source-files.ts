import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openWorkFiles, workFolder } from '../files/open-work-files.ts';

export type Place = Pick<Config, 'dataDir' | 'resumeBucket'>;

/** Where a file is written while it arrives, and where it is worked on: on the disk of the server that does it. */
export const folderOf = (place: Pick<Place, 'dataDir'>) => workFolder(place, 'moving-in');

/**
 * The uploaded files until they are read, never in a store that is served. A file is removed with its import, and once
 * nothing more is read from it.
 */
export const movingFiles = (place: Place) => openWorkFiles(place, 'moving-in');

export const sourceFile = (id: number) => `${id}.source`;
export const picturesFile = (id: number) => `${id}.pictures`;

/** @returns where to write a file that has no import yet. */
export async function incomingFile(place: Pick<Place, 'dataDir'>, name: string): Promise<string> {
  const folder = folderOf(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${name}.incoming`);
}

export async function removeFiles(place: Place, id: number, { isPicturesKept = false } = {}): Promise<void> {
  const files = await movingFiles(place);
  await files.remove(sourceFile(id));
  if (!isPicturesKept) await files.remove(picturesFile(id));
}

/** The import that a file belongs to; undefined for one of none. */
export function importOfFile(name: string): number | undefined {
  const id = /^(\d+)\.(?:source|pictures)$/.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}
