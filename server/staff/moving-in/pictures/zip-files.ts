import yauzl, { type Entry } from 'yauzl';
import { AppError } from '../../../errors.ts';
import { isPlainPath, type KeptFiles } from './kept-files.ts';

const MOST_ENTRIES = 200_000;
/** A picture is packed already: what shrinks to a hundredth is made of zeros. */
const MOST_SHRUNK = 100;
const SYMLINK = 0o120000;
const TYPE_OF_MODE = 0o170000;

/**
 * The files of a zip of `wp-content/uploads`, by their paths below it. Only the directory is read here, and an entry
 * when it is asked for: entries that climb, that are links, or that would unpack to more than they say are none.
 */
export async function openZipFiles(path: string): Promise<KeptFiles> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch((cause: unknown) => {
      throw new AppError('BAD_REQUEST', 'The zip of the pictures cannot be read.', { cause });
    });
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > MOST_ENTRIES)
      throw new AppError('BAD_REQUEST', `The zip has more than ${MOST_ENTRIES} files.`);
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (name !== undefined && !entries.has(name)) entries.set(name, entry);
    }
  } catch (cause) {
    zip.close();
    if (cause instanceof AppError) throw cause;
    throw new AppError('BAD_REQUEST', 'The zip of the pictures is damaged, or not a plain one.', { cause });
  }
  return {
    async read(wanted, most) {
      const entry = entries.get(wanted);
      if (entry === undefined) return undefined;
      if (entry.uncompressedSize > most)
        throw new AppError('BAD_REQUEST', `The file has more than ${most >> 20} MB.`);
      const stream = await zip.openReadStreamPromise(entry);
      const pieces: Buffer[] = [];
      let size = 0;
      try {
        for await (const piece of stream) {
          size += piece.length;
          if (size > most) throw new AppError('BAD_REQUEST', `The file has more than ${most >> 20} MB.`);
          pieces.push(piece);
        }
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError('BAD_REQUEST', 'The file is damaged in the zip.', { cause });
      }
      return Buffer.concat(pieces);
    },
    close: async () => zip.close(),
  };
}

/** The path of an entry below the uploads; undefined for one that is not a plain file. */
function nameOf(entry: Entry): string | undefined {
  const name = entry.fileName.normalize('NFC');
  const isFolder = name.endsWith('/');
  const isLink = ((entry.externalFileAttributes >>> 16) & TYPE_OF_MODE) === SYMLINK;
  const isBomb =
    entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > MOST_SHRUNK * entry.compressedSize;
  if (isFolder || isLink || isBomb || entry.isEncrypted() || !isPlainPath(name)) return undefined;
  return /(?:^|\/)uploads\/(.+)$/.exec(name)?.[1] ?? name;
}
