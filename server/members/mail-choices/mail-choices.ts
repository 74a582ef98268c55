import { mailChoices } from '../../../src/contract/staff/mail-choices.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { findMailChoices, saveMailChoices } from './mail-choices.queries.ts';

/** Those who work on the inbox get these mails. */
const ownProcedure = procedureFor('workInbox');

/** Which mails about the inbox a member wants. */
export const mailChoicesRouter = router({
  find: ownProcedure.output(mailChoices).query(({ ctx }) => findMailChoices(ctx.db, ctx.signedIn.member.id)),

  save: ownProcedure
    .input(mailChoices)
    .output(mailChoices)
    .mutation(({ ctx, input }) =>
      runTransaction(ctx.db, async (trx) => {
        const { id } = ctx.signedIn.member;
        await saveMailChoices(trx, id, input);
        await addAuditLine(trx, { memberId: id, action: 'own mails chosen', address: ctx.address });
        return findMailChoices(trx, id);
      }),
    ),
});
