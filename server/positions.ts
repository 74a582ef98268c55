import { placedPositionsOutput } from '../src/contract/job-opening.ts';
import { listPlacedPositions } from './positions.queries.ts';
import { procedure, router } from './trpc.ts';

export const positionsRouter = router({
  list: procedure
    .output(placedPositionsOutput)
    .query(async ({ ctx }) => ({ Table: await listPlacedPositions(ctx.db) })),
});
