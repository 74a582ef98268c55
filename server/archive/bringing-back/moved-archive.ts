import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  RECORDS_FOLDER,
  recordsPath,
} from '../moving-out/archive-format.ts';

/** Many times what an archive of a large company needs. */
const MOST_ENTRIES = 2_000_000;
const MANIFEST_BYTES = 256 * 1024 * 1024;
const LONGEST_ROW = 32 * 1024 * 1024;
const LARGEST_FILE = 256 * 1024 * 1024;
/** Rows shrink to a tenth. What shrinks to less than this, and is large, was made to fill a disk or a memory. */
const MOST_EXPANSION = 200;
const SMALL = 64 * 1024 * 1024;
const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 4 * 1024 * 1024;

const manifestSchema = z.object({
  product: z.literal('Guardhouse'),
  format: z.number(),
  exportedAt: z.string(),
  schema: z.string(),
  rows: z.record(z.string(), z.int().min(0)),
  lacking: z.array(z.string()),
  leftOut: z.array(z.string()),
  unscanned: z.array(z.string()),
  entries: z.array(
    z.object({ path: z.string(), bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

/** What reading an entry to its end has found out. */
export interface MeasuredEntry {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** The lines that end within it. */
  lines: number;
}

/** An archive that somebody moved out with. `find-archive-faults.ts` says whether it is whole. Close it in the end. */
export class MovedArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /**
   * Reads the list of entries.
   * @throws {Error} that says what is wrong, where it is no archive, cut off, or made to do harm.
   */
  static async open(path: string): Promise<MovedArchive> {
    const zip = await yauzl
      .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
      .catch(refuseUnreadable);
    try {
      return new MovedArchive(zip, await listEntries(zip).catch(refuseUnreadable));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.#zip.close();
  }

  /** The paths of all entries, whatever the manifest says. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  list(folder: string): string[] {
    return this.paths.filter((path) => path.startsWith(folder));
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  async read(path: string, mostBytes = LARGEST_FILE): Promise<Buffer> {
    return collect(await this.#open(path), mostBytes);
  }

  /** Hundreds of thousands of entries are read at once, so a server leaves it to `check-process.ts`. */
  async readManifest(): Promise<Manifest> {
    const entry = this.#entries.get(MANIFEST);
    if (entry === undefined) throw new Error('The archive is not whole: its manifest is missing.');
    if (entry.uncompressedSize > MANIFEST_BYTES) throw new Error('The manifest of the archive is too large.');
    const text = await this.read(MANIFEST, MANIFEST_BYTES).catch(refuseUnreadable);
    const { data } = manifestSchema.safeParse(parse(text.toString()));
    if (data === undefined) throw new Error('This is no archive that somebody moved out of Guardhouse with.');
    if (data.format !== FORMAT)
      throw new Error(
        `The archive has format ${data.format}, and this release reads format ${FORMAT}. Use the release that made it.`,
      );
    return data;
  }

  /** Reads an entry to its end without keeping it. @throws {Error} where it is damaged, or has an endless row. */
  async measure(path: string, onBytes: (bytes: number) => void): Promise<MeasuredEntry> {
    const hash = createHash('sha256');
    const isRows = path.startsWith(RECORDS_FOLDER) && path.endsWith('.ndjson');
    let [bytes, lines, begun] = [0, 0, 0];
    for await (const chunk of (await this.#open(path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(chunk.length);
      if (!isRows) continue;
      let from = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
        lines += 1;
        begun = 0;
        from = end + 1;
      }
      begun += chunk.length - from;
      if (begun > LONGEST_ROW) throw endlessRow(path);
    }
    return { bytes, sha256: hash.digest('hex'), lines };
  }

  /** The rows of a table, some at a time. */
  async *rows(table: string): AsyncGenerator<string[]> {
    let batch: string[] = [];
    let bytes = 0;
    const path = recordsPath(table);
    const stream = (await this.#open(path)).setEncoding('utf8');
    for await (const line of linesOf(stream as AsyncIterable<string>, path)) {
      batch.push(line);
      bytes += line.length;
      if (batch.length < ROWS_AT_ONCE && bytes < BYTES_AT_ONCE) continue;
      yield batch;
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) yield batch;
  }

  async #open(path: string): Promise<Readable> {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new Error(`The archive is not whole: ${path} is missing.`);
    return this.#zip.openReadStreamPromise(entry);
  }
}

/** The names of the entries of a zip, which may be any. @throws where they cannot be read. */
export async function listZipPaths(path: string): Promise<string[]> {
  // Bytes, since names that climb are refused where the archive is read.
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  try {
    const paths: string[] = [];
    if (zip.entryCount > MOST_ENTRIES) return paths;
    for await (const { fileName } of zip.eachEntry()) paths.push(String(fileName));
    return paths;
  } finally {
    zip.close();
  }
}

const LINE_END = 0x0a;
const endlessRow = (path: string) => new Error(`The archive is damaged: ${path} has an endless row.`);

async function* linesOf(chunks: AsyncIterable<string>, path: string): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    length += first.length;
    if (length > LONGEST_ROW) throw endlessRow(path);
    const last = others.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* others;
    begun = [last];
    length = last.length;
  }
  if (length > 0) yield begun.join('');
}

function refuseUnreadable(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`The archive cannot be read: ${reason}`, { cause });
}

/** The library refuses names that climb, begin with a slash, or have a backslash. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new Error('it has too many entries');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (fileName.endsWith('/')) throw new Error(`${fileName} is a folder`);
    if (entries.has(fileName)) throw new Error(`${fileName} is in it twice`);
    if (entry.isEncrypted()) throw new Error(`${fileName} is encrypted`);
    if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_EXPANSION)
      throw new Error(`${fileName} would grow to ${uncompressedSize} bytes`);
    if (
      !fileName.startsWith(RECORDS_FOLDER) &&
      fileName.startsWith('files/') &&
      uncompressedSize > LARGEST_FILE
    )
      throw new Error(`${fileName} is too large`);
    entries.set(fileName, entry);
  }
  return entries;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function collect(stream: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > limit) throw new Error('An entry of the archive is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
