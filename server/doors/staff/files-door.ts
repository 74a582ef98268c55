import type { FastifyInstance } from 'fastify';
import { databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { sendError } from '../../http/error-answer.ts';
import { limitHandlerTime } from '../../http/handler-time.ts';
import type { CreateStaffContext } from '../../members/access/staff-procedures.ts';
import { inboxFileRoutes } from './inbox-files.ts';
import { movingOutFileRoute } from './moving-out-file.ts';
import { personArchiveRoute } from './person-archive.ts';
import { quotationFileRoutes } from './quotation-files.ts';
import { resumeReadingRoute } from './resume-reading.ts';

/** The staff's downloads. Files are routes and not procedures, so that they can be streamed and saved by the browser. */
export async function filesDoor(door: FastifyInstance, createContext: CreateStaffContext): Promise<void> {
  limitHandlerTime(door);
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );
  await door.register((scope) => inboxFileRoutes(scope, createContext));
  personArchiveRoute(door, createContext);
  resumeReadingRoute(door, createContext);
  quotationFileRoutes(door, createContext);
  movingOutFileRoute(door, createContext);
}
