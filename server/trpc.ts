import { initTRPC, TRPCError } from '@trpc/server';
import type { SubmissionKind } from '../src/contract/submission.ts';
import type { Context } from './context.ts';
import { AppError, databaseAway, faultsOf, isDatabaseUnavailable, needsOf, publicMessage } from './errors.ts';
import { hasDiskRoom } from './operating/disk-room.ts';
import { countFailure } from './operating/failed-submissions.ts';

const DISK_RETRY_AFTER_SECONDS = 60;

const t = initTRPC.context<Context>().create({
  // No stack reaches a client, whatever NODE_ENV says.
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    code: shape.code,
    message: publicMessage(error),
    data: { ...shape.data, faults: faultsOf(error), needs: needsOf(error) },
  }),
});

export const { router, createCallerFactory } = t;

/** Tells a database that is away, which the caller may wait for, from a fault of ours. */
const translateDatabaseErrors = t.middleware(async ({ next }) => {
  const result = await next();
  // What is one of ours already has its own reason, such as a store that refuses connections.
  if (result.ok || result.error instanceof AppError) return result;
  if (isDatabaseUnavailable(result.error.cause)) throw databaseAway(result.error.cause);
  return result;
});

const countFailures = t.middleware(async ({ path, next }) => {
  const result = await next();
  if (!result.ok) countFailure(path, result.error.code);
  return result;
});

/** While there is still room to answer in: a database whose log meets a full disk stops for everybody. */
const demandDiskRoom = t.middleware(async ({ ctx, type, next }) => {
  if (type === 'mutation' && !(await hasDiskRoom(ctx.config)))
    throw new AppError('SERVICE_UNAVAILABLE', 'Nothing can be stored for now. Please try again later.', {
      retryAfter: DISK_RETRY_AFTER_SECONDS,
      blame: 'disk',
    });
  return next();
});

/** Every procedure is built from this one. */
export const procedure = t.procedure.use(countFailures).use(demandDiskRoom).use(translateDatabaseErrors);

/**
 * Counts against the address's limits. Use it after `.input()`: what is refused as malformed stores nothing, and
 * a visitor who mistypes does not use up the limit of everybody behind the same address.
 */
export const limitSubmissions = (kind: SubmissionKind) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.submissionLimit.count(ctx.address, kind);
    return next();
  });

export { TRPCError };
