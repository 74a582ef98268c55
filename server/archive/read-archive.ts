import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import {
  FORMAT,
  LARGEST_FILE,
  MANIFEST,
  type Manifest,
  manifestSchema,
  RECORDS_FOLDER,
  recordsPath,
} from './format.ts';

/** Many times what an archive of a large company needs. */
const MOST_ENTRIES = 2_000_000;
const LONGEST_ROW = 32 * 1024 * 1024;
/** Rows shrink to a tenth. What shrinks to less than this, and is large, was made to fill a disk or a memory. */
const MOST_EXPANSION = 200;
const SMALL = 64 * 1024 * 1024;
const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 4 * 1024 * 1024;

/** An archive whose entries can be read. `check-archive.ts` says whether it is whole. Close it in the end. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /**
   * Reads the list of entries.
   * @throws {Error} that says what is wrong, where it is no zip, cut off, or made to do harm.
   */
  static async open(path: string): Promise<Archive> {
    const zip = await yauzl
      .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
      .catch(refuseUnreadable);
    try {
      return new Archive(zip, await listEntries(zip).catch(refuseUnreadable));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.#zip.close();
  }

  /** The paths of all entries in a folder, or of all. */
  list(folder = ''): string[] {
    return [...this.#entries.keys()].filter((path) => path.startsWith(folder));
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  async read(path: string): Promise<Buffer> {
    return collect(await this.#open(path));
  }

  /** Hundreds of thousands of entries are read at once, so a server leaves it to `check-process.ts`. */
  async readManifest(): Promise<Manifest> {
    if (!this.has(MANIFEST)) throw new Error('The archive is not whole: its manifest is missing.');
    const content = parse((await this.read(MANIFEST).catch(refuseUnreadable)).toString());
    const format = hasFormat.safeParse(content).data?.format ?? FORMAT;
    if (format !== FORMAT)
      throw new Error(
        `The archive has format ${format}, and this release reads format ${FORMAT}. Use the release that made it.`,
      );
    const { data } = manifestSchema.safeParse(content);
    if (data === undefined) throw new Error('This is no archive of Guardhouse.');
    return data;
  }

  /**
   * Reads an entry to its end without keeping it.
   * @returns its hash in hexadecimal digits, and how many lines end within it.
   * @throws {Error} where it is damaged, or has an endless row.
   */
  async measure(path: string, onBytes: (bytes: number) => void) {
    const hash = createHash('sha256');
    const isRows = path.startsWith(RECORDS_FOLDER);
    let [bytes, lines, begun] = [0, 0, 0];
    for await (const chunk of (await this.#open(path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      onBytes(chunk.length);
      if (!isRows) continue;
      const ends = chunk.toString('latin1').split('\n');
      lines += ends.length - 1;
      begun = (ends.length > 1 ? 0 : begun) + (ends.at(-1)?.length ?? 0);
      if (begun > LONGEST_ROW) throw new Error(`The archive is damaged: ${path} has an endless row.`);
    }
    return { bytes, sha256: hash.digest('hex'), lines };
  }

  /** The rows of a table, some at a time; none of a table that it does not have. Measure them first. */
  async *rows(table: string): AsyncGenerator<string[]> {
    const path = recordsPath(table);
    if (!this.has(path)) return;
    const chunks = (await this.#open(path)).setEncoding('utf8') as AsyncIterable<string>;
    let batch: string[] = [];
    let length = 0;
    for await (const line of splitLines(chunks)) {
      batch.push(line);
      length += line.length;
      if (batch.length < ROWS_AT_ONCE && length < BYTES_AT_ONCE) continue;
      yield batch;
      batch = [];
      length = 0;
    }
    if (batch.length > 0) yield batch;
  }

  async #open(path: string): Promise<Readable> {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new Error(`The archive is not whole: ${path} is missing.`);
    return this.#zip.openReadStreamPromise(entry);
  }
}

async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    begun += first;
    const last = others.pop();
    if (last === undefined) continue;
    yield begun;
    yield* others;
    begun = last;
  }
  if (begun !== '') yield begun;
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
    if ((fileName.startsWith('files/') || fileName === MANIFEST) && uncompressedSize > LARGEST_FILE)
      throw new Error(`${fileName} is too large`);
    entries.set(fileName, entry);
  }
  return entries;
}

/** As much as every release writes. */
const hasFormat = z.object({ product: z.literal('Guardhouse'), format: z.number() });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > LARGEST_FILE) throw new Error('An entry of the archive is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
