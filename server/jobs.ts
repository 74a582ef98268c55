import { jobFindInput, jobListInput, jobListOutput, jobOpeningDetail } from '../src/contract/job-opening.ts';
import { AppError } from './errors.ts';
import { listMatches } from './job-list/matches.queries.ts';
import { listPage } from './job-list/whole-list.queries.ts';
import { readSearch } from './job-list/words.ts';
import { findJob, listAllJobs } from './jobs.queries.ts';
import { procedure, router } from './trpc.ts';

export const jobsRouter = router({
  list: procedure
    .input(jobListInput)
    .output(jobListOutput)
    .query(async ({ ctx, input }) => {
      const { page } = input;
      if (page === undefined) {
        const jobs = await listAllJobs(ctx.db);
        return { jobs, total: jobs.length };
      }
      const { terms, isMended } = await readSearch(ctx.db, input.search);
      const isWhole = terms.length === 0 && input.industry === undefined && input.location === undefined;
      if (isWhole) return listPage(ctx.db, { ...input, page });
      const matches = await listMatches(ctx.db, { ...input, page }, terms);
      return { ...matches, ...(isMended && { searchedFor: terms.map(({ text }) => text).join(' ') }) };
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
