import { initTRPC, type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import {
  AppError,
  databaseAway,
  faultsOf,
  isDatabaseUnavailable,
  listSentences,
  needsOf,
  publicMessage,
} from './errors.ts';
import { hasDiskRoom } from './operating/disk-room.ts';
import { countFailedSubmission } from './operating/failed-submissions.ts';

const DISK_RETRY_AFTER_SECONDS = 60;

interface Meta {
  /** The kind of submission that the procedure stores. Its failures are counted under this name. */
  submission?: string;
}

const t = initTRPC.context<Context>().meta<Meta>().create({
  // No client ever receives a stack trace, whatever NODE_ENV says.
  isDev: false,
  errorFormatter: formatError,
});

/** Formats an error for the client. */
export function formatError({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
  return {
    code: shape.code,
    message: publicMessage(error),
    data: { ...shape.data, faults: faultsOf(error), sentences: listSentences(error), needs: needsOf(error) },
  };
}

export const { router, createCallerFactory } = t;

/** Distinguishes an unavailable database, after which the caller may retry, from a fault of ours. */
const translateDatabaseErrors = t.middleware(async ({ next }) => {
  const result = await next();
  // An AppError already has its own reason, such as a store that refuses connections.
  if (result.ok || result.error instanceof AppError) return result;
  if (isDatabaseUnavailable(result.error.cause)) throw databaseAway(result.error.cause);
  return result;
});

const countFailures = t.middleware(async ({ meta, next }) => {
  const result = await next();
  if (!result.ok && meta?.submission !== undefined) countFailedSubmission(meta.submission, result.error.code);
  return result;
});

/** Refuses mutations before the disk is full, because a database that cannot write its write-ahead log stops. */
const demandDiskRoom = t.middleware(async ({ ctx, type, next }) => {
  if (type === 'mutation' && !(await hasDiskRoom(ctx.config)))
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      { id: 'refusals.storageFull' },
      { retryAfter: DISK_RETRY_AFTER_SECONDS, unavailable: 'disk' },
    );
  return next();
});

const noteName = t.middleware(({ ctx, path, next }) => {
  ctx.noteProcedure?.(path);
  return next();
});

/** The base of every procedure. */
export const procedure = t.procedure
  .use(noteName)
  .use(countFailures)
  .use(demandDiskRoom)
  .use(translateDatabaseErrors);

export { TRPCError };
