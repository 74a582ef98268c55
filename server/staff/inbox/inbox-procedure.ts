import { procedureFor } from '../access/staff-procedures.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
import { readableBy } from './inbox-kinds.ts';

/** For who works on the inbox, each on the kinds of the own role. */
export const inboxProcedure = procedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: readableBy(ctx.signedIn.member.role, ctx.submissionKinds) }),
);

export const creatingInboxProcedure = creatingProcedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: readableBy(ctx.signedIn.member.role, ctx.submissionKinds) }),
);
