import type { Page } from '../../src/content/types.ts';
import type { BlogDetail } from '../../src/contract/blog.ts';
import { jobFindInput } from '../../src/contract/job-opening.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { JobOfPage } from '../../src/contract/job-words.ts';
import type { Parts } from '../context.ts';
import { findJob } from '../jobs/jobs.queries.ts';
import { isLive, stateOf } from '../jobs/list/live-jobs.queries.ts';
import { findBlog } from '../publications/blogs.queries.ts';

/** The status of a page whose address names something in the database, or the address that is the right one. */
export type Content =
  | { status: 200 | 404 | 410; moved?: undefined; blog?: BlogDetail | undefined; job?: JobOfPage | undefined }
  | { moved: `/${string}` };

interface Named {
  page: Page;
  blogId?: number;
  jid?: string;
}

/**
 * Looks what a page's address names up. `job` is the Jid that its query asks for.
 * @throws where the database is away.
 */
export async function findContent(
  db: Parts['db'],
  { page, blogId, jid }: Named,
  path: string,
  job: string | null,
): Promise<Content> {
  if (blogId !== undefined) {
    const blog = await findBlog(db, blogId);
    return { status: blog === undefined ? 404 : 200, blog };
  }
  if (jid !== undefined) return lookUpJob(db, jid, path);
  if (page.screen !== 'resume-submission' || job === null) return { status: 200 };
  const asked = jobFindInput.safeParse({ Jid: job });
  const found = asked.success ? await findJob(db, asked.data.Jid) : undefined;
  return { status: found !== undefined && isLive(found.status) ? 200 : 404 };
}

async function lookUpJob(db: Parts['db'], jid: string, path: string): Promise<Content> {
  const job = await findJob(db, jid);
  const state = job && stateOf(job.status);
  if (job === undefined || state === undefined) return { status: 404 };
  const right = jobPath(job);
  if (path !== right) return { moved: right };
  return { status: state === 'open' ? 200 : 410, job: { ...job, state } };
}
