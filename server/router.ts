import type { Receipt } from '../src/contract/submission.ts';
import type { Parts } from './context.ts';
import { jobsRouter } from './jobs/jobs.ts';
import { positionsRouter } from './jobs/positions.ts';
import { blogsRouter } from './publications/blogs.ts';
import { complianceRouter } from './publications/compliance.ts';
import type { SubmissionDefinition } from './submissions/definition.ts';
import { contact } from './submissions/kinds/contact.ts';
import { dataRequest } from './submissions/kinds/data-request.ts';
import { jobApplication } from './submissions/kinds/job-application.ts';
import { jobPosting } from './submissions/kinds/job-posting.ts';
import { listKinds } from './submissions/kinds/kinds.ts';
import { quotation } from './submissions/kinds/quotation.ts';
import { createCallerFactory, router } from './trpc.ts';

const lists = {
  positions: positionsRouter,
  jobs: jobsRouter,
  blogs: blogsRouter,
  compliance: complianceRouter,
};

/** Every procedure of the product. All doors call these and nothing else. */
export const appRouter = router({
  contact: contact.router,
  quotation: quotation.router,
  jobApplication: jobApplication.router,
  jobPosting: jobPosting.router,
  dataRequest: dataRequest.router,
  ...lists,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** The router of an app; one that was given kinds of its own has theirs under their public names. */
export function routerOf({ submissionKinds }: Pick<Parts, 'submissionKinds'>): AppRouter {
  if (submissionKinds === undefined) return appRouter;
  const submissions = listKinds(submissionKinds).map((kind) => [kind.procedure, kind.router]);
  // The type knows the product's kinds alone; doors call the others by their names.
  return router({ ...Object.fromEntries(submissions), ...lists }) as unknown as AppRouter;
}

/** Submits to a kind that is known by its definition alone. Whether the input fits is for the procedure to say. */
export function submitTo(
  caller: Caller,
  { procedure }: SubmissionDefinition,
  input: unknown,
): Promise<Receipt> {
  const byName = caller as unknown as Record<string, { submit(input: unknown): Promise<Receipt> }>;
  const { submit } = byName[procedure] ?? {};
  if (submit === undefined) throw new Error(`The router has no ${procedure}.submit.`);
  return submit(input);
}
