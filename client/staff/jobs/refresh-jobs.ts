import { queries } from '../trpc.ts';

/** Asks anew for everything that shows a job, after one has changed. */
export function refreshJobs(): Promise<unknown> {
  return queries.jobs.invalidate();
}
