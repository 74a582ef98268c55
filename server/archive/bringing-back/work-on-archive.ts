import type { MovingBack } from '../../../src/contract/staff/moving-back.ts';
import type { Context } from '../../context.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import { secondsLeft } from '../moving-out/time-left.ts';
import { ArrivedArchive, STATE_EVERY_MS } from './arrived-archive.ts';
import { type CheckedArchive, checkArchive } from './check-archive.ts';
import { findObstacles } from './find-obstacles.ts';
import { factsOf, loadArchive } from './load-archive.ts';
import { listHeld } from './what-is-here.ts';

type Working = Pick<
  Context,
  'address' | 'config' | 'content' | 'db' | 'draining' | 'log' | 'publications' | 'publishing' | 'resumes'
> & { signedIn: Pick<SignedIn, 'member'> };

interface Step {
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

/** Begins to read the archive for a rehearsal, and returns at once. Nothing is written. */
export function beginReading(working: Working): Promise<void> {
  return beginWork(working, 'reading', async (begun, step) => {
    const before = { ...begun, faults: [], present: [], holds: [] };
    let checked: CheckedArchive;
    try {
      checked = await checkArchive(await new ArrivedArchive(working.config).find(), step);
    } catch (error) {
      step.signal.throwIfAborted();
      return { ...before, state: 'refused', faults: [messageOf(error)] };
    }
    const { rows, leftOut, unscanned } = checked;
    const found = {
      ...factsOf(checked),
      holds: listHeld(rows),
      leftOut: leftOut.length,
      unscanned: unscanned.length,
    };
    const { faults, present } = await findObstacles(checked, working.db);
    const isGood = faults.length === 0 && present.length === 0;
    return { ...before, ...found, faults, present, state: isGood ? 'rehearsed' : 'refused' };
  });
}

/** Begins to move the archive in, and returns at once. It comes in as a whole or not at all. */
export function beginLoading(working: Working): Promise<void> {
  const { config, db, resumes, publications, signedIn, address, content, publishing } = working;
  return beginWork(working, 'running', async (begun, step) => {
    const archive = new ArrivedArchive(config);
    const by = { memberId: signedIn.member.id, address };
    await loadArchive(await archive.find(), db, { resumes, publications }, { by, ...step });
    await archive.removeFile();
    content.current++;
    await publishing?.reload().catch(() => undefined);
    return { ...begun, state: 'done' };
  });
}

async function beginWork(
  { config, log, draining }: Working,
  state: 'reading' | 'running',
  work: (begun: MovingBack, step: Step) => Promise<MovingBack>,
): Promise<void> {
  const { begun, write, end } = await new ArrivedArchive(config).begin(state);
  const discarded = new AbortController();
  const signal = AbortSignal.any([discarded.signal, ...(draining ? [draining] : [])]);
  const started = Date.now();
  let { progress } = begun;
  let isWriting: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    isWriting = isWriting
      .then(() => write({ ...begun, progress }))
      .then((isStillHere) => isStillHere || discarded.abort())
      .catch((error: unknown) => log.error(error, 'the state of an archive could not be written'));
  }, STATE_EVERY_MS);
  const onProgress = (done: number, total: number) => {
    progress = { done, total, secondsLeft: secondsLeft(done, total, Date.now() - started) };
  };
  const finish = async (): Promise<MovingBack> => {
    try {
      return { ...(await work(begun, { signal, onProgress })), progress };
    } catch (error) {
      if (signal.aborted) return { ...begun, state: 'interrupted', progress };
      log.error(error, 'an archive could not be moved in');
      return { ...begun, state: 'failed', reason: messageOf(error) };
    }
  };
  void finish()
    .then(async (finished) => {
      clearInterval(timer);
      await isWriting;
      // First, since whoever sees the state may begin something else at that moment.
      await end();
      await write(finished);
    })
    .catch((error: unknown) => log.error(error, 'the state of an archive could not be written'));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
