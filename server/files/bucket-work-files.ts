import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { z } from 'zod';
import { listKeys } from './stored-kind.ts';
import { isOlder, sizeOf, type WorkFiles } from './work-files.ts';

/** An object is read and written whole, within the time that a store is given to answer. */
const PART_BYTES = 8 * 1024 * 1024;
const INDEX = 'names/';
const PARTS = 'parts/';

/** Which parts a file has. It is written after them, so that nobody finds half a file. */
const kept = z.object({ version: z.uuid(), parts: z.int(), bytes: z.int() });
type Kept = z.infer<typeof kept>;

const partKey = (version: string, part: number) => `${PARTS}${version}/${part}`;

export class FilesInBucket implements WorkFiles {
  readonly #disk: Disk;
  /** For copies, since zips are read from their end. */
  readonly #folder: string;
  constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  async keep(path: string, name: string): Promise<void> {
    await this.#write(name, createReadStream(path, { highWaterMark: PART_BYTES }));
    await rm(path, { force: true });
  }

  put(name: string, bytes: Uint8Array): Promise<void> {
    return this.#write(name, [bytes]);
  }

  async #write(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const before = await this.#find(name);
    const next: Kept = { version: randomUUID(), parts: 0, bytes: 0 };
    for await (const chunk of chunks) {
      await this.#disk.put(partKey(next.version, next.parts), chunk);
      next.parts += 1;
      next.bytes += chunk.length;
    }
    await this.#disk.put(INDEX + name, JSON.stringify(next));
    if (before !== undefined) await this.#removeParts(before);
  }

  async #find(name: string): Promise<Kept | undefined> {
    if (!(await this.#disk.exists(INDEX + name))) return undefined;
    const text = await this.#disk.get(INDEX + name).catch(() => '');
    return text === '' ? undefined : kept.parse(JSON.parse(text));
  }

  async *#read({ version, parts }: Kept): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < parts; part++) yield await this.#disk.getBytes(partKey(version, part));
  }

  async read(name: string): Promise<Buffer | undefined> {
    for (;;) {
      const found = await this.#find(name);
      if (found === undefined) return undefined;
      try {
        const chunks: Uint8Array[] = [];
        for await (const chunk of this.#read(found)) chunks.push(chunk);
        return Buffer.concat(chunks);
      } catch (error) {
        // Another server has replaced it meanwhile, and removed these parts.
        if ((await this.#find(name))?.version === found.version) throw error;
      }
    }
  }

  async has(name: string): Promise<boolean> {
    return this.#disk.exists(INDEX + name);
  }

  async find(name: string): Promise<string | undefined> {
    const found = await this.#find(name);
    if (found === undefined) return undefined;
    const copy = join(this.#folder, `${found.version}.copy`);
    if ((await sizeOf(copy)) === found.bytes) return copy;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const next = join(this.#folder, `${randomUUID()}.incoming`);
    try {
      await pipeline(Readable.from(this.#read(found)), createWriteStream(next, { mode: 0o600 }));
      await rename(next, copy);
    } finally {
      await rm(next, { force: true });
    }
    return copy;
  }

  async open(name: string) {
    const found = await this.#find(name);
    return found && { bytes: found.bytes, stream: Readable.from(this.#read(found)) };
  }

  async list() {
    const found: { name: string; changedAt: Date }[] = [];
    for await (const keys of listKeys(this.#disk))
      for (const key of keys.filter((each) => each.startsWith(INDEX))) {
        const { lastModified } = await this.#disk.getMetaData(key);
        found.push({ name: key.slice(INDEX.length), changedAt: lastModified });
      }
    return found;
  }

  async remove(name: string): Promise<void> {
    const found = await this.#find(name);
    if (found === undefined) return;
    await this.#disk.delete(INDEX + name);
    await this.#removeParts(found);
  }

  async #removeParts({ version, parts }: Kept): Promise<void> {
    for (let part = 0; part < parts; part++) await this.#disk.delete(partKey(version, part));
    await rm(join(this.#folder, `${version}.copy`), { force: true });
  }

  async tidy(olderThanMs: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => /\.(?:copy|incoming)$/.test(each))) {
      const path = join(this.#folder, name);
      const changedAt = await stat(path).then(
        ({ mtime }) => mtime,
        () => new Date(),
      );
      if (isOlder(changedAt, olderThanMs)) await rm(path, { force: true });
    }
    const known = new Set<string>();
    const parts: string[] = [];
    for await (const keys of listKeys(this.#disk))
      for (const key of keys)
        if (key.startsWith(PARTS)) parts.push(key);
        else known.add((await this.#find(key.slice(INDEX.length)))?.version ?? '');
    for (const key of parts.filter((each) => !known.has(each.split('/')[1] ?? ''))) {
      const { lastModified } = await this.#disk.getMetaData(key);
      if (isOlder(lastModified, olderThanMs)) await this.#disk.delete(key);
    }
  }
}
