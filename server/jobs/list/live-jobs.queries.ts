import { type SqlBool, sql } from 'kysely';
import type { JobPage } from '../../../src/contract/job-opening.ts';
import type { JobStatus } from '../../database/schema.ts';

const LIVE = 'open' satisfies JobStatus;

/** Whether the public may see an opening and apply for it: in lists, pages, feeds, sitemap and structured data. */
export function isLive(status: JobStatus): boolean {
  return status === LIVE;
}

/** The same in SQL. Written out, and no parameter: a prepared statement would not know its partial index. */
export const whereLive = sql<SqlBool>`job_openings.status = ${sql.lit(LIVE)}`;

/** What an opening's own page says it is; undefined where there is to be no page. */
export function stateOf(status: JobStatus): JobPage['state'] | undefined {
  if (isLive(status)) return 'open';
  return status === 'closed' ? 'closed' : undefined;
}
