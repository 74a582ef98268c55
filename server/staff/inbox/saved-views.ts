import { z } from 'zod';
import { done } from '../../../src/contract/staff/member.ts';
import { removeViewInput, savedView, saveViewInput } from '../../../src/contract/staff/saved-view.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
import { listViews, removeView, saveView } from './saved-views.queries.ts';

const viewProcedure = procedureFor('readInbox');

/** Each member's own saved views. */
export const savedViewsRouter = router({
  list: viewProcedure
    .output(z.array(savedView))
    .query(({ ctx }) => listViews(ctx.db, ctx.signedIn.member.id)),

  save: creatingProcedureFor('workInbox')
    .input(saveViewInput)
    .output(savedView)
    .mutation(({ ctx, input }) =>
      ctx.once(async (trx) => {
        const view = await saveView(trx, ctx.signedIn.member.id, input);
        if (view === undefined)
          throw new AppError('BAD_REQUEST', 'You have too many views. Remove one first.');
        return view;
      }),
    ),

  remove: procedureFor('workInbox')
    .input(removeViewInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      if (!(await removeView(ctx.db, ctx.signedIn.member.id, input.id)))
        throw new AppError('NOT_FOUND', 'There is no such view.');
      return { done: true };
    }),
});
