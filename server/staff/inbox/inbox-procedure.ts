import { procedureFor } from '../access/staff-procedures.ts';
import { creatingProcedureFor } from '../editing/creating.ts';
import { readableBy } from './inbox-kinds.ts';

/** For members who work on the inbox, limited to the kinds of their role. */
export const inboxProcedure = procedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: readableBy(ctx.signedIn.member.role, ctx.submissionKinds) }),
);

export const creatingInboxProcedure = creatingProcedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: readableBy(ctx.signedIn.member.role, ctx.submissionKinds) }),
);
