import type { FastifyRequest } from 'fastify';
import type { Page } from '../../src/content/types.ts';
import type { BlogDetail } from '../../src/contract/blog.ts';
import { jobFindInput } from '../../src/contract/job-opening.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { JobOfPage } from '../../src/contract/job-words.ts';
import { findBlog } from '../blogs.queries.ts';
import type { Parts } from '../context.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { findJob } from '../jobs.queries.ts';
import { isLive, stateOf } from '../live-jobs.queries.ts';

/** The status of a page whose address names something in the database, or the address that is the right one. */
export type Content =
  | { status: 200 | 404 | 410; moved?: undefined; blog?: BlogDetail | undefined; job?: JobOfPage | undefined }
  | { moved: `/${string}` };

interface Named {
  page: Page;
  blogId?: number;
  jid?: string;
}

/** Looks what a page's address names up. While the database is away nothing is said to be missing. */
export async function findContent(
  parts: Parts,
  named: Named,
  path: string,
  request: FastifyRequest,
): Promise<Content> {
  try {
    return await lookUp(parts, named, path, request);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    request.log.warn(error, 'the database is away');
    return { status: 200 };
  }
}

async function lookUp(
  { db }: Parts,
  { page, blogId, jid }: Named,
  path: string,
  request: FastifyRequest,
): Promise<Content> {
  if (blogId !== undefined) {
    const blog = await findBlog(db, blogId);
    return { status: blog === undefined ? 404 : 200, blog };
  }
  if (jid !== undefined) return lookUpJob(db, jid, path);
  const { job } = request.query as { job?: unknown };
  if (page.screen !== 'resume-submission' || typeof job !== 'string') return { status: 200 };
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
