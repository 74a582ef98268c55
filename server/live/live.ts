import { inboxState, inboxStateInput } from '../../src/contract/staff/inbox-changes.ts';
import { mayDo } from '../../src/contract/staff/rights.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { readLateBefore } from '../inbox/office-hours/office-hours.queries.ts';
import { onlookerProcedureFor } from '../members/access/staff-procedures.ts';
import { router } from '../trpc.ts';
import { findInboxState } from './live.queries.ts';

/** The state of the inbox: a page requests it when its stream reports a change or, without a stream, every few seconds. */
export const liveRouter = router({
  inbox: onlookerProcedureFor('readInbox')
    .input(inboxStateInput)
    .output(inboxState)
    .query(async ({ ctx, input: { item, jid } }) => {
      const { id, roles } = ctx.signedIn.member;
      return findInboxState(ctx.db, {
        memberId: id,
        kinds: readableBy(roles, ctx.submissionKinds).kinds,
        item,
        jid,
        handlesPersons: mayDo(roles, 'handlePersons'),
        lateBefore: await readLateBefore(ctx.db),
      });
    }),
});
