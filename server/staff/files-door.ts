import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseAway, isDatabaseUnavailable } from '../errors.ts';
import { limitHandlerTime } from '../handler-time.ts';
import { sendError } from '../rest/reply.ts';
import { inboxFileRoutes } from './inbox/file-routes.ts';
import { personArchiveRoute } from './people/person-archive.ts';
import type { StaffContext } from './staff-procedures.ts';

export type CreateStaffContext = (request: FastifyRequest, reply: FastifyReply) => StaffContext;

/** What the staff downloads. A file is no procedure's answer: it is streamed, and a browser saves it. */
export async function filesDoor(door: FastifyInstance, createContext: CreateStaffContext): Promise<void> {
  limitHandlerTime(door);
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );
  await door.register((scope) => inboxFileRoutes(scope, createContext));
  personArchiveRoute(door, createContext);
}
