import { z } from 'zod';
import { jobStatuses } from '../../../../src/contract/staff/jobs.ts';
import { isTrue, orNothing, wordsUpTo } from '../../calls/address-schemas.ts';

const jobView = z.enum([...jobStatuses, 'all', 'ending']);
export type JobView = z.infer<typeof jobView>;

/** The search parameters of the list. Pending jobs are the default, so the address leaves them out. */
export const jobsSearch = z.object({
  show: orNothing(jobView.exclude(['pending'])),
  search: orNothing(wordsUpTo(200)),
});

/** The search parameters of one job. */
export const jobSearch = z.object({ edit: orNothing(isTrue) });
