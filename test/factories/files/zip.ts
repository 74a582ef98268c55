import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Bytes are written unchanged, text as UTF-8. */
  name: string | Buffer;
  bytes?: Buffer;
  /** What is written instead of the deflated bytes. */
  packed?: Buffer;
  isEncrypted?: boolean;
  isDeflated?: boolean;
  /** Marks the name as UTF-8; otherwise a reader assumes the old code page 437. */
  isUtf8?: boolean;
  /** Extra fields of the directory's entry, written unchanged. */
  extra?: Buffer;
  /** A false unpacked size for the directory. */
  declaredBytes?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** Writes zips for tests that no library would write. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string);
    const bytes = entry.bytes ?? Buffer.alloc(0);
    const packed = entry.packed ?? (entry.isDeflated ? deflateRawSync(bytes) : bytes);
    const extra = entry.extra ?? Buffer.alloc(0);
    const common = describe(entry, name, bytes, packed);
    const local = Buffer.concat([uint32(LOCAL), common, uint16(0), name, packed]);
    directory.push(
      Buffer.concat([
        uint32(CENTRAL),
        uint16(20),
        common,
        uint16(extra.length),
        Buffer.alloc(10),
        uint32(offset),
        name,
        extra,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = [uint16(0), uint16(0), uint16(entries.length), uint16(entries.length)];
  const end = Buffer.concat([uint32(END), ...counts, uint32(central.length), uint32(offset), uint16(0)]);
  return Buffer.concat([...locals, central, end]);
}

/**
 * The fields in both the local header and the directory: version, flags, method, time, checksum, sizes, name length.
 */
function describe(entry: ZipEntry, name: Buffer, bytes: Buffer, packed: Buffer): Buffer {
  const isLie = entry.declaredBytes !== undefined;
  return Buffer.concat([
    uint16(20),
    uint16((entry.isEncrypted ? 1 : 0) | (entry.isUtf8 ? 0x0800 : 0)),
    // A stored entry must be as large as its bytes, so an entry with a false size claims to be deflated.
    uint16(isLie || entry.isDeflated ? 8 : 0),
    uint32(0),
    uint32(crc32(bytes)),
    uint32(packed.length),
    uint32(entry.declaredBytes ?? bytes.length),
    uint16(name.length),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
