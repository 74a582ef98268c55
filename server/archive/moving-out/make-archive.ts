import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import { ArchiveOnDisk, STATE_EVERY_MS } from './archive-on-disk.ts';
import { secondsLeft } from './time-left.ts';
import { describeArchive, writeArchive } from './write-archive.ts';

type Making = Pick<
  Context,
  'address' | 'config' | 'db' | 'draining' | 'log' | 'publications' | 'resumes' | 'submissionKinds'
> & { signedIn: SignedIn };

/**
 * Begins an archive and returns at once; the work goes on until it is done, stopped, or the server ends.
 * @throws {AppError} CONFLICT while another one is being made.
 */
export async function beginArchive(making: Making): Promise<void> {
  const archive = new ArchiveOnDisk(making.config);
  const { name, email } = making.signedIn.member;
  const begun = await archive.begin(name === '' ? email : name);
  void make(making, archive, begun).catch((error: unknown) =>
    making.log.error(error, 'the state of moving out could not be written'),
  );
}

async function make(
  { db, resumes, publications, submissionKinds, draining, log, signedIn, address }: Making,
  archive: ArchiveOnDisk,
  { state, target }: Awaited<ReturnType<ArchiveOnDisk['begin']>>,
): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(draining ? [draining] : [])]);
  const started = Date.now();
  let { progress } = state;
  let isWriting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    isWriting = isWriting
      .then(async () => {
        if (await archive.isStopAsked()) stop.abort();
        await archive.write({ ...state, progress });
      })
      .catch((error: unknown) => log.error(error, 'the progress of moving out could not be written'));
  }, STATE_EVERY_MS);
  const settle = async () => {
    clearInterval(timer);
    await isWriting;
  };
  try {
    const written = await writeArchive(target, {
      db,
      resumes,
      publications,
      signal,
      kinds: submissionKinds,
      onProgress: (done, total) => {
        progress = { done, total, secondsLeft: secondsLeft(done, total, Date.now() - started) };
      },
    });
    // A small archive may be whole before the next look.
    if (await archive.isStopAsked()) stop.abort();
    stop.signal.throwIfAborted();
    const { rows, files, lacking, leftOut, unscanned } = written;
    // Nobody can take the archive before the log says that there is one.
    const detail = describeArchive(written);
    await addAuditLine(db, {
      memberId: signedIn.member.id,
      action: 'moving-out archive made',
      detail,
      address,
    });
    // A bucket may take long, and until then the state says that somebody is at work.
    const bytes = await archive.finish();
    await settle();
    const counts = { bytes, rows, files, lacking, leftOut: leftOut.length, unscanned: unscanned.length };
    await archive.write({ ...state, ...counts, state: 'ready', progress });
  } catch (error) {
    await settle();
    if (draining?.aborted) return archive.abandon({ ...state, state: 'interrupted' });
    if (stop.signal.aborted) return archive.abandon({ ...state, state: 'stopped' });
    log.error(error, 'the archive for moving out failed');
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    const reason = isFull
      ? 'The disk of the server is full.'
      : 'The server could not write it. Its log says why.';
    await archive.abandon({ ...state, state: 'failed', reason });
  }
}
