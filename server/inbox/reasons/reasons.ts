import { createHash } from 'node:crypto';
import { type ReasonLists, reasonLists, saveReasonsInput } from '../../../src/contract/staff/reasons.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import { procedureFor, type StaffContext } from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { findReasons, lockReasons, writeReasons } from './reasons.queries.ts';

/** The reasons that are offered where an application ends or a quotation is decided. */
export const reasonsRouter = router({
  list: procedureFor('readInbox')
    .output(reasonLists)
    .query(({ ctx }) => listsOf(ctx.db)),

  /** Replaces one list. What was said with an earlier reason stays as it was said. */
  save: procedureFor('editReasons')
    .input(saveReasonsInput)
    .output(reasonLists)
    .mutation(({ ctx, input: { what, version, reasons } }) =>
      runTransaction(ctx.db, async (trx) => {
        await lockReasons(trx);
        const { [what]: present } = await listsOf(trx);
        if (present?.version !== version)
          throw new AppError(
            'CONFLICT',
            `Somebody else has changed these reasons meanwhile. They are now: ${present?.reasons.join(', ')}.`,
          );
        await writeReasons(trx, what, reasons);
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'reasons set',
          subject: `reasons ${what}`,
          detail: reasons?.join(', ') ?? '',
          address: ctx.address,
        });
        return listsOf(trx);
      }),
    ),
});

async function listsOf(db: StaffContext['db']): Promise<ReasonLists> {
  const found = Object.entries(await findReasons(db)).map(([what, reasons]) => {
    const version = createHash('sha256').update(JSON.stringify(reasons)).digest('hex');
    return [what, { version, reasons: [...reasons] }] as const;
  });
  return Object.fromEntries(found) as ReasonLists;
}
