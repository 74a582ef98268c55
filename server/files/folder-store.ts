import { mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';

/** A folder whose files no other user of the machine can read, and which survive a power failure. */
export class FolderStore extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
    try {
      mkdirSync(location, { recursive: true, mode: 0o700 });
    } catch {
      // The server starts without the disk as well: uploads are refused until it is back, and /readyz reports it.
    }
  }

  /**
   * Resolves once the file and its directory entry are synced to the disk, so that the file is as durable as the row
   * that is committed after it. A failed write leaves no partial file.
   */
  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    const path = join(this.#location, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      const { signal } = options ?? {};
      await writeFile(path, contents, { mode: 0o600, flush: true, ...(signal && { signal }) });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  /**
   * Sets the file's time to that of the move, as a bucket does: a sweep measures a file's age from it. The rename is
   * atomic, so the file exists under one of the two keys at every moment.
   */
  override async move(source: string, destination: string): Promise<void> {
    const [from, to] = [join(this.#location, source), join(this.#location, destination)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const now = new Date();
    await utimes(from, now, now);
    await rename(from, to);
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
