import { referenceInput } from '../../src/contract/staff/inbox.ts';
import { done } from '../../src/contract/staff/member.ts';
import { leaveInput, presenceInput, presentMembers } from '../../src/contract/staff/presence.ts';
import { AppError } from '../errors.ts';
import { readableBy } from '../inbox/inbox-kinds.ts';
import { onlookerProcedureFor } from '../members/access/staff-procedures.ts';
import { router } from '../trpc.ts';
import { findKindOf } from './live.queries.ts';

/** The pages report by themselves, so that none of this prolongs a session. */
const presenceProcedure = onlookerProcedureFor('readInbox').use(({ ctx, next }) => {
  if (ctx.presence === undefined) throw new Error('the staff area was started without its board of presence');
  return next({
    ctx: {
      presence: ctx.presence,
      member: ctx.signedIn.member,
      kinds: readableBy(ctx.signedIn.member.roles, ctx.submissionKinds).kinds,
    },
  });
});

/** Who else has an item open, and who is writing there. */
export const presenceRouter = router({
  /** A page reports what its member does, again and again while the item is open. */
  report: presenceProcedure
    .input(presenceInput)
    .output(done)
    .mutation(async ({ ctx, input: { reference, page, doing } }) => {
      const kind = await findKindOf(ctx.db, reference, ctx.kinds);
      if (kind === undefined) throw new AppError('NOT_FOUND', 'There is no such submission.');
      const { id: memberId, name } = ctx.member;
      await ctx.presence.report({ page, memberId, name, reference, kind, doing });
      return { done: true };
    }),

  leave: presenceProcedure
    .input(leaveInput)
    .output(done)
    .mutation(async ({ ctx, input: { page } }) => {
      await ctx.presence.leave({ page, memberId: ctx.member.id });
      return { done: true };
    }),

  list: presenceProcedure
    .input(referenceInput)
    .output(presentMembers)
    .query(({ ctx, input: { reference } }) => ctx.presence.list(reference, ctx.kinds, ctx.member.id)),
});
