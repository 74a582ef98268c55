import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/**
 * Files that are worked on: uploads on their way in, and archives on their way in or out. They lie where the resumes
 * lie, so that each server of several finds them.
 */
export interface WorkFiles {
  /** Moves a file of this machine here, in the place of one before it. */
  keep(path: string, name: string): Promise<void>;
  /** Writes a small file, in the place of one before it. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** @returns where this machine has the file, or a copy of it that is read and not changed. */
  find(name: string): Promise<string | undefined>;
  open(name: string): Promise<{ bytes: number; stream: Readable } | undefined>;
  list(): Promise<{ name: string; changedAt: Date }[]>;
  remove(name: string): Promise<void>;
  /** Removes what a process that ended has left behind, and copies that nobody has read for so long. */
  tidy(olderThanMs: number): Promise<void>;
}

export const isOlder = (at: Date, ms: number) => Date.now() - at.getTime() > ms;

export async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
}
