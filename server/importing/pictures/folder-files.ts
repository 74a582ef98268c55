import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { AppError } from '../../errors.ts';
import type { KeptFiles } from './kept-files.ts';

/** The files of a folder `uploads`, or of one that has it as `wp-content/uploads`. Nothing outside of it is read. */
export async function openFolder(folder: string): Promise<KeptFiles> {
  const root = await realpath(folder);
  return {
    async read(path, most) {
      for (const begin of ['', 'uploads', join('wp-content', 'uploads')]) {
        const found = await readWithin(root, join(root, begin, path), most);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    close: async () => undefined,
  };
}

async function readWithin(root: string, path: string, most: number): Promise<Buffer | undefined> {
  const real = await realpath(path).catch(() => undefined);
  // A link may lead out of the folder.
  if (real === undefined || !real.startsWith(root + sep)) return undefined;
  const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size, ...stats } = await file.stat();
    if ((stats.mode & constants.S_IFMT) !== constants.S_IFREG) return undefined;
    if (size > most) throw new AppError('BAD_REQUEST', `The file has more than ${most >> 20} MB.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
