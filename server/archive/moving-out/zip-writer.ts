import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { EntryFacts } from './archive-format.ts';

/** Every entry has this time, as the format of zips writes it in any time zone. */
const FIXED_TIME = new Date(1980, 0, 1);

/** Writes a zip entry by entry, and notes the hash of each. The reader's pace limits how much is in memory. */
export class ZipWriter {
  readonly entries: EntryFacts[] = [];
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  /** A signal and not the promise: what waits for a promise is kept in memory as long as the promise is. */
  readonly #ended = new AbortController();
  #failure: Error | undefined;

  constructor(target: Writable, signal?: AbortSignal) {
    // The library declares an older stream type; at run time it is a Node stream.
    const output = this.#zip.outputStream as Readable;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written = pipeline(output, target, { signal });
    this.#written
      .catch((error: Error) => {
        this.#failure = error;
      })
      .finally(() => this.#ended.abort());
  }

  /** @param isCompressible false for what is compressed already, such as pictures. */
  async add(
    path: string,
    content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>,
    { isCompressible = true } = {},
  ): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const options = { mtime: FIXED_TIME, forceDosTimestamp: true, mode: 0o100_644, compress: isCompressible };
    this.#zip.addReadStreamLazy(path, options, giveOnce(measured));
    const { signal } = this.#ended;
    // Where the target fails, nobody reads the source to its end.
    await pipeline(source, measured, { signal }).catch((error: unknown) => {
      throw this.#failure ?? error;
    });
    if (!measured.readableEnded)
      await finished(measured, { signal, cleanup: true }).catch((error: unknown) => {
        throw this.#failure ?? error;
      });
    this.entries.push({ path, bytes, sha256: hash.digest('hex') });
  }

  /** Adds a file that is compressed already. */
  addFile(path: string, bytes: Buffer): Promise<void> {
    return this.add(path, streamOnce(bytes), { isCompressible: false });
  }

  addText(path: string, text: string): Promise<void> {
    return this.add(path, [text]);
  }

  addJson(path: string, value: unknown): Promise<void> {
    return this.addText(path, `${JSON.stringify(value, undefined, 2)}\n`);
  }

  /** Resolves once the target has everything. */
  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }
}

/** The zip keeps this function of each entry until its end, so that the function must not keep the stream. */
function giveOnce(stream: Readable) {
  const held: { stream: Readable | null } = { stream };
  return (take: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
    const { stream: given } = held;
    held.stream = null;
    if (given !== null) take(null, given);
  };
}

/** Whatever keeps the stream does not keep the bytes. */
function streamOnce(bytes: Buffer): Readable {
  const held: { bytes: Buffer | null } = { bytes };
  return new Readable({
    read() {
      const chunk = held.bytes;
      held.bytes = null;
      this.push(chunk);
      if (chunk !== null && chunk.length === 0) this.push(null);
    },
  });
}
