import { sampleValuesIn } from '../../../src/content/sample-values.ts';
import { sampleValues } from '../../../src/contract/staff/site-set-up.ts';
import { editProcedure } from './site-procedures.ts';

/** What a new company still has to say. */
export const siteSetUp = {
  sampleValues: editProcedure
    .output(sampleValues)
    .query(({ ctx }) => ({ values: sampleValuesIn(ctx.site.current) })),
};
