import type { Receipt } from '../src/contract/submission.ts';
import type { Parts } from './context.ts';
import { jobsRouter } from './jobs/jobs.ts';
import { positionsRouter } from './jobs/positions.ts';
import { blogsRouter } from './publications/blogs.ts';
import { complianceRouter } from './publications/compliance.ts';
import type { SubmissionDefinition } from './submissions/definition.ts';
import { submissionKinds } from './submissions/kinds/kinds.ts';
import { createCallerFactory, router } from './trpc.ts';

/** Every procedure of the product. All doors call these and nothing else. */
export const appRouter = createAppRouter(submissionKinds);

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** The same with the router of each of these kinds under its public name. */
export function createAppRouter<Kinds extends Readonly<Record<string, SubmissionDefinition>>>(kinds: Kinds) {
  const submissions = Object.values(kinds).map(({ procedure, router }) => [procedure, router]);
  return router({
    ...(Object.fromEntries(submissions) as SubmissionRouters<Kinds>),
    positions: positionsRouter,
    jobs: jobsRouter,
    blogs: blogsRouter,
    compliance: complianceRouter,
  });
}

type SubmissionRouters<Kinds extends Readonly<Record<string, SubmissionDefinition>>> = {
  [Kind in keyof Kinds as Kinds[Kind]['procedure']]: Kinds[Kind]['router'];
};

/** The callers of an app that may have been given kinds of its own. */
export function createCallerFor({ submissionKinds }: Pick<Parts, 'submissionKinds'>): typeof createCaller {
  if (submissionKinds === undefined) return createCaller;
  // The type knows the product's kinds alone; doors call the others by their names.
  return createCallerFactory(createAppRouter(submissionKinds) as unknown as AppRouter);
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
