import { jobFindInput, jobListInput, jobListOutput, jobOpeningDetail } from '../src/contract/job-opening.ts';
import { AppError } from './errors.ts';
import { findJob, listAllJobs, listJobs } from './jobs.queries.ts';
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
      if (job === undefined) throw new AppError('NOT_FOUND', 'There is no open job of that Jid.');
      return job;
    }),
});
