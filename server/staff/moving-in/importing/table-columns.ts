import type { TableColumns } from '../../../../src/contract/staff/moving-in.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findChoice, type ImportRow, updateImport } from '../imports.queries.ts';
import { hasFile, sourceFile } from '../source-files.ts';

/** The columns of a table with examples, and what was chosen for the same headings before. */
export async function readColumns(
  { db, config }: Pick<Context, 'db' | 'config'>,
  row: ImportRow,
): Promise<TableColumns> {
  const path = sourceFile(config, row.id);
  if (!(await hasFile(path))) throw new AppError('NOT_FOUND', 'The file is not here any more.');
  const before = await findChoice(db, row.headings);
  return {
    columns: [],
    fields: { job: [], blog: [], contact: [] },
    target: row.target ?? before?.target ?? null,
    chosen: row.target === null ? (before?.chosen ?? {}) : row.chosen,
  };
}

/** @returns whether it is known what a table's columns are; if not, the import waits for somebody to say it. */
export async function demandColumns(db: Context['db'], row: ImportRow, _path: string): Promise<boolean> {
  if (row.target !== null) return true;
  await updateImport(db, row.id, ['reading'], { state: 'columns' });
  return false;
}
