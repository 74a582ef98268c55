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

/** RFC 9457: what every error of the REST door looks like. */
interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail?: string;
  /** Each field that is wrong, by its name on the wire. */
  errors?: Fault[];
  /** Only of a 500: what to quote when asking us about it. */
  requestId?: string;
  /** What the caller has to give first, by the staff's door. */
  needs?: 'code';
}

export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(text);
}

/** One JSON array, written as its batches come and no faster than the client reads; ended when the client is gone. */
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
  // A body that was refused unread would otherwise be taken for the connection's next request.
  if (status === 413 || status === 411) reply.header('connection', 'close');
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ type: 'about:blank', title, status, ...rest } satisfies Problem));
}

/** Answers whatever was thrown. A fault of ours is logged here, once, and shows its request id alone. */
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
