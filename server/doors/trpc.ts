import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BATCH_SIZE } from '../../src/contract/batches.ts';
import type { Context } from '../context.ts';
import { AppError, explainWait, retryAfterOf, statusOf, translateTimeout } from '../errors.ts';
import { demandToken } from '../http/anti-forgery.ts';
import { RefusedRequest, refuseOversizedMultipart } from '../http/body-limits.ts';
import { limitHandlerTime } from '../http/handler-time.ts';
import { formatError } from '../trpc.ts';

interface TrpcDoorOptions {
  router: AnyTRPCRouter;
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  /** The limit of a JSON body in bytes, if it is larger than that of a form. */
  jsonBytes?: number;
  /** The limit of a multipart body in bytes, if it is larger than that of a resume. */
  multipartBytes?: number;
  /** Accepts queries by POST as well, with their input in the body. */
  allowMethodOverride?: boolean;
}

/** The tRPC door of the site's pages and, with another router, of the staff area. */
export async function trpcDoor(
  door: FastifyInstance,
  { router, createContext, jsonBytes, multipartBytes, allowMethodOverride = false }: TrpcDoorOptions,
): Promise<void> {
  limitHandlerTime(door);
  if (jsonBytes !== undefined)
    door.addHook('onRoute', (route) => {
      route.bodyLimit = jsonBytes;
    });
  door.setErrorHandler(async (thrown, request, reply) => {
    const error = translateTimeout(thrown);
    if (error instanceof AppError) {
      request.log.warn(error.cause ?? error, explainWait(error));
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply
        .code(statusOf(error))
        .header('cache-control', 'no-store')
        .send({ error: errorShape(error.code, error.message) });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const isTheirs = error instanceof Error && status >= 400 && status < 500;
    if (!isTheirs) request.log.error(error, 'a request failed');
    if (status === 411 || status === 413) reply.header('connection', 'close');
    const answer = errorShape(
      isTheirs ? codeOf(status) : 'INTERNAL_SERVER_ERROR',
      isTheirs ? error.message : '',
    );
    return reply
      .code(isTheirs ? status : 500)
      .header('cache-control', 'no-store')
      .send({ error: answer });
  });
  const sendNoSuchProcedure = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ error: errorShape('NOT_FOUND', 'There is no such procedure.') });
  door.setNotFoundHandler(sendNoSuchProcedure);
  // Otherwise the pages' route, which takes every other GET, would answer with a page.
  door.get('/*', sendNoSuchProcedure);

  door.addHook('onRequest', refuseUnreadableName);
  door.addHook('onRequest', demandToken);
  refuseOversizedMultipart(door, multipartBytes);

  await door.register(fastifyTRPCPlugin, {
    trpcOptions: {
      router,
      allowMethodOverride,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: ({ req, res }) => createContext(req, res),
      responseMeta({ errors, type }) {
        const waits = errors.map(retryAfterOf).filter((wait) => wait !== undefined);
        const isWrongMethod = errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED');
        return {
          headers: {
            'cache-control': 'no-store',
            // For a body of an unknown type tRPC would answer as plain text.
            'content-type': 'application/json',
            ...(waits.length > 0 && { 'retry-after': String(Math.max(...waits)) }),
            ...(isWrongMethod && { allow: type === 'mutation' ? 'POST' : 'GET' }),
          },
        };
      },
      onError({ error, req, path }) {
        const status = statusOf(error);
        if (status === 500) req.log.error({ err: error.cause ?? error, path }, 'a procedure failed');
        else if (status > 500) req.log.warn({ err: error.cause ?? error, path }, explainWait(error));
      },
    },
  } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>);
}

/** tRPC decodes the procedure's name a second time, and would answer 500 to a malformed percent sign. */
async function refuseUnreadableName({ params }: FastifyRequest): Promise<void> {
  const { path = '' } = params as { path?: string };
  try {
    decodeURIComponent(path);
  } catch {
    throw new RefusedRequest(400, 'The name of the procedure cannot be read.');
  }
}

type CodeKey = TRPCError['code'];

/** The shape in which tRPC's client expects an error that the door answers itself. */
function errorShape(code: CodeKey, message: string) {
  const error = new TRPCError({ code, message });
  const data = { code, httpStatus: getHTTPStatusCodeFromError(error) };
  return formatError({ shape: { code: TRPC_ERROR_CODES_BY_KEY[code], message, data }, error });
}

function codeOf(status: number): CodeKey {
  const known: Record<number, CodeKey> = {
    403: 'FORBIDDEN',
    404: 'NOT_FOUND',
    405: 'METHOD_NOT_SUPPORTED',
    408: 'TIMEOUT',
    413: 'PAYLOAD_TOO_LARGE',
    415: 'UNSUPPORTED_MEDIA_TYPE',
  };
  return known[status] ?? 'BAD_REQUEST';
}
