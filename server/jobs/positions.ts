import { placedPositionsOutput, positionListOutput } from '../../src/contract/job-opening.ts';
import { procedure, router } from '../trpc.ts';
import { listPlacedPositions, listPositions } from './positions.queries.ts';

export const positionsRouter = router({
  /** As the legacy door answers it. */
  list: procedure
    .output(positionListOutput)
    .query(async ({ ctx }) => ({ Table: await listPositions(ctx.db) })),
  /** As the site's forms show it. */
  listPlaced: procedure
    .output(placedPositionsOutput)
    .query(async ({ ctx }) => ({ Table: await listPlacedPositions(ctx.db) })),
});
