import { creatingProcedureFor } from '../creating.ts';
import { procedureFor } from '../staff-procedures.ts';
import { inboxKindsOf } from './inbox-kinds.ts';

/** For who works on the inbox, each on the kinds of the own role. */
export const inboxProcedure = procedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: { kinds: inboxKindsOf[ctx.signedIn.member.role] } }),
);

export const creatingInboxProcedure = creatingProcedureFor('sales', 'recruiter').use(({ ctx, next }) =>
  next({ ctx: { kinds: inboxKindsOf[ctx.signedIn.member.role] } }),
);
