import {
  retentionConfirmation,
  retentionCounts,
  retentionState,
} from '../../../src/contract/staff/retention.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import {
  codeProcedureFor,
  onlookerProcedureFor,
  procedureFor,
  type SignedIn,
} from '../../members/access/staff-procedures.ts';
import { countAll, runRetention, settingsOf } from '../../privacy/retention/retention.ts';
import { findHeld, listRuns, startConfirmedRun } from '../../privacy/retention/runs.queries.ts';
import { router } from '../../trpc.ts';

/** What retention will remove, shown and counted; the server removes it by itself every day, unless it has doubts. */
export const retentionRouter = router({
  /** The screen asks for it again while a run is going on. */
  state: onlookerProcedureFor('seeRetention')
    .output(retentionState)
    .query(({ ctx }) => readState(ctx)),

  /** What would be removed today. */
  count: procedureFor('seeRetention')
    .output(retentionCounts)
    .query(({ ctx }) => countAll({ db: ctx.db, settings: ctx.config.retention, kinds: ctx.submissionKinds })),

  /** Begins to remove what a held run did not, and returns at once. */
  confirm: codeProcedureFor('seeRetention')
    .input(retentionConfirmation)
    .output(retentionState)
    .mutation(async ({ ctx, input }) => {
      await beginConfirmed(ctx, input.run);
      return readState(ctx);
    }),
});

async function readState({ db, config }: Pick<Context, 'db' | 'config'>) {
  const { leadsDays, applicationsDays, dataRequestsDays, auditDays } = config.retention;
  return {
    leads: leadsDays,
    applications: applicationsDays,
    dataRequests: dataRequestsDays,
    audit: auditDays,
    held: (await findHeld(db)) ?? null,
    runs: await listRuns(db),
  };
}

async function beginConfirmed(
  {
    address,
    config,
    db,
    draining,
    log,
    resumes,
    signedIn,
    submissionKinds,
  }: Context & { signedIn: SignedIn },
  held: string,
): Promise<void> {
  const parts = {
    db,
    resumes,
    settings: config.retention,
    kinds: submissionKinds,
    log,
    ...(draining && { stop: draining }),
  };
  const run = await runTransaction(db, async (trx) => {
    const started = await startConfirmedRun(trx, { run: held, settings: settingsOf(parts) });
    if (started === undefined)
      throw new AppError('CONFLICT', 'This does not wait any longer. Please look at the last runs.');
    await addAuditLine(trx, {
      memberId: signedIn.member.id,
      action: 'retention confirmed',
      detail: started.reason,
      address,
    });
    return started;
  });
  // Removing years takes minutes. A run that ends early is noticed by the next day's, which then waits again.
  void runRetention(parts, run).catch((error: unknown) => {
    if (!draining?.aborted) log.error(error, 'what was confirmed could not be removed as a whole');
  });
}
