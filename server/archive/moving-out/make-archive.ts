import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { ARCHIVE_KEPT_HOURS, type MovingOut, movingOut } from '../../../src/contract/staff/moving-out.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import { WatchedArchive } from '../watched-archive.ts';
import { beginWork } from '../work-on-archive.ts';
import { describeArchive, writeArchive } from '../write-archive.ts';

const NOTHING: MovingOut = {
  state: 'none',
  by: null,
  begunAt: null,
  progress: { done: 0, total: 0, secondsLeft: null },
  bytes: 0,
  rows: 0,
  files: 0,
  lacking: [],
  leftOut: 0,
  unscanned: 0,
  reason: '',
};

/** The archive for moving out that the screen makes. */
export const movingOutArchive = (place: Pick<Config, 'dataDir' | 'resumeBucket'>) =>
  new WatchedArchive<MovingOut>(place, {
    folder: 'moving-out',
    schema: movingOut,
    nothing: NOTHING,
    keptHours: ARCHIVE_KEPT_HOURS,
    busy: 'An archive is being made already. Wait for it, or stop it.',
  });

type Making = Pick<
  Context,
  'address' | 'config' | 'db' | 'draining' | 'log' | 'publications' | 'resumes' | 'submissionKinds'
> & { signedIn: SignedIn };

/** Begins an archive in place of the one before. @throws {AppError} CONFLICT while another one is being made. */
export function beginArchive(making: Making): Promise<void> {
  const { db, config, draining, log, signedIn, address, resumes, publications } = making;
  const archive = movingOutArchive(config);
  const { id: memberId, name, email } = signedIn.member;
  const begin = (): MovingOut => ({
    ...NOTHING,
    state: 'running',
    by: name === '' ? email : name,
    begunAt: new Date().toISOString(),
  });
  return beginWork(archive, making, begin, async (begun, { signal, onProgress, check }) => {
    try {
      await archive.removeFile();
      const target = createWriteStream(archive.partial, { mode: 0o600, flush: true });
      const parts = { db, resumes, publications, kinds: making.submissionKinds, signal, onProgress };
      const written = await writeArchive(target, 'moving out', parts);
      await check();
      // Nobody can take the archive before the log says that there is one.
      const detail = describeArchive(written);
      await addAuditLine(db, { memberId, action: 'moving-out archive made', detail, address });
      const { size: bytes } = await stat(archive.partial);
      await archive.keep(archive.partial);
      const { rows, files, lacking, leftOut, unscanned } = written;
      const counts = { bytes, rows, files, lacking, leftOut: leftOut.length, unscanned: unscanned.length };
      return { ...begun, ...counts, state: 'ready' };
    } catch (error) {
      await rm(archive.partial, { force: true });
      if (signal.aborted && !draining?.aborted) return { ...begun, state: 'stopped' };
      if (signal.aborted) throw error;
      log.error(error, 'the archive for moving out failed');
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      const reason = isFull
        ? 'The disk of the server is full.'
        : 'The server could not write it. Its log says why.';
      return { ...begun, state: 'failed', reason };
    }
  });
}
