import { type SqlBool, sql } from 'kysely';
import type { JobPage } from '../../../src/contract/job-opening.ts';
import type { JobStatus } from '../../database/schema.ts';

const LIVE = 'open' satisfies JobStatus;

/** Whether the public may see an opening and apply for it: in lists, pages, feeds, sitemap and structured data. */
export function isLive(status: JobStatus): boolean {
  return status === LIVE;
}

/** `isLive` in SQL. The status is a literal: with a parameter, a prepared statement could not use a partial index. */
export const whereLive = sql<SqlBool>`job_openings.status = ${sql.lit(LIVE)}`;

/** The state that an opening's own page shows; undefined where the opening has no page. */
export function stateOf(status: JobStatus): JobPage['state'] | undefined {
  if (isLive(status)) return 'open';
  return status === 'closed' ? 'closed' : undefined;
}
