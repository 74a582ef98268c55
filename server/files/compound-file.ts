/**
 * Reads only the directory of a compound file (MS-CFB, the container format of .doc files and embedded objects).
 * A general parser follows every chain that a file declares, so ten crafted kilobytes keep it busy for a minute. The
 * work of this one is bounded by the file's size.
 */

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const STORAGE = 1;
const STREAM = 2;

/** The magic number at the start of a WordDocument stream, and the flag at offset 10 that says encrypted (MS-DOC). */
const WORD_MARK = 0xa5ec;
const ENCRYPTED = 0x0100;
const SMALLEST_LARGE_BYTES = 4_096;
const PIECE_BYTES = 64;

const MACRO_STORAGES = new Set(['macros', '_vba_project_cur', 'vba']);

/** The stream in which an OLE object can embed a file of any kind. Paint stores its pictures in it as well. */
const NATIVE_STREAM = '\u0001ole10native';
/** Class ids in the byte order of the file. A package embeds a file of any kind, which a click opens or runs. */
const PAINT_CLASSES = new Set(['0a00030000000000c000000000000046', '214be3d3759d1a108c3d00aa001a1652']);
const PACKAGE_CLASSES = new Set(['0c00030000000000c000000000000046', '20a70df22fc0ce11927b0800095ae340']);
/** A linked object, which is fetched from elsewhere when the document is opened. */
const LINK_CLASS = '0003000000000000c000000000000046';

/** The header names this many sectors of the allocation table; a chain of sectors names the others. */
const HEADER_TABLE_SECTORS = 109;
const END_OF_CHAIN = 0xfffffffe;

interface CompoundFile {
  bytes: Buffer;
  sectorBytes: number;
  /** The numbers of the sectors that hold the allocation table, in their order. */
  table: number[];
}

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  /** In hexadecimal digits. */
  classId: string;
  /** The entry's first sector, and its size in bytes. */
  start: number;
  size: number;
}

interface PlacedEntry extends Entry {
  parent: Entry;
}

/**
 * Whether the file's root contains a Word document that opens without a password and has neither macros nor embedded
 * files. False where the directory cannot be read.
 */
export function isOpenWordDocument(bytes: Buffer): boolean {
  const file = openFile(bytes);
  const [root, ...others] = file === undefined ? [] : readDirectory(file);
  if (file === undefined || root === undefined) return false;
  const entries = listEntries(root, others);
  if (bringsProgram(root, entries)) return false;
  const document = entries.find(
    ({ parent, type, name }) => parent === root && type === STREAM && name === 'WordDocument',
  );
  const start = document === undefined ? undefined : locateStream(file, root, document);
  if (start === undefined || start + 12 > bytes.length) return false;
  return bytes.readUInt16LE(start) === WORD_MARK && (bytes.readUInt16LE(start + 10) & ENCRYPTED) === 0;
}

/** Whether an embedded object has macros or an embedded file, is fetched from elsewhere, or is unreadable. */
export function isUnwelcomeObject(bytes: Buffer): boolean {
  const file = openFile(bytes);
  const [root, ...others] = file === undefined ? [] : readDirectory(file);
  if (root === undefined || root.classId === LINK_CLASS) return true;
  return bringsProgram(root, listEntries(root, others));
}

function bringsProgram(root: Entry, entries: PlacedEntry[]): boolean {
  return (
    PACKAGE_CLASSES.has(root.classId) ||
    entries.some(({ type, name, classId, parent }) => {
      if (type === STORAGE) return PACKAGE_CLASSES.has(classId) || MACRO_STORAGES.has(name.toLowerCase());
      return name.toLowerCase() === NATIVE_STREAM && !PAINT_CLASSES.has(parent.classId);
    })
  );
}

/** The offset of a stream's first byte in the file. Small streams are stored in pieces within the root's own stream. */
function locateStream(file: CompoundFile, root: Entry, { start, size }: Entry): number | undefined {
  const { bytes, sectorBytes } = file;
  if (size >= SMALLEST_LARGE_BYTES) return (start + 1) * sectorBytes;
  const position = start * PIECE_BYTES;
  let sector = root.start;
  for (let left = Math.floor(position / sectorBytes); left > 0; left--) {
    if (sector >= END_OF_CHAIN || left > bytes.length / sectorBytes) return undefined;
    sector = nextSector(file, sector);
  }
  return (sector + 1) * sectorBytes + (position % sectorBytes);
}

/** All entries below the root, at any depth. Each is listed once: a crafted directory may name one repeatedly. */
function listEntries(root: Entry, others: Entry[]): PlacedEntry[] {
  const found = new Set<Entry>();
  const placed: PlacedEntry[] = [];
  const open = [{ id: root.child, parent: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { id, parent } = next;
    const entry = others[id - 1];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    placed.push({ ...entry, parent });
    open.push({ id: entry.left, parent }, { id: entry.right, parent });
    if (entry.type === STORAGE) open.push({ id: entry.child, parent: entry });
  }
  return placed;
}

function openFile(bytes: Buffer): CompoundFile | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  return { bytes, sectorBytes, table: listTable(bytes, sectorBytes) };
}

/** Reads at most as many sector numbers as a file of this size needs: a crafted chain may be longer, or a loop. */
function listTable(bytes: Buffer, sectorBytes: number): number[] {
  const needed = Math.ceil(bytes.length / sectorBytes / (sectorBytes / 4));
  const table: number[] = [];
  for (let index = 0; index < Math.min(needed, HEADER_TABLE_SECTORS); index++)
    table.push(bytes.readUInt32LE(76 + index * 4));
  let sector = bytes.readUInt32LE(68);
  while (table.length < needed) {
    const start = (sector + 1) * sectorBytes;
    const last = start + sectorBytes - 4;
    if (last + 4 > bytes.length) break;
    for (let offset = start; offset < last && table.length < needed; offset += 4)
      table.push(bytes.readUInt32LE(offset));
    sector = bytes.readUInt32LE(last);
  }
  return table;
}

function readDirectory(file: CompoundFile): Entry[] {
  const { bytes, sectorBytes } = file;
  const entries: Entry[] = [];
  let sector = bytes.readUInt32LE(48);
  // A crafted chain may be a loop, but no valid chain has more sectors than its file.
  for (let left = bytes.length / sectorBytes; left > 0; left--) {
    const start = (sector + 1) * sectorBytes;
    const end = Math.min(start + sectorBytes, bytes.length);
    for (let offset = start; offset + ENTRY_BYTES <= end; offset += ENTRY_BYTES)
      entries.push(readEntry(bytes.subarray(offset, offset + ENTRY_BYTES)));
    sector = nextSector(file, sector);
    if (sector >= END_OF_CHAIN) break;
  }
  return entries;
}

function readEntry(entry: Buffer): Entry {
  // The length of the name is in bytes and includes the two of the closing NUL.
  const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
  return {
    name: entry.toString('utf16le', 0, nameBytes),
    type: entry.readUInt8(66),
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    classId: entry.toString('hex', 80, 96),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

function nextSector({ bytes, sectorBytes, table }: CompoundFile, sector: number): number {
  const perTableSector = sectorBytes / 4;
  const tableSector = table[Math.floor(sector / perTableSector)];
  if (tableSector === undefined) return END_OF_CHAIN;
  const position = (tableSector + 1) * sectorBytes + (sector % perTableSector) * 4;
  return position + 4 <= bytes.length ? bytes.readUInt32LE(position) : END_OF_CHAIN;
}
