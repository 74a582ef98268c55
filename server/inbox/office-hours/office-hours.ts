import { officeHours, saveOfficeHoursInput } from '../../../src/contract/staff/office-hours.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { findOfficeHours, saveOfficeHours } from './office-hours.queries.ts';

/** The working days and hours, by which an item is late, and the hour of the digest. For owners only. */
export const officeHoursRouter = router({
  find: procedureFor('setOfficeHours')
    .output(officeHours)
    .query(({ ctx }) => findOfficeHours(ctx.db)),

  save: procedureFor('setOfficeHours')
    .input(saveOfficeHoursInput)
    .output(officeHours)
    .mutation(({ ctx, input }) =>
      runTransaction(ctx.db, async (trx) => {
        if (!(await saveOfficeHours(trx, input)))
          throw new AppError(
            'CONFLICT',
            'Somebody else has changed the working hours meanwhile. Nothing was saved: please reload the page and change them again.',
          );
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'office hours set',
          address: ctx.address,
        });
        return findOfficeHours(trx);
      }),
    ),
});
