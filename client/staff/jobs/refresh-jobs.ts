import { queries, queryClient } from '../trpc.ts';

/** What the lists are kept by. */
export const JOBS = 'jobs list';

/** Asks anew for everything that shows a job, after one has changed. */
export function refreshJobs(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries({ queryKey: [JOBS] }), queries.jobs.find.invalidate()]);
}
