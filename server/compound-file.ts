/**
 * Reads the directory of a compound file (MS-CFB, the container that a .doc is), and no more. A general parser
 * follows every chain that a file declares, and ten crafted kilobytes then keep it busy for a minute; this one's
 * work is bounded by the file's size.
 */

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STORAGE = 1;
const STREAM = 2;

/** What the first two bytes of a WordDocument stream read, and the bit of its twelfth that says encrypted (MS-DOC). */
const WORD_MARK = 0xa5ec;
const ENCRYPTED = 0x0100;
const SMALLEST_LARGE_BYTES = 4_096;
const PIECE_BYTES = 64;
const MACRO_STORAGES = new Set(['macros', '_vba_project_cur', 'vba']);

/** The header names so many sectors of the allocation table itself: enough for files of 7 MB. */
const TABLE_SECTORS = 109;
const END_OF_CHAIN = 0xfffffffe;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  /** Its first sector, and its bytes. */
  start: number;
  size: number;
}

/**
 * Whether the file's root holds a Word document that opens without a password and brings no macros. False where the
 * directory cannot be read.
 */
export function isOpenWordDocument(bytes: Buffer): boolean {
  const entries = listRootEntries(bytes);
  if (entries.some(({ type, name }) => type === STORAGE && MACRO_STORAGES.has(name.toLowerCase())))
    return false;
  const document = entries.find(({ type, name }) => type === STREAM && name === 'WordDocument');
  const start = document === undefined ? undefined : locateStream(bytes, document);
  if (start === undefined || start + 12 > bytes.length) return false;
  return bytes.readUInt16LE(start) === WORD_MARK && (bytes.readUInt16LE(start + 10) & ENCRYPTED) === 0;
}

/** Where in the file a stream begins: small ones lie in pieces within the root's own stream. */
function locateStream(bytes: Buffer, { start, size }: Entry): number | undefined {
  const sectorBytes = 1 << bytes.readUInt16LE(30);
  if (size >= SMALLEST_LARGE_BYTES) return (start + 1) * sectorBytes;
  const [root] = readDirectory(bytes);
  const position = start * PIECE_BYTES;
  let sector = root?.start ?? END_OF_CHAIN;
  for (let left = Math.floor(position / sectorBytes); left > 0; left--) {
    if (sector >= END_OF_CHAIN || left > bytes.length / sectorBytes) return undefined;
    sector = nextSector(bytes, sector, sectorBytes);
  }
  return (sector + 1) * sectorBytes + (position % sectorBytes);
}

function listRootEntries(bytes: Buffer): Entry[] {
  const entries = readDirectory(bytes);
  const found = new Set<Entry>();
  const open = [entries[0]?.child ?? END_OF_CHAIN];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = entries[id];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...found];
}

function readDirectory(bytes: Buffer): Entry[] {
  if (bytes.length < HEADER_BYTES) return [];
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectorBytes = 1 << shift;
  const entries: Entry[] = [];
  let sector = bytes.readUInt32LE(48);
  // A chain may lead back to where it was, but no honest one is longer than its file.
  for (let left = bytes.length / sectorBytes; left > 0; left--) {
    const start = (sector + 1) * sectorBytes;
    const end = Math.min(start + sectorBytes, bytes.length);
    for (let offset = start; offset + ENTRY_BYTES <= end; offset += ENTRY_BYTES)
      entries.push(readEntry(bytes.subarray(offset, offset + ENTRY_BYTES)));
    sector = nextSector(bytes, sector, sectorBytes);
    if (sector >= END_OF_CHAIN) break;
  }
  return entries;
}

function readEntry(entry: Buffer): Entry {
  // Its length counts bytes, and the two of the closing NUL with them.
  const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  return {
    name: entry.toString('utf16le', 0, nameBytes),
    type: entry.readUInt8(66),
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number {
  const perTableSector = sectorBytes / 4;
  const index = Math.floor(sector / perTableSector);
  if (index >= TABLE_SECTORS) return END_OF_CHAIN;
  const table = bytes.readUInt32LE(76 + index * 4);
  const position = (table + 1) * sectorBytes + (sector % perTableSector) * 4;
  return position + 4 <= bytes.length ? bytes.readUInt32LE(position) : END_OF_CHAIN;
}
