import { inboxState, inboxStateInput } from '../../../src/contract/staff/inbox-changes.ts';
import { router } from '../../trpc.ts';
import { onlookerProcedureFor } from '../access/staff-procedures.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { findInboxState } from './live.queries.ts';

/** What a page requests when it is told of a change or, where it cannot be told, every few seconds. */
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
