import { placedPositionsOutput, positionListOutput } from '../../src/contract/job-opening.ts';
import { procedure, router } from '../trpc.ts';
import { listPlacedPositions, listPositions } from './positions.queries.ts';
import { withTranslations } from './translated-jobs.ts';

export const positionsRouter = router({
  /** The answer of the legacy door. */
  list: procedure
    .output(positionListOutput)
    .query(async ({ ctx }) => ({ Table: await listPositions(ctx.db) })),
  /** The positions and their places for the site's forms. */
  listPlaced: procedure
    .output(placedPositionsOutput)
    .query(async ({ ctx }) => ({
      Table: await withTranslations(ctx.db, ctx.language, await listPlacedPositions(ctx.db)),
    })),
});
