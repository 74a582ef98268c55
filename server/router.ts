import { jobsRouter } from './jobs/jobs.ts';
import { positionsRouter } from './jobs/positions.ts';
import { blogsRouter } from './publications/blogs.ts';
import { complianceRouter } from './publications/compliance.ts';
import { contactRouter } from './submissions/kinds/contact.ts';
import { dataRequestRouter } from './submissions/kinds/data-request.ts';
import { jobApplicationRouter } from './submissions/kinds/job-application.ts';
import { jobPostingRouter } from './submissions/kinds/job-posting.ts';
import { quotationRouter } from './submissions/kinds/quotation.ts';
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
