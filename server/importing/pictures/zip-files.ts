import yauzl, { type Entry } from 'yauzl';
import { AppError } from '../../errors.ts';
import { isPlainPath, type KeptFiles } from './kept-files.ts';

const MOST_ENTRIES = 200_000;
/** A picture is packed already: what shrinks to a hundredth is made of zeros. */
const MOST_SHRUNK = 100;
const SYMLINK = 0o120000;
const TYPE_OF_MODE = 0o170000;

/**
 * The files of a zip of `wp-content/uploads`, by their paths below it. Only the directory is read here, and an entry
 * when it is asked for: entries that climb, that are links, or that would unpack to more than they say are none.
 * @throws {AppError} BAD_REQUEST, whose message goes on from the name of the file.
 */
export async function openZipFiles(path: string): Promise<KeptFiles> {
  // yauzl gives up a whole zip for one name that climbs, so the names are decoded and looked at here.
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: false };
  const zip = await yauzl.openPromise(path, options).catch(refuseDamaged);
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > MOST_ENTRIES)
      throw refuse(`is a ZIP of more than ${MOST_ENTRIES.toLocaleString('en-IN')} files`);
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (name !== undefined && !entries.has(name)) entries.set(name, withoutWords(entry));
    }
  } catch (cause) {
    zip.close();
    if (cause instanceof AppError) throw cause;
    return refuseDamaged(cause);
  }
  return {
    async read(wanted, most) {
      const entry = entries.get(wanted);
      if (entry === undefined) return undefined;
      const tooLarge = () => new AppError('BAD_REQUEST', `The file has more than ${most >> 20} MB.`);
      if (entry.uncompressedSize > most) throw tooLarge();
      const pieces: Buffer[] = [];
      let size = 0;
      try {
        for await (const piece of await zip.openReadStreamPromise(entry)) {
          size += piece.length;
          if (size > most) throw tooLarge();
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

const refuse = (message: string, cause?: unknown) =>
  new AppError('BAD_REQUEST', message, { field: 'file', cause });

function refuseDamaged(cause: unknown): never {
  throw refuse('is a ZIP that is cut off or damaged', cause);
}

/** Of each entry, its comment and the like may have 128 KB, which nothing here needs again. */
function withoutWords(entry: Entry): Entry {
  const empty = Buffer.alloc(0);
  const raw = { fileNameRaw: empty, extraFieldRaw: empty, fileCommentRaw: empty, extraFields: [] };
  return Object.assign(entry, raw, { fileName: '', fileComment: '', comment: '' });
}

/** The path of an entry below the uploads; undefined for one that is not a plain file. */
function nameOf(entry: Entry): string | undefined {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  // A zip of Windows may have backslashes between its folders.
  const name = yauzl
    .getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    .normalize('NFC');
  const isFolder = name.endsWith('/');
  const isLink = ((entry.externalFileAttributes >>> 16) & TYPE_OF_MODE) === SYMLINK;
  const isBomb =
    entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > MOST_SHRUNK * entry.compressedSize;
  if (isFolder || isLink || isBomb || entry.isEncrypted() || !isPlainPath(name)) return undefined;
  return /(?:^|\/)uploads\/(.+)$/s.exec(name)?.[1] ?? name;
}
