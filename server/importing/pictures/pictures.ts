import { stat } from 'node:fs/promises';
import { AppError } from '../../errors.ts';
import { hostOf } from '../addresses-of-source.ts';
import { movingFiles, picturesFile } from '../source-files.ts';
import type { ClaimedImport, MovingParts, Pictures } from '../writing.ts';
import { fetchFile } from './fetch-file.ts';
import { openFolder } from './folder-files.ts';
import { isPlainPath, type KeptFiles } from './kept-files.ts';
import { openZipFiles } from './zip-files.ts';

/** A larger one is refused by the library as well. */
export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
const MOST_RESUME_BYTES = 5 * 1024 * 1024;

const none: KeptFiles = { read: async () => undefined, close: async () => undefined };

export async function openPictures(parts: MovingParts, row: ClaimedImport): Promise<Pictures> {
  const path = parts.pictures ?? (await (await movingFiles(parts.config)).find(picturesFile(row.id)));
  const kept = path === undefined ? none : await openKept(path);
  const read = async (address: string, most: number) => {
    const path = pathBelowUploads(address);
    const found = path && (await kept.read(path, most));
    if (found) return found;
    const host = hostOf(address);
    if (host !== undefined && row.allowed_hosts.includes(host))
      return fetchFile(address, row.allowed_hosts, most);
    throw new AppError(
      'NOT_FOUND',
      host === undefined
        ? `${address.slice(0, 200)} is not among the files.`
        : `It is not among the files, and it may not be fetched from ${host}.`,
    );
  };
  return {
    read: (address) => read(address, MOST_PICTURE_BYTES),
    readFile: (address) => read(address, MOST_RESUME_BYTES),
    close: () => kept.close(),
  };
}

async function openKept(path: string): Promise<KeptFiles> {
  if ((await stat(path)).isDirectory()) return openFolder(path);
  return openZipFiles(path).catch((cause: unknown) => {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError('BAD_REQUEST', `The file of the pictures ${cause.message}.`, { cause });
  });
}

/** `2019/05/gate.jpg` of `https://site/wp-content/uploads/2019/05/gate.jpg`. */
export function pathBelowUploads(address: string): string | undefined {
  const [path = ''] = (URL.parse(address)?.pathname ?? address).split(/[?#]/);
  const [, below = path] = /\/(?:wp-content\/)?uploads\/(.+)$/s.exec(path) ?? [];
  try {
    const plain = decodeURIComponent(below).replace(/^\/+/, '');
    return isPlainPath(plain) ? plain.normalize('NFC') : undefined;
  } catch {
    return undefined;
  }
}
