import { complianceListInput, complianceListOutput } from '../../src/contract/compliance.ts';
import { procedure, router } from '../trpc.ts';
import { listComplianceItems } from './compliance.queries.ts';

export const complianceRouter = router({
  list: procedure
    .input(complianceListInput)
    .output(complianceListOutput)
    .query(({ ctx }) => listComplianceItems(ctx.db)),
});
