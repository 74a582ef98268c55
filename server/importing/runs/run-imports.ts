import { randomUUID } from 'node:crypto';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError, isDatabaseUnavailable } from '../../errors.ts';
import {
  claimImport,
  type ImportRow,
  keepLease,
  LEASE_SECONDS,
  releaseImport,
  updateImport,
} from '../imports.queries.ts';
import { countRetriable, emptyItems } from '../kept-items.queries.ts';
import { movingFiles, removeFiles, sourceFile } from '../source-files.ts';
import { StoppedImport } from '../stopped-import.ts';
import type { ClaimedImport, MovingParts } from '../writing.ts';
import { readers } from './read-apart.ts';
import { rehearse } from './rehearse.ts';
import { demandColumns } from './table-columns.ts';
import { undoItems } from './undo-items.ts';
import { writeItems } from './write-items.ts';

export const FILE_GONE = 'Its file is not here any more. Please upload it again.';
const UNKNOWN_FAILURE = 'It has stopped by an error of the server, whose log has the reason.';

/**
 * Does what there is to do for one import: reads it, writes it, or takes it back. What it has done is in the rows, so
 * that the next run, or another server, goes on where this one ends.
 * @returns whether there was one.
 */
export async function runNextImport(parts: MovingParts, stop?: AbortSignal): Promise<boolean> {
  const { db, config } = parts;
  const claim = randomUUID();
  const files = await movingFiles(config);
  const row = await claimImport(db, claim, (id) => files.has(sourceFile(id)));
  if (row === undefined) return false;
  await workOn(parts, { ...row, claim }, stop);
  return true;
}

/** Works on an import that this process has claimed, and leaves it to others afterwards. */
export async function workOn(parts: MovingParts, row: ClaimedImport, stop?: AbortSignal): Promise<void> {
  const { db } = parts;
  const { id, claim } = row;
  // A picture may take longer to be encoded than the lease lasts.
  const keeping = setInterval(
    () => void keepLease(db, id, claim).catch(() => undefined),
    (LEASE_SECONDS * 1_000) / 4,
  ).unref();
  try {
    await work(parts, row, stop);
  } catch (error) {
    if (!(error instanceof StoppedImport)) {
      stop?.throwIfAborted();
      if (!isDatabaseUnavailable(error)) await giveUp(parts, row, error);
      throw error;
    }
  } finally {
    clearInterval(keeping);
    await releaseImport(db, id, claim).catch(() => undefined);
  }
}

/** Runs one after the other until there is nothing to do. */
export async function runImports(parts: MovingParts, stop?: AbortSignal): Promise<void> {
  while (stop?.aborted !== true && (await runNextImport(parts, stop)));
}

async function work(parts: MovingParts, row: ClaimedImport, stop: AbortSignal | undefined): Promise<void> {
  const { db, config } = parts;
  const { id, state } = row;
  if (state === 'reading') {
    const path = await (await movingFiles(config)).find(sourceFile(id));
    if (path === undefined) throw new AppError('NOT_FOUND', FILE_GONE);
    if (row.source === 'table' && !(await demandColumns(db, row, path))) return;
    await rehearse(parts, row, { readers: parts.readers ?? readers, path, stop });
  } else if (state === 'running') {
    await writeItems(parts, row, stop);
    await finish(parts, row, 'done', 'import done');
  } else if (state === 'undoing') {
    await undoItems(parts, row, stop);
    await finish(parts, row, 'undone', 'import undone');
  }
}

/** What an import has needed is removed, since it may name persons; but not yet what has failed and may be tried again. */
async function finish(
  { db, config, content }: MovingParts,
  { id, claim, state, member_id, file_name }: ClaimedImport,
  next: 'done' | 'undone',
  action: 'import done' | 'import undone',
): Promise<void> {
  const isFailedKept = next === 'done';
  await runTransaction(db, async (trx) => {
    const isOurs = await trx
      .selectFrom('imports')
      .select('id')
      .where('id', '=', id)
      .where('claim', '=', claim)
      .where('state', '=', state)
      .forUpdate()
      .executeTakeFirst();
    if (isOurs === undefined) throw new StoppedImport();
    await emptyItems(trx, id, { isFailedKept });
    await updateImport(trx, id, [state], { state: next, asked: null });
    const line = { memberId: member_id, action, subject: importSubject(id), detail: file_name };
    await addAuditLine(trx, { ...line, address: '' });
  });
  const { pictures } = await countRetriable(db, id);
  await removeFiles(config, id, { isPicturesKept: isFailedKept && pictures > 0 });
  content.current++;
}

/** An error that is not one item's ends the work; somebody can go on once its cause is gone. */
async function giveUp({ db, log }: MovingParts, { id, state }: ImportRow, error: unknown): Promise<void> {
  log.error({ err: error, import: id }, 'an import has stopped');
  const isSaid = error instanceof AppError && error.code !== 'INTERNAL_SERVER_ERROR';
  const reason = isSaid ? error.message : UNKNOWN_FAILURE;
  if (state === 'reading') await updateImport(db, id, ['reading'], { state: 'unreadable', reason });
  else await updateImport(db, id, ['running', 'undoing'], { state: 'stopped', reason });
}
