/**
 * Reads the directory of a compound file (MS-CFB, the container that a .doc and an embedded object are), and no more.
 * A general parser follows every chain that a file declares, and ten crafted kilobytes then keep it busy for a minute;
 * this one's work is bounded by the file's size.
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

/** The stream in which an object has a file of any kind. Paint keeps its pictures in it as well. */
const NATIVE_STREAM = '\u0001ole10native';
/** Ids of classes as a file has them. A package is a file that a click starts, whatever kind of file it is. */
const PAINT_CLASSES = new Set(['0a00030000000000c000000000000046', '214be3d3759d1a108c3d00aa001a1652']);
const PACKAGE_CLASSES = new Set(['0c00030000000000c000000000000046', '20a70df22fc0ce11927b0800095ae340']);
/** An object that is fetched from elsewhere when the document is opened. */
const LINK_CLASS = '0003000000000000c000000000000046';

/** So many sectors of the allocation table are named by the header; a chain of sectors names the others. */
const HEADER_TABLE_SECTORS = 109;
const END_OF_CHAIN = 0xfffffffe;

interface CompoundFile {
  bytes: Buffer;
  sectorBytes: number;
  /** The sectors of the allocation table, in their order. */
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
  /** Its first sector, and its bytes. */
  start: number;
  size: number;
}

interface PlacedEntry extends Entry {
  parent: Entry;
}

/**
 * Whether the file's root holds a Word document that opens without a password and brings neither macros nor packed
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

/** Whether an object within a document brings macros or a packed file, is fetched from elsewhere, or is unreadable. */
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

/** Where in the file a stream begins: small ones lie in pieces within the root's own stream. */
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

/** All that the root holds, at any depth; each entry once, however often it is named. */
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

/** No more than a file of this size needs, however long the chain is that its header begins. */
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
  // A chain may lead back to where it was, but no honest one is longer than its file.
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
  // Its length counts bytes, and the two of the closing NUL with them.
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
