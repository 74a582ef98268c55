import { z } from 'zod';
import { jobStatuses } from '../../../src/contract/staff/jobs.ts';
import { orNothing, wordsUpTo } from '../calls/address-schemas.ts';

const jobView = z.enum([...jobStatuses, 'all']);
export type JobView = z.infer<typeof jobView>;

/** What stands behind the question mark of the list. What waits is where one begins, and is left out. */
export const jobsSearch = z.object({
  show: orNothing(jobView.exclude(['pending'])),
  search: orNothing(wordsUpTo(200)),
});

/** Of one job. */
export const jobSearch = z.object({ edit: orNothing(z.literal(true)) });
