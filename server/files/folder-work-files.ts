import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOlder, sizeOf, type WorkFiles } from './work-files.ts';

export class FilesInFolder implements WorkFiles {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  async keep(path: string, name: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await rename(path, this.#path(name));
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const next = this.#path(`${name}.${randomUUID()}.incoming`);
    await writeFile(next, bytes, { mode: 0o600 });
    await rename(next, this.#path(name));
  }

  read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#path(name)).catch(() => undefined);
  }

  async has(name: string): Promise<boolean> {
    return (await sizeOf(this.#path(name))) !== undefined;
  }

  async find(name: string): Promise<string | undefined> {
    return (await this.has(name)) ? this.#path(name) : undefined;
  }

  async open(name: string) {
    const file = await open(this.#path(name)).catch(() => undefined);
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { bytes: size, stream: file.createReadStream() };
  }

  async list() {
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(
      names.map((name) =>
        stat(this.#path(name)).then(
          ({ mtime }) => [{ name, changedAt: mtime }],
          () => [],
        ),
      ),
    );
    return found.flat();
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async tidy(olderThanMs: number): Promise<void> {
    for (const { name, changedAt } of await this.list())
      if (name.endsWith('.incoming') && isOlder(changedAt, olderThanMs)) await this.remove(name);
  }
}
