import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '../../server/router.ts';
import type { Screen } from '../../src/content/schema/page.ts';
import { jidOfSegment } from '../../src/contract/job-path.ts';
import type { Question } from '../../src/contract/page-answers.ts';
import type { AskedProcedure } from './page-data/asked-procedures.ts';
import { createCountsInput, createListInput, viewFromSearch } from './pages/job-openings-search.ts';
import {
  type JobOpeningsSearch,
  type ResumeSearch,
  resumeSearch,
  type Unvalidated,
} from './pages/search-params.ts';
import { HOME_POSITIONS } from './sections/home-positions.ts';

interface Address {
  params: Partial<Record<string, string>>;
  search: Unvalidated<JobOpeningsSearch & ResumeSearch>;
}

/**
 * The queries that each kind of page makes on its first render, with exactly the same input: the server answers them
 * within the page. A kind that is missing here shows nothing from the database.
 */
export const pageQuestions: Partial<Record<Screen, (address: Address) => Question[]>> = {
  home: () => [ask('blogs.list', {}), ask('jobs.list', HOME_POSITIONS)],
  'job-openings': ({ search }) => [
    ask('jobs.list', createListInput(viewFromSearch(search))),
    ask('jobs.counts', createCountsInput(viewFromSearch(search))),
  ],
  'job-detail': ({ params }) => {
    const Jid = jidOfSegment(params.job ?? '');
    return Jid === undefined ? [] : [ask('jobs.findPage', { Jid })];
  },
  'resume-submission': ({ search }) => {
    const { job } = resumeSearch.parse(search);
    return job === undefined ? [] : [ask('jobs.find', { Jid: job })];
  },
  // These are rendered for one visitor, with what only that one is told.
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
