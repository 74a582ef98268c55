import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import type { ArchiveFacts } from '../archive/format.ts';

/** Exit code for an archive that is whole except for files that are missing or damaged in the store. */
const INCOMPLETE = 3;

/**
 * Writes an archive, which gets its name only when it is whole, and on the disk.
 * @param name the name; it may depend on what is in the archive.
 */
export async function writeArchiveFile(
  partial: string,
  write: (target: Writable) => Promise<ArchiveFacts>,
  name: (facts: ArchiveFacts) => string,
): Promise<void> {
  try {
    const facts = await write(createWriteStream(partial, { mode: 0o600, flush: true }));
    reportArchive('The archive is whole', facts);
    await rename(partial, name(facts));
    const folder = await open(dirname(partial));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Prints what an archive has, and sets the exit code if files are missing in it. */
export function reportArchive(
  title: string,
  { rows, files, exportedAt, lacking, leftOut }: ArchiveFacts,
): void {
  console.log(`${title}: ${rows} rows and ${files} files, of ${exportedAt}.`);
  if (leftOut.length > 0) console.error(`Left out, since a virus was found: ${leftOut.join(', ')}`);
  if (lacking.length === 0) return;
  console.error(`Missing or damaged in the store: ${lacking.join(', ')}`);
  process.exitCode = INCOMPLETE;
}
