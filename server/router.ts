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

/** Every public procedure of the product. All doors but the staff's call these and nothing else. */
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

/**
 * Returns the router of an app. If the app was given its own kinds of submissions, they replace those of the product.
 */
export function routerOf({ submissionKinds }: Pick<Parts, 'submissionKinds'>): AppRouter {
  if (submissionKinds === undefined) return appRouter;
  const submissions = listKinds(submissionKinds).map((kind) => [kind.procedure, kind.router]);
  // The type only has the product's kinds. Doors call the others by name.
  return router({ ...Object.fromEntries(submissions), ...lists }) as unknown as AppRouter;
}

/**
 * Submits to a kind that is given by its definition. The procedure validates the input.
 * @throws {Error} if the router does not have the kind.
 */
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
