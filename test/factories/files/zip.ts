import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes?: Buffer;
  isEncrypted?: boolean;
  /** What the directory says of the unpacked size, where that is a lie. */
  declaredBytes?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/** A zip of stored entries, which no library would write as a test needs them. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const bytes = entry.bytes ?? Buffer.alloc(0);
    const common = describe(entry, name, bytes);
    const local = Buffer.concat([uint32(LOCAL), common, uint16(0), name, bytes]);
    directory.push(
      Buffer.concat([uint32(CENTRAL), uint16(20), common, Buffer.alloc(12), uint32(0), uint32(offset), name]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const counts = [uint16(0), uint16(0), uint16(entries.length), uint16(entries.length)];
  const end = Buffer.concat([uint32(END), ...counts, uint32(central.length), uint32(offset), uint16(0)]);
  return Buffer.concat([...locals, central, end]);
}

/** What the local header and the directory both say: version, flags, method, time, checksum, sizes, name's length. */
function describe(entry: ZipEntry, name: Buffer, bytes: Buffer): Buffer {
  const isLie = entry.declaredBytes !== undefined;
  return Buffer.concat([
    uint16(20),
    uint16(entry.isEncrypted ? 1 : 0),
    // A stored entry must be as large as its bytes, so a lie claims to be deflated.
    uint16(isLie ? 8 : 0),
    uint32(0),
    uint32(crc32(bytes)),
    uint32(bytes.length),
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
