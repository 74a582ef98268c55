import { ARRIVED_KEPT_HOURS, type MovingBack, movingBack } from '../../../src/contract/staff/moving-back.ts';
import type { Context } from '../../context.ts';
import type { Place } from '../../importing/source-files.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import { type CheckedArchive, checkArchive } from '../check-archive.ts';
import { noArchive, WatchedArchive } from '../watched-archive.ts';
import { beginWork } from '../work-on-archive.ts';
import { bringBack, findObstacles } from './bring-back.ts';
import { listHeld, listPresent } from './what-is-here.ts';

export const NOTHING: MovingBack = {
  state: 'none',
  fileName: '',
  bytes: 0,
  by: null,
  at: null,
  exportedAt: null,
  holds: [],
  progress: { done: 0, total: 0, secondsLeft: null },
  rows: 0,
  files: 0,
  lacking: [],
  leftOut: 0,
  unscanned: 0,
  faults: [],
  present: [],
  reason: '',
};

/** The archive that was uploaded to be moved in. */
export const arrivedArchive = (place: Place) =>
  new WatchedArchive<MovingBack>(place, {
    folder: 'moving-back',
    schema: movingBack,
    nothing: NOTHING,
    keptHours: ARRIVED_KEPT_HOURS,
    busy: 'The archive is being worked on already. Please wait for it.',
  });

type Working = Pick<
  Context,
  'address' | 'config' | 'content' | 'db' | 'draining' | 'log' | 'publications' | 'publishing' | 'resumes'
> & { signedIn: Pick<SignedIn, 'member'> };

const begin = (state: 'reading' | 'running') => (before: MovingBack) => {
  if (before.state === 'none') throw noArchive();
  return { ...before, state, reason: '', progress: NOTHING.progress };
};

/** Begins to read the archive for a rehearsal, and returns at once. Nothing is written. */
export function beginReading(working: Working): Promise<void> {
  const arrived = arrivedArchive(working.config);
  return beginWork(arrived, working, begin('reading'), async (begun, step) => {
    const before: MovingBack = { ...begun, faults: [], present: [], holds: [] };
    let checked: CheckedArchive;
    try {
      checked = await checkArchive(await arrived.find(), 'moving out', step);
    } catch (error) {
      step.signal.throwIfAborted();
      return {
        ...before,
        state: 'refused',
        faults: [error instanceof Error ? error.message : String(error)],
      };
    }
    const { exportedAt, rows, files, lacking, leftOut, unscanned, tables } = checked;
    const faults = await findObstacles(checked, working.db);
    const present = await listPresent(working.db);
    return {
      ...before,
      exportedAt,
      rows,
      files,
      lacking,
      leftOut: leftOut.length,
      unscanned: unscanned.length,
      holds: listHeld(tables),
      faults,
      present,
      state: faults.length === 0 && present.length === 0 ? 'rehearsed' : 'refused',
    };
  });
}

/** Begins to move the archive in, and returns at once. It comes in as a whole or not at all. */
export function beginLoading(working: Working): Promise<void> {
  const { config, db, resumes, publications, signedIn, address, content, publishing } = working;
  const arrived = arrivedArchive(config);
  return beginWork(arrived, working, begin('running'), async (begun, step) => {
    const by = { memberId: signedIn.member.id, address };
    await bringBack(await arrived.find(), db, { resumes, publications }, { by, ...step });
    await arrived.removeFile();
    content.current++;
    await publishing?.reload().catch(() => undefined);
    return { ...begun, state: 'done' };
  });
}
