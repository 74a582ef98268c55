import { initTRPC, type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { AppError, databaseAway, faultsOf, isDatabaseUnavailable, needsOf, publicMessage } from './errors.ts';
import { hasDiskRoom } from './operating/disk-room.ts';
import { countFailedSubmission } from './operating/failed-submissions.ts';

const DISK_RETRY_AFTER_SECONDS = 60;

interface Meta {
  /** The kind of what the procedure stores: its failures are counted under it. */
  submission?: string;
}

const t = initTRPC.context<Context>().meta<Meta>().create({
  // No stack reaches a client, whatever NODE_ENV says.
  isDev: false,
  errorFormatter: formatError,
});

/** What a client is told of an error. */
export function formatError({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
  return {
    code: shape.code,
    message: publicMessage(error),
    data: { ...shape.data, faults: faultsOf(error), needs: needsOf(error) },
  };
}

export const { router, createCallerFactory } = t;

/** Tells a database that is away, which the caller may wait for, from a fault of ours. */
const translateDatabaseErrors = t.middleware(async ({ next }) => {
  const result = await next();
  // What is one of ours already has its own reason, such as a store that refuses connections.
  if (result.ok || result.error instanceof AppError) return result;
  if (isDatabaseUnavailable(result.error.cause)) throw databaseAway(result.error.cause);
  return result;
});

const countFailures = t.middleware(async ({ meta, next }) => {
  const result = await next();
  if (!result.ok && meta?.submission !== undefined) countFailedSubmission(meta.submission, result.error.code);
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

export { TRPCError };
