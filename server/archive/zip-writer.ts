import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Manifest } from './format.ts';

/** Every entry has this time, as the format of zips writes it in any time zone. */
const FIXED_TIME = new Date(1980, 0, 1);

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Writes a zip entry by entry, and notes the hash of each. The reader's pace limits how much is in memory. */
export class ZipWriter {
  readonly entries: Manifest['entries'] = [];
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  /** A signal and not the promise: what waits for a promise is kept in memory as long as the promise is. */
  readonly #ended = new AbortController();

  constructor(target: Writable, signal?: AbortSignal) {
    // The library declares an older stream type; at run time it is a Node stream.
    const output = this.#zip.outputStream as Readable;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written = pipeline(output, target, { signal });
    this.#written.then(
      () => this.#ended.abort(),
      (error: unknown) => this.#ended.abort(error),
    );
  }

  /** @param isCompressible false for what is compressed already, such as pictures. */
  async add(path: string, content: Content, { isCompressible = true } = {}): Promise<void> {
    const { signal } = this.#ended;
    signal.throwIfAborted();
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measure() {
      for await (const piece of content) {
        const chunk = Buffer.from(piece as Buffer);
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const stream = Readable.from(measure(), { objectMode: false });
    const options = { mtime: FIXED_TIME, forceDosTimestamp: true, mode: 0o100_600, compress: isCompressible };
    this.#zip.addReadStreamLazy(path, options, giveOnce(stream));
    // Where the target fails, nobody reads the stream to its end.
    await finished(stream, { signal, cleanup: true }).catch((error: unknown) => {
      stream.destroy();
      this.#ended.abort(error);
      throw signal.reason;
    });
    this.entries.push({ path, bytes, sha256: hash.digest('hex') });
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
  let held: Readable | undefined = stream;
  return (take: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
    if (held !== undefined) take(null, held);
    held = undefined;
  };
}
