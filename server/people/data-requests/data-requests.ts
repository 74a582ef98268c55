import {
  dataRequestInput,
  dataRequestStateInput,
  dataRequestsInput,
  dataRequestsPage,
} from '../../../src/contract/staff/data-requests.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { listDataRequests, releaseMailsOf, updateDataRequestState } from './data-requests.queries.ts';

const ownerProcedure = procedureFor('handlePersons');

/** Requests about personal data, each with the day by which it has to be answered. */
export const dataRequestsRouter = router({
  /** A mutation, since reading is recorded in the audit log. */
  list: ownerProcedure
    .input(dataRequestsInput)
    .output(dataRequestsPage)
    .mutation(async ({ ctx, input: { state, cursor } }) => {
      const page = await listDataRequests(ctx.db, state, cursor ?? undefined);
      if (page.requests.length > 0)
        await addAuditLine(ctx.db, {
          memberId: ctx.signedIn.member.id,
          action: 'data requests read',
          subject: page.requests.map(({ reference }) => reference).join(' '),
          address: ctx.address,
        });
      return page;
    }),

  setState: ownerProcedure
    .input(dataRequestStateInput)
    .output(done)
    .mutation(async ({ ctx, input: { reference, state } }) => {
      if (!(await updateDataRequestState(ctx.db, reference, state)))
        throw new AppError('NOT_FOUND', 'There is no such request.');
      await addAuditLine(ctx.db, {
        memberId: ctx.signedIn.member.id,
        action: 'data request set',
        subject: reference,
        detail: state,
        address: ctx.address,
      });
      return { done: true };
    }),

  /** Sends the held mails of a request that was wrongly suspected of being spam. */
  release: ownerProcedure
    .input(dataRequestInput)
    .output(done)
    .mutation(async ({ ctx, input: { reference } }) => {
      await runTransaction(ctx.db, async (trx) => {
        const count = await releaseMailsOf(trx, reference);
        if (count === 0) throw new AppError('NOT_FOUND', 'This request has no mail on hold.');
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'data request mails released',
          subject: reference,
          detail: `mails ${count}`,
          address: ctx.address,
        });
      });
      return { done: true };
    }),
});
