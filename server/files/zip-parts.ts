import { constants, inflateRawSync } from 'node:zlib';
import yauzl, { type Entry } from 'yauzl';

/** Limits on what a zip's directory declares. They are checked before anything is inflated. */
export const MOST_ENTRIES = 2_000;
export const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
export const LONGEST_PART_NAME_BYTES = 512;

/** Readers recognise the type of a part by this many of its first bytes. */
export const HEAD_BYTES = 8;
/** Enough compressed bytes to inflate a part's head: no honest Huffman table before its first byte is longer. */
const PACKED_HEAD_BYTES = 1_024;

const STORED = 0;
const DEFLATED = 8;
const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02');

export interface ZipPart {
  /** In lower case, since Word ignores the case of names. */
  name: string;
  /** The unpacked size in bytes, as the directory declares it. */
  size: number;
  /** The part's first bytes. @throws {Error} where they cannot be unpacked. */
  readHead(): Buffer;
  /** All of the part's bytes. @throws {Error} where the part does not unpack to the size that it declares. */
  read(): Buffer;
}

/**
 * The parts of a zip by their names. A part is unpacked only when it is read.
 * @throws {Error} for bytes that are not a zip, and for a zip that is encrypted, exceeds the limits, has unusual names,
 * or is read differently by different readers.
 */
export async function openZip(bytes: Buffer): Promise<Map<string, ZipPart>> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MOST_ENTRIES) throw new Error('too many entries');
  const parts = new Map<string, ZipPart>();
  let unpacked = 0;
  let directoryEnd = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED_BYTES) throw new Error('unpacks to too many bytes');
    demandPlainEntry(entry);
    const name = entry.fileName.toLowerCase();
    // Readers disagree on which of two parts with the same name counts.
    if (parts.has(name)) throw new Error('two parts have the same name');
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    parts.set(name, describePart(name, entry, packed));
    // yauzl's types declare this number as a boolean.
    directoryEnd = Number(zip.readEntryCursor);
  }
  // Some readers stop at the declared number of entries, others read on: they would see different documents.
  if (bytes.subarray(directoryEnd, directoryEnd + 4).equals(DIRECTORY_ENTRY))
    throw new Error('more entries than declared');
  return parts;
}

/** Rejects encrypted parts, which could not be inspected, and unusual names, which are there to mislead. */
function demandPlainEntry(entry: Entry): void {
  if (entry.isEncrypted()) throw new Error('encrypted');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new Error('a compression method that Word does not know');
  // The raw name is checked as well: decoding it from the old code page turns control characters into symbols, and an
  // extra field may replace the name.
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
  // zlib rejects a limit of zero.
  const bound = { maxOutputLength: Math.max(size, 1) };
  const demand = (bytes: Buffer, isWhole: boolean) => {
    if (isWhole) return bytes;
    throw new Error('a part differs from its declared size');
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
