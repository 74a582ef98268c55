import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Parts } from '../../context.ts';
import {
  multipartOptions,
  RefusedRequest,
  refuseOversizedMultipart,
  TEXT_BODY_BYTES,
} from '../../http/body-limits.ts';
import { sendArray, sendError, sendProblem, sendText } from '../../http/error-answer.ts';
import { limitHandlerTime } from '../../http/handler-time.ts';
import { type Fields, readBody } from '../../http/read-body.ts';
import { routerOf } from '../../router.ts';
import { createCallerFactory } from '../../trpc.ts';
import { legacyRowsOf } from './legacy-paths.ts';

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** The door of the existing legacy clients: the paths of `legacyRowsOf`, under `/api`. */
export async function legacyDoor(door: FastifyInstance, parts: Parts): Promise<void> {
  limitHandlerTime(door);
  door.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  door.setNotFoundHandler(sendNoSuchPath);

  await door.register(cors, {
    origin: parts.config.corsOrigins,
    methods: ['POST'],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
  refuseOversizedMultipart(door);
  acceptEmptyBodies(door);
  await door.register(formbody, { bodyLimit: TEXT_BODY_BYTES });
  await door.register(multipart, multipartOptions);

  // Otherwise the pages' route, which takes every other GET, would answer with a page.
  door.get('/*', sendNoSuchPath);
  const createCaller = createCallerFactory(routerOf(parts));
  for (const { path, answer } of legacyRowsOf(parts.submissionKinds)) {
    // Paths match in any letter case, since `rewriteUrl` lower-cases them before routing.
    const url = path.toLowerCase();
    door.post<{ Querystring: Fields }>(url, { bodyLimit: TEXT_BODY_BYTES }, async (request, reply) => {
      const caller = createCaller(createContext(parts, 'legacy', request));
      const result = await answer(caller, await readBody(request), request.query);
      reply.header('cache-control', 'no-store');
      if (typeof result === 'string') return sendText(reply, result);
      return Symbol.asyncIterator in result ? sendArray(reply, result) : reply.send(result);
    });
    door.route({
      method: OTHER_METHODS,
      url,
      // Before the body is parsed, so that a wrong method is reported rather than a malformed body.
      onRequest: async (_request, reply) => {
        reply.header('allow', 'POST, OPTIONS');
        throw new RefusedRequest(405, 'This path takes POST.');
      },
      handler: () => undefined,
    });
  }
}

function sendNoSuchPath(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, { detail: 'There is no such path.' });
}

/** Some legacy clients send a JSON or text content type with an empty body: that is treated as no body. */
function acceptEmptyBodies(door: FastifyInstance): void {
  const parseJson = door.getDefaultJsonParser('error', 'error');
  door.removeContentTypeParser('application/json');
  door.addContentTypeParser<string>(
    ['application/json', 'text/json'],
    { parseAs: 'string', bodyLimit: TEXT_BODY_BYTES },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
  door.removeContentTypeParser('text/plain');
  door.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else done(new RefusedRequest(415, 'Send JSON, url-encoded or multipart form data.'));
  });
}
