import { queries, queryClient } from '../trpc.ts';

/** The query key of the lists of jobs. */
export const JOBS_KEY = 'jobs list';

/** Refetches every query that shows a job, after one has changed. */
export function refreshJobs(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: [JOBS_KEY] }),
    queries.jobs.find.invalidate(),
  ]);
}
