import { jobStatuses } from '../../../src/contract/staff/jobs.ts';

const jobViews = [...jobStatuses, 'all'] as const;
export type JobView = (typeof jobViews)[number];

/** What stands behind the question mark of the list. What waits is where one begins, and is left out. */
export interface JobsAddress {
  show?: Exclude<JobView, 'pending'>;
  search?: string;
}

export function jobsAddress(raw: Record<string, unknown>): JobsAddress {
  const address: JobsAddress = {};
  const show = jobViews.find((known) => known === raw.show);
  if (show !== undefined && show !== 'pending') address.show = show;
  if (typeof raw.search === 'string' && raw.search !== '') address.search = raw.search.slice(0, 200);
  return address;
}

/** Of one job. */
export interface JobAddress {
  edit?: true;
}

export function jobAddress(raw: Record<string, unknown>): JobAddress {
  return raw.edit === true ? { edit: true } : {};
}
