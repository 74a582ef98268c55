import { type Kysely, sql } from 'kysely';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import {
  importInput,
  importLines,
  importLinesInput,
  importsInput,
  importsPage,
  matchColumnsInput,
  type OpenedImport,
  openedImport,
  startImportInput,
  tableColumns,
} from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { beginItems, countWritten, listLines } from './import-items.queries.ts';
import {
  beginning,
  findImport,
  listImports,
  openImport,
  removeImport,
  updateImport,
} from './imports.queries.ts';
import { removeFiles } from './source-files.ts';
import { readColumns } from './table-columns.ts';

const movingProcedure = procedureFor('moveIn');
type MovingContext = Parameters<Parameters<typeof movingProcedure.query>[0]>[0]['ctx'];

/** Moving in from other systems: a rehearsal, the import, and taking it back. The work itself is a chore. */
export const movingInRouter = router({
  list: movingProcedure
    .input(importsInput)
    .output(importsPage)
    .query(({ ctx, input: { cursor } }) => listImports(ctx.db, cursor ?? undefined)),

  open: movingProcedure
    .input(importInput)
    .output(openedImport)
    .query(({ ctx, input: { id } }) => demandImport(ctx.db, id)),

  lines: movingProcedure
    .input(importLinesInput)
    .output(importLines)
    .query(async ({ ctx, input }) => {
      await demandImport(ctx.db, input.id);
      return listLines(ctx.db, input);
    }),

  columns: movingProcedure
    .input(importInput)
    .output(tableColumns)
    .query(async ({ ctx, input: { id } }) => {
      const row = await findImport(ctx.db, id);
      if (row === undefined) throw noSuchImport();
      if (row.source !== 'table')
        throw new AppError('BAD_REQUEST', 'Only the columns of a table are matched.');
      return readColumns(ctx, row);
    }),

  /** The file is read again with the choice, which the next table with the same headings gets as well. */
  matchColumns: movingProcedure
    .input(matchColumnsInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id, target, chosen } }) =>
      change(ctx, id, 'import columns matched', (db) =>
        updateImport(db, id, ['columns', 'rehearsed', 'unreadable'], {
          ...{ state: 'reading', target, chosen: JSON.stringify(chosen), done: 0 },
          ...{ total: sql<number>`bytes`, began_with: 0, began_at: new Date(), reason: '' },
        }),
      ),
    ),

  start: movingProcedure
    .input(startImportInput)
    .output(openedImport)
    .mutation(async ({ ctx, input: { id, hosts, overwrite } }) => {
      const { hosts: known } = await demandImport(ctx.db, id);
      const stranger = hosts.find((host) => !known.includes(host));
      if (stranger !== undefined)
        throw new AppError('BAD_REQUEST', `${stranger} holds no picture of this source.`, { field: 'hosts' });
      return change(ctx, id, 'import started', async (db) => {
        const isStarted = await updateImport(db, id, ['rehearsed'], {
          state: 'running',
          allowed_hosts: hosts,
        });
        if (!isStarted) return false;
        const total = await beginItems(db, id, overwrite);
        return updateImport(db, id, ['running'], beginning(0, total));
      });
    }),

  /** What is being written is finished; the rest waits. */
  stop: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) =>
      change(ctx, id, 'import stopped', (db) =>
        updateImport(db, id, ['running'], {
          state: 'stopped',
          reason: `Stopped by ${ctx.signedIn.member.name}.`,
        }),
      ),
    ),

  goOn: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) =>
      change(ctx, id, 'import gone on', (db) =>
        updateImport(db, id, ['stopped'], {
          ...{ state: 'running', reason: '', began_at: new Date() },
          began_with: sql<number>`done`,
        }),
      ),
    ),

  /** Takes back what nobody has edited since. */
  undo: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) =>
      change(ctx, id, 'import undoing', async (db) => {
        const total = await countWritten(db, id);
        return updateImport(db, id, ['done', 'stopped'], { state: 'undoing', ...beginning(0, total) });
      }),
    ),

  /** Removes what was read and never written. @returns the import as it was. */
  discard: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(async ({ ctx, input: { id } }) => {
      const before = await demandImport(ctx.db, id);
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await removeImport(trx, id, ['reading', 'columns', 'unreadable', 'rehearsed'])))
          throw notNow(before);
        await record(ctx, trx, 'import discarded', id, before.fileName);
      });
      await removeFiles(ctx.config, id);
      return before;
    }),
});

/** @throws {AppError} NOT_FOUND */
export async function demandImport(db: Kysely<Database>, id: number): Promise<OpenedImport> {
  const opened = await openImport(db, id);
  if (opened === undefined) throw noSuchImport();
  return opened;
}

const noSuchImport = () => new AppError('NOT_FOUND', 'There is no such import.');

/** @throws {AppError} CONFLICT where the import is not, or no longer, in a state for this. */
async function change(
  ctx: MovingContext,
  id: number,
  action: AuditAction,
  write: (db: Kysely<Database>) => Promise<boolean>,
): Promise<OpenedImport> {
  const before = await demandImport(ctx.db, id);
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await write(trx))) throw notNow(before);
    await record(ctx, trx, action, id, before.fileName);
  });
  return demandImport(ctx.db, id);
}

const notNow = ({ state }: OpenedImport) =>
  new AppError(
    'CONFLICT',
    `That is not possible now: the import is ${stateWords[state]}. Please look at it again.`,
  );

const stateWords: Record<OpenedImport['state'], string> = {
  reading: 'being read',
  columns: 'waiting for its columns to be matched',
  unreadable: 'unreadable',
  rehearsed: 'rehearsed',
  running: 'under way',
  stopped: 'stopped',
  done: 'done',
  undoing: 'being taken back',
  undone: 'taken back',
};

async function record(
  { signedIn, address }: MovingContext,
  db: Kysely<Database>,
  action: AuditAction,
  id: number,
  detail: string,
): Promise<void> {
  await addAuditLine(db, {
    memberId: signedIn.member.id,
    action,
    subject: importSubject(id),
    detail,
    address,
  });
}
