import { constants, inflateRawSync } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';

/** Bounds on what a zip declares, checked from its directory before anything is inflated. */
export const MOST_ENTRIES = 2_000;
export const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
export const LONGEST_PART_NAME_BYTES = 512;

/** Readers tell apart by so much what a part is. */
export const HEAD_BYTES = 8;
/** No honest table of codes before a part's first byte is longer. */
const PACKED_HEAD_BYTES = 1_024;

const STORED = 0;
const DEFLATED = 8;
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02');

export interface ZipPart {
  /** In lower case: to Word, names that differ in case alone are the same. */
  name: string;
  /** Unpacked. */
  size: number;
  /** Its first bytes. @throws {Error} where they cannot be unpacked. */
  readHead(): Buffer;
  /** @throws {Error} where it unpacks to another size than it declares. */
  read(): Buffer;
}

/**
 * The parts of a zip by their names, unpacked only when they are read.
 * @throws {Error} for what is no zip, or one that is encrypted or endless, that readers understand differently, or
 * that has odd names.
 */
export async function openZip(bytes: Buffer): Promise<Map<string, ZipPart>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error('too many entries');
  const parts = new Map<string, ZipPart>();
  let unpacked = 0;
  let directoryEnd = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES) throw new Error('unpacks to too much');
    demandPlainEntry(entry);
    const name = entry.fileName.toLowerCase();
    // Of two parts of one name readers disagree which one counts.
    if (parts.has(name)) throw new Error('a name stands there twice');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    parts.set(name, describePart(name, entry, packed));
    // The types call it a boolean.
    directoryEnd = Number(zip.readEntryCursor);
  }
  // Some readers count entries, and others read on as long as there are any.
  if (bytes.subarray(directoryEnd, directoryEnd + 4).equals(DIRECTORY_ENTRY))
    throw new Error('more entries than it says');
  return parts;
}

/** An encrypted part cannot be looked at later, and a name that nobody would give is there to mislead. */
function demandPlainEntry(entry: Entry): void {
  if (entry.isEncrypted()) throw new Error('encrypted');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new Error('packed in a way that Word does not know');
  // The name as it stands in the file: its reading in the old code page has pictures for control characters, and an
  // extra field may put another name in its place.
  const isTooLong =
    entry.fileNameLength > LONGEST_PART_NAME_BYTES ||
    Buffer.byteLength(entry.fileName) > LONGEST_PART_NAME_BYTES;
  if (isTooLong) throw new Error('a name is too long');
  if (entry.fileNameRaw.some((byte) => byte < 0x20 || byte === 0x7f) || /\p{Cc}/u.test(entry.fileName))
    throw new Error('a name has control characters');
}

function describePart(name: string, entry: Entry, packed: Buffer): ZipPart {
  const size = entry.uncompressedSize;
  const isStored = entry.compressionMethod === STORED;
  // Zero would stand for no bound at all.
  const bound = { maxOutputLength: Math.max(size, 1) };
  const demand = (bytes: Buffer, isWhole: boolean) => {
    if (isWhole) return bytes;
    throw new Error('a part is not what it declares');
  };
  return {
    name,
    size,
    readHead() {
      const head = isStored
        ? packed
        : inflateRawSync(packed.subarray(0, PACKED_HEAD_BYTES), {
            ...bound,
            finishFlush: constants.Z_SYNC_FLUSH,
          });
      return demand(head.subarray(0, HEAD_BYTES), head.length >= Math.min(size, HEAD_BYTES));
    },
    read() {
      const whole = isStored ? packed : inflateRawSync(packed, bound);
      return demand(whole, whole.length === size);
    },
  };
}
