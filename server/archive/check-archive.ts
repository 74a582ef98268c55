import { EndedProcess, hearProcess } from '../files/hear-process.ts';
import type { ArchiveFacts, Manifest, Purpose } from './format.ts';

/** What an archive says about itself, and what is wrong with it, in words for the office. */
export interface CheckedArchive extends Omit<Manifest, 'entries'>, ArchiveFacts {
  faults: string[];
}

export interface Checking {
  signal?: AbortSignal | undefined;
  /** Hears how many bytes of how many are read. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

export type ArchiveTold =
  | { isReady: true }
  | { done: number; total: number }
  | { checked: CheckedArchive }
  | { refused: string };

/** An archive is foreign and large until it is known to be whole, so it is read in a process of its own. */
const options = {
  work: 'reading of an archive',
  source: new URL('./check-process.ts', import.meta.url),
  // The manifest has a line for each file.
  heapMb: 1_024,
  // Listing its files, and looking through the rows of the resumes, says nothing meanwhile.
  silenceMs: 300_000,
};

/**
 * Reads the whole archive, and writes nothing.
 * @param purpose absent: any.
 * @throws {Error} for a file that is none, made to do harm, or for something else.
 */
export async function checkArchive(
  path: string,
  purpose?: Purpose,
  { signal, onProgress }: Checking = {},
): Promise<CheckedArchive> {
  try {
    for await (const { told, answer } of hearProcess<ArchiveTold, string>(options, signal)) {
      if ('checked' in told) return demandPurpose(told.checked, purpose);
      if ('refused' in told) throw new Error(told.refused);
      if ('isReady' in told) answer(path);
      else onProgress?.(told.done, told.total);
    }
  } catch (cause) {
    if (!(cause instanceof EndedProcess)) throw cause;
    throw new Error('The archive cannot be read: that took more time or memory than it may.', { cause });
  }
  throw new Error('an archive was read without an end');
}

function demandPurpose(checked: CheckedArchive, wanted: Purpose | undefined): CheckedArchive {
  if (wanted === undefined || checked.purpose === wanted) return checked;
  throw new Error(
    checked.purpose === 'backup'
      ? 'The archive is a backup, which npm run restore takes in.'
      : 'The archive was made by moving out: npm run move-in takes it in.',
  );
}

/** Reads an archive that is whole, and changes nothing. @throws {Error} that says what is wrong with it. */
export async function demandWhole(...args: Parameters<typeof checkArchive>): Promise<CheckedArchive> {
  const checked = await checkArchive(...args);
  if (checked.faults.length > 0) throw new Error(checked.faults.join('\n'));
  return checked;
}
