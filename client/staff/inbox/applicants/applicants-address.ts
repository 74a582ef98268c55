import { z } from 'zod';
import { applicantsFilter } from '../../../../src/contract/staff/applicants.ts';
import { stageId } from '../../../../src/contract/staff/hiring-stages.ts';
import { orNothing, wordsUpTo } from '../../calls/address-schemas.ts';

const words = orNothing(wordsUpTo(200));

/** The search parameters of one job's applicants. The board is the default, so the address leaves it out. */
export const applicantsSearch = z.object({
  show: orNothing(z.literal('table')),
  stage: orNothing(stageId),
  qualification: words,
  resume: orNothing(applicantsFilter.shape.resume),
  city: words,
  from: orNothing(applicantsFilter.shape.from),
  until: orNothing(applicantsFilter.shape.until),
});
export type ApplicantsSearch = z.infer<typeof applicantsSearch>;
