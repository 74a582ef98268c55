import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../context.ts';
import { openWorkFiles, workFolders } from '../files/open-work-files.ts';
import { runImports } from '../importing/runs/run-imports.ts';
import { tidyImports } from '../importing/runs/tidy-imports.ts';
import { isClockInDoubt } from '../privacy/retention/find-doubt.ts';
import { arrivedArchive } from './bringing-back/arrived-archive.ts';

export type MovingInParts = Pick<
  Parts,
  'db' | 'config' | 'resumes' | 'publications' | 'content' | 'site' | 'publishing'
>;

const TIDY_EVERY_MS = 60 * 60_000;
/** Nobody works on a copy for longer. */
const WORK_MS = 24 * 60 * 60_000;

/** @returns a function that does what there is to do for imports, and hourly removes what nobody has gone on with. */
export function createMovingIn(
  parts: MovingInParts,
  log: FastifyBaseLogger,
): (stop: AbortSignal) => Promise<void> {
  let tidied = 0;
  return async (stop) => {
    await runImports({ ...parts, log }, stop);
    if (Date.now() - tidied < TIDY_EVERY_MS) return;
    tidied = Date.now();
    if (await isClockInDoubt(parts)) return;
    await tidyImports(parts);
    await arrivedArchive(parts.config).removeOld();
    for (const name of workFolders) await (await openWorkFiles(parts.config, name)).tidy(WORK_MS);
  };
}
