import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../../server/router.ts';
import type { Screen } from '../../../src/content/types.ts';
import { jidOfSegment } from '../../../src/contract/job-path.ts';
import type { Question } from '../../../src/contract/page-answers.ts';
import { askCounts, askFor, viewOf } from '../pages/job-openings-search.ts';
import { type JobOpeningsSearch, type ResumeSearch, resumeSearch, type Unread } from '../search-params.ts';
import { HOME_POSITIONS } from '../sections/home-positions.ts';
import type { AskedProcedure } from './asked-procedures.ts';

interface Address {
  params: Partial<Record<string, string>>;
  search: Unread<JobOpeningsSearch & ResumeSearch>;
}

/**
 * What each kind of page asks for with its first render, word for word: the server answers it within the page.
 * A page that is not here shows nothing of the database.
 */
export const pageQuestions: Partial<Record<Screen, (address: Address) => Question[]>> = {
  home: () => [ask('blogs.list', {}), ask('jobs.list', HOME_POSITIONS)],
  'job-openings': ({ search }) => [
    ask('jobs.list', askFor(viewOf(search))),
    ask('jobs.counts', askCounts(viewOf(search))),
  ],
  'job-detail': ({ params }) => {
    const Jid = jidOfSegment(params.job ?? '');
    return Jid === undefined ? [] : [ask('jobs.findPage', { Jid })];
  },
  'resume-submission': ({ search }) => {
    const { job } = resumeSearch.parse(search);
    return job === undefined ? [] : [ask('jobs.find', { Jid: job })];
  },
  // Its address alone tells what it says.
  'form-received': () => [],
  confirmation: () => [],
  'blog-list': () => [ask('blogs.list', {})],
  'blog-detail': ({ params }) => [ask('blogs.find', { BlogId: Number(params.blogId) })],
  compliances: () => [ask('compliance.list', {})],
};

type Inputs = inferRouterInputs<AppRouter>;

function ask<Area extends keyof Inputs & string, Name extends keyof Inputs[Area] & string>(
  procedure: `${Area}.${Name}` & AskedProcedure,
  input: Inputs[Area][Name],
): Question {
  return { procedure, input };
}
