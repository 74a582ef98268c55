import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  explainWait,
  type Fault,
  faultsOf,
  needsOf,
  publicMessage,
  retryAfterOf,
  statusOf,
  translateTimeout,
} from '../errors.ts';

/** The body of every error of the REST door, as in RFC 9457. */
interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail?: string;
  /** The invalid fields, by their names in the request. */
  errors?: Fault[];
  /** Only in a 500: the id to quote when contacting us about it. */
  requestId?: string;
  /** Only at the staff's door: what the caller has to provide first. */
  needs?: 'code';
}

export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(text);
}

/**
 * Streams one JSON array, batch by batch, no faster than the client reads. It stops when the client
 * disconnects.
 */
export function sendArray(reply: FastifyReply, batches: AsyncIterable<object[]>): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(jsonArray(batches), { objectMode: false }));
}

async function* jsonArray(batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  let between = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield between + JSON.stringify(batch).slice(1, -1);
    between = ',';
  }
  yield between === '[' ? '[]' : ']';
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  rest: Pick<Problem, 'detail' | 'errors' | 'requestId' | 'needs'> = {},
): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error';
  // Otherwise the unread rest of the body would be parsed as the next request on this connection.
  if (status === 413 || status === 411) reply.header('connection', 'close');
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title, status, ...rest } satisfies Problem));
}

/**
 * Answers any thrown error. Only a server fault is logged here, once, and its answer shows nothing but the
 * request id.
 */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = translateTimeout(thrown);
  if (error instanceof TRPCError) return sendProcedureError(error, request, reply);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500)
    return sendProblem(reply, status, { detail: error.message });
  return sendServerFault(error, request, reply);
}

function sendProcedureError(error: TRPCError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 500) return sendServerFault(error.cause ?? error, request, reply);
  if (status > 500) request.log.warn(error.cause ?? error, explainWait(error));
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const errors = faultsOf(error);
  const needs = needsOf(error);
  return sendProblem(reply, status, {
    detail: publicMessage(error),
    ...(errors.length > 0 && { errors }),
    ...(needs && { needs }),
  });
}

function sendServerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(error, 'a request failed');
  return sendProblem(reply, 500, { requestId: request.id });
}
