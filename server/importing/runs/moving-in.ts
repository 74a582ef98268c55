import {
  chooseInput,
  importInput,
  importLines,
  importLinesInput,
  importsInput,
  importsPage,
  matchColumnsInput,
  openedImport,
  siteChoices,
  startImportInput,
  tableColumns,
  tryAgainInput,
} from '../../../src/contract/staff/moving-in.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { listLines } from '../import-items.queries.ts';
import { findImport, listImports, removeImport } from '../imports.queries.ts';
import { removeFiles } from '../source-files.ts';
import {
  type ChangingContext,
  chooseOfSite,
  demandImport,
  goOnWithImport,
  matchColumns,
  noSuchImport,
  notNow,
  record,
  startImport,
  stopImport,
  tryAgain,
  undoImport,
} from './change-imports.ts';
import { readColumns } from './table-columns.ts';
import { uploadProcedures } from './upload-procedures.ts';

const movingProcedure = procedureFor('moveIn');
type MovingContext = Parameters<Parameters<typeof movingProcedure.query>[0]>[0]['ctx'];

const changing = ({ db, address, signedIn: { member } }: MovingContext): ChangingContext => ({
  db,
  address,
  member,
});

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
    .mutation(({ ctx, input }) => matchColumns(changing(ctx), input)),

  /** What the export of a site leaves to the office, once it is rehearsed. */
  choices: movingProcedure
    .input(importInput)
    .output(siteChoices)
    .query(async ({ ctx, input: { id } }) => {
      const row = await findImport(ctx.db, id);
      if (row === undefined) throw noSuchImport();
      return row.asked ?? { site: '', sites: [], sameSiteAs: null, kinds: [], menus: [], cameBefore: false };
    }),

  /** The file is read again with the choice, which the next export of the same site gets as well. */
  choose: movingProcedure
    .input(chooseInput)
    .output(openedImport)
    .mutation(({ ctx, input }) => chooseOfSite(changing(ctx), input)),

  start: movingProcedure
    .input(startImportInput)
    .output(openedImport)
    .mutation(({ ctx, input }) => startImport(changing(ctx), input)),

  /** What is being written is finished; the rest waits. */
  stop: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) => stopImport(changing(ctx), id)),

  goOn: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) => goOnWithImport(changing(ctx), id)),

  /** Tries the lines again that have failed. */
  tryAgain: movingProcedure
    .input(tryAgainInput)
    .output(openedImport)
    .mutation(({ ctx, input }) => tryAgain(changing(ctx), input)),

  /** Takes back what nobody has edited since. */
  undo: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(({ ctx, input: { id } }) => undoImport(changing(ctx), id)),

  /** Removes what was read and never written. @returns the import as it was. */
  discard: movingProcedure
    .input(importInput)
    .output(openedImport)
    .mutation(async ({ ctx, input: { id } }) => {
      const before = await demandImport(ctx.db, id);
      await runTransaction(ctx.db, async (trx) => {
        if (!(await removeImport(trx, id, ['reading', 'columns', 'unreadable', 'rehearsed'])))
          throw notNow(before);
        await record(changing(ctx), trx, 'import discarded', id, before.fileName);
      });
      await removeFiles(ctx.config, id);
      return before;
    }),

  ...uploadProcedures,
});
