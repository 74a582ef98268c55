import type { JobOfPage } from '../../src/content/job-words.ts';
import type { BlogDetail } from '../../src/contract/blog.ts';
import { jobPage } from '../../src/contract/job-opening.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import type { Answer } from '../../src/contract/page-answers.ts';
import type { Match } from './page-map.ts';

/** The path of a request, decoded and without its query, and the page that it matches. */
export interface Place {
  path: string;
  match: Match;
}

/** Everything that a page shows from the database. */
export interface PageData {
  /** `data` is null where the thing that was asked for does not exist. */
  answers: Answer[];
  /** On the page of a blog, the blog with the dates that its answer lacks; undefined if there is no such blog. */
  blog: BlogDetail | undefined;
}

/**
 * The status of a page with the data for its head, or the canonical address of a page that was requested under another
 * one.
 */
export type Content =
  | { status: 200 | 404 | 410; moved?: undefined; blog?: BlogDetail | undefined; job?: JobOfPage | undefined }
  | { moved: `/${string}` };

/** Finds out from a page's data whether the blog or the job that its address refers to is there. */
export function contentOf({ path, match }: Place, { answers, blog }: PageData): Content {
  if (match.kind !== 'page') return { status: 404 };
  if (match.blogId !== undefined) return { status: blog === undefined ? 404 : 200, blog };
  const answerOf = (procedure: string) => answers.find((answer) => answer.procedure === procedure)?.data;
  if (match.jid !== undefined) return contentOfJob(answerOf('jobs.findPage'), path);
  // A resume may be submitted for one job, which the page's query names.
  return { status: answerOf('jobs.find') === null ? 404 : 200 };
}

function contentOfJob(answer: unknown, path: string): Content {
  const { data: job } = jobPage.safeParse(answer);
  if (job === undefined) return { status: 404 };
  const right = jobPath(job);
  if (path !== right) return { moved: right };
  return { status: job.state === 'open' ? 200 : 410, job };
}
