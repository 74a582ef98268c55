import { retentionCounts, retentionState } from '../../../src/contract/staff/retention.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { countAll } from '../../privacy/retention/retention.ts';
import { findHeld, listRuns } from '../../privacy/retention/runs.queries.ts';
import { router } from '../../trpc.ts';

const ownerProcedure = procedureFor('seeRetention');

/** What retention will remove, shown and counted; the server removes it by itself every day. */
export const retentionRouter = router({
  state: ownerProcedure.output(retentionState).query(async ({ ctx }) => {
    const { leadsDays, applicationsDays, dataRequestsDays, auditDays } = ctx.config.retention;
    return {
      leads: leadsDays,
      applications: applicationsDays,
      dataRequests: dataRequestsDays,
      audit: auditDays,
      held: (await findHeld(ctx.db)) ?? null,
      runs: await listRuns(ctx.db),
    };
  }),

  /** What would be removed today. */
  count: ownerProcedure
    .output(retentionCounts)
    .query(({ ctx }) => countAll({ db: ctx.db, settings: ctx.config.retention, kinds: ctx.submissionKinds })),
});
