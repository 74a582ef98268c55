import type { TableColumns } from '../../../src/contract/staff/moving-in.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createBoundedQueue } from '../../files/bounded-queue.ts';
import { UnreadableSource } from '../found-item.ts';
import { findChoice, type ImportRow, updateImport } from '../imports.queries.ts';
import { movingFiles, sourceFile } from '../source-files.ts';
import { readColumnsApart } from './read-apart.ts';

/** Each is a process. */
const oneByOne = createBoundedQueue({ concurrency: 1, mostWaiting: 20, longestWaitMs: 15_000 });

/** The columns of a table with examples, and what was chosen for the same headings before. */
export async function readColumns(
  { db, config }: Pick<Context, 'db' | 'config'>,
  row: ImportRow,
): Promise<TableColumns> {
  const path = await (await movingFiles(config)).find(sourceFile(row.id));
  if (path === undefined) throw new AppError('NOT_FOUND', 'The file is not here any more.');
  const found = await oneByOne(() => readColumnsApart(path)).catch((cause: unknown) => {
    throw cause instanceof UnreadableSource ? new AppError('BAD_REQUEST', cause.message, { cause }) : cause;
  });
  if (row.target !== null) return { ...found, target: row.target, chosen: row.chosen };
  const before = await findChoice(db, headingsOf(found));
  if (before === undefined) return found;
  return { ...found, target: before.target, chosen: before.chosen, cameBefore: true };
}

/** @returns whether it is known what a table's columns are; if not, the import waits for somebody to say it. */
export async function demandColumns(db: Context['db'], row: ImportRow, path: string): Promise<boolean> {
  if (row.target !== null) return true;
  try {
    const headings = headingsOf(await readColumnsApart(path));
    await updateImport(db, row.id, ['reading'], { state: 'columns', headings });
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
    await updateImport(db, row.id, ['reading'], {
      state: 'unreadable',
      reason: error.message.slice(0, 1_000),
    });
  }
  return false;
}

const headingsOf = ({ columns }: TableColumns) => JSON.stringify(columns.map(({ heading }) => heading));
