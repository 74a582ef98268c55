import { blogsRouter } from './blogs.ts';
import { complianceRouter } from './compliance.ts';
import { contactRouter } from './contact.ts';
import { dataRequestRouter } from './data-request.ts';
import { jobApplicationRouter } from './job-application.ts';
import { jobPostingRouter } from './job-posting.ts';
import { jobsRouter } from './jobs.ts';
import { positionsRouter } from './positions.ts';
import { quotationRouter } from './quotation.ts';
import { createCallerFactory, router } from './trpc.ts';

/** Every procedure of the product. Both doors call these and nothing else. */
export const appRouter = router({
  contact: contactRouter,
  quotation: quotationRouter,
  jobApplication: jobApplicationRouter,
  jobPosting: jobPostingRouter,
  dataRequest: dataRequestRouter,
  positions: positionsRouter,
  jobs: jobsRouter,
  blogs: blogsRouter,
  compliance: complianceRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
