import { positionListOutput } from '../src/contract/job-opening.ts';
import { listPositions } from './positions.queries.ts';
import { procedure, router } from './trpc.ts';

export const positionsRouter = router({
  list: procedure
    .output(positionListOutput)
    .query(async ({ ctx }) => ({ Table: await listPositions(ctx.db) })),
});
