import { queries } from '../../calls/trpc.ts';

/** Refetches every query that shows a job, after one has changed. */
export function refreshJobs(): Promise<unknown> {
  return queries.jobs.invalidate();
}
