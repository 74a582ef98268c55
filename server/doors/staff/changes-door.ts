import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGES_PATH } from '../../../src/contract/staff/inbox-changes.ts';
import type { Parts } from '../../context.ts';
import { databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { sendError } from '../../http/error-answer.ts';
import { createLiveStreams } from '../../live/streams.ts';
import { type CreateStaffContext, demandOnlooker } from '../../members/access/staff-procedures.ts';
import { liveStreams } from '../../operating/metrics.ts';

/**
 * Server-sent events: one event for each change, until the session ends. The handler has no timeout and its duration is
 * not measured, since the response is meant to stay open.
 */
export async function changesDoor(
  door: FastifyInstance,
  parts: Parts,
  createContext: CreateStaffContext,
): Promise<void> {
  const streams = createLiveStreams(parts, door.log);
  // Runs before the server waits for open responses, so that the streams end first.
  door.addHook('preClose', () => streams.close());
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );
  door.get(
    CHANGES_PATH,
    { exposeHeadRoute: false, config: { isEndless: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const stream = streams.open(await demandOnlooker(createContext(request, reply), 'readInbox'));
      liveStreams.inc();
      stream.once('close', () => liveStreams.dec());
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // The stream must not be cached, compressed or buffered on its way. The last header is for nginx.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // A server that is shutting down then need not wait for further requests on this connection.
          .header('connection', 'close')
          .send(stream)
      );
    },
  );
}
