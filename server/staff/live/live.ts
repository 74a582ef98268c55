import { inboxState, inboxStateInput } from '../../../src/contract/staff/inbox-changes.ts';
import { router } from '../../trpc.ts';
import { onlookerProcedureFor } from '../access/staff-procedures.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { findInboxState } from './live.queries.ts';

/** What a page asks when it hears of a change, and every few seconds where it cannot hear of any. */
export const liveRouter = router({
  inbox: onlookerProcedureFor('sales', 'recruiter')
    .input(inboxStateInput)
    .output(inboxState)
    .query(({ ctx, input: { item } }) => {
      const { id, role } = ctx.signedIn.member;
      return findInboxState(ctx.db, {
        memberId: id,
        kinds: readableBy(role, ctx.submissionKinds).kinds,
        item,
      });
    }),
});
