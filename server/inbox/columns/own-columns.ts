import { chosenColumns, saveColumnsInput } from '../../../src/contract/staff/columns.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { findColumns, saveColumns } from './own-columns.queries.ts';

const ownProcedure = procedureFor('readInbox');

/** Which columns a member sees in the lists. They concern nobody else, so the audit log does not mention them. */
export const ownColumnsRouter = router({
  find: ownProcedure.output(chosenColumns).query(({ ctx }) => findColumns(ctx.db, ctx.signedIn.member.id)),

  save: ownProcedure
    .input(saveColumnsInput)
    .output(chosenColumns)
    .mutation(async ({ ctx, input }) => {
      const { id } = ctx.signedIn.member;
      await saveColumns(ctx.db, id, input);
      return findColumns(ctx.db, id);
    }),
});
