import { mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';

/** A folder for files that nobody else on the machine may read, and that a power cut does not lose. */
export class ResumeFolder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
    try {
      mkdirSync(location, { recursive: true, mode: 0o700 });
    } catch {
      // A disk that is away is no reason not to start: uploads are put off until it is back, and /readyz says so.
    }
  }

  /** Done when the file and its name are on the disk: the row that follows is as lasting. Leaves no part of a file. */
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

  /** As in a bucket, what was moved is as old as the move. At no moment is there no file. */
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
