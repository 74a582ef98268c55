import { procedureFor, type SignedIn, type StaffContext } from '../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../members/creating.ts';
import { readableBy, worksOn } from './inbox-kinds.ts';

/** For reading the inbox, limited to the kinds that the member may read. */
export const inboxProcedure = procedureFor('readInbox').use(({ ctx, next }) =>
  next({ ctx: readableBy(ctx.signedIn.member.roles, ctx.submissionKinds) }),
);

/** For what does the same when it is repeated, limited to the kinds that the member works on. */
export const inboxWorkProcedure = procedureFor('workInbox').use(({ ctx, next }) =>
  next({ ctx: workable(ctx) }),
);

/** For changing items and creating something of them. */
export const creatingInboxProcedure = creatingProcedureFor('workInbox').use(({ ctx, next }) =>
  next({ ctx: workable(ctx) }),
);

/** For moving applications through the stages of hiring. */
export const applicantsWorkProcedure = creatingProcedureFor('moveApplicants').use(({ ctx, next }) =>
  next({ ctx: workable(ctx) }),
);

function workable({
  signedIn,
  submissionKinds,
}: Pick<StaffContext, 'submissionKinds'> & { signedIn: SignedIn }) {
  return worksOn(signedIn.member.roles, submissionKinds);
}
