import {
  jobFindInput,
  jobListInput,
  jobListOutput,
  jobOpeningDetail,
  jobPage,
} from '../src/contract/job-opening.ts';
import { AppError } from './errors.ts';
import { findJob, listAllJobs, listJobs, listSimilarJobs } from './jobs.queries.ts';
import { isLive, stateOf } from './live-jobs.queries.ts';
import { procedure, router } from './trpc.ts';

export const jobsRouter = router({
  list: procedure
    .input(jobListInput)
    .output(jobListOutput)
    .query(async ({ ctx, input }) => {
      const { page } = input;
      if (page !== undefined) return listJobs(ctx.db, { ...input, page });
      const jobs = await listAllJobs(ctx.db);
      return { jobs, total: jobs.length };
    }),

  find: procedure
    .input(jobFindInput)
    .output(jobOpeningDetail)
    .query(async ({ ctx, input }) => {
      const job = await findJob(ctx.db, input.Jid);
      if (job === undefined || !isLive(job.status))
        throw new AppError('NOT_FOUND', 'There is no open job of that Jid.');
      return job;
    }),

  /** For the opening's own page, which a closed one keeps. */
  findPage: procedure
    .input(jobFindInput)
    .output(jobPage)
    .query(async ({ ctx, input }) => {
      const job = await findJob(ctx.db, input.Jid);
      const state = job && stateOf(job.status);
      if (job === undefined || state === undefined)
        throw new AppError('NOT_FOUND', 'There is no job of that Jid.');
      return { ...job, state, similar: await listSimilarJobs(ctx.db, job) };
    }),
});
