import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGES_PATH } from '../../../src/contract/staff/inbox-changes.ts';
import type { Parts } from '../../context.ts';
import { databaseAway, isDatabaseUnavailable } from '../../errors.ts';
import { sendError } from '../../http/error-answer.ts';
import { liveStreams } from '../../operating/metrics.ts';
import { type CreateStaffContext, demandOnlooker } from '../../staff/access/staff-procedures.ts';
import { createLiveStreams } from '../../staff/live/streams.ts';

/**
 * Server-sent events: one line for each change, for as long as the session lasts. There is no limit of time for the
 * handler, and no timing of it: what is long here is not slow.
 */
export async function changesDoor(
  door: FastifyInstance,
  parts: Parts,
  createContext: CreateStaffContext,
): Promise<void> {
  const streams = createLiveStreams(parts, door.log);
  // Before the server waits for who is still being answered.
  door.addHook('preClose', () => streams.close());
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );
  door.get(
    CHANGES_PATH,
    { exposeHeadRoute: false, config: { isEndless: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const stream = streams.open(await demandOnlooker(createContext(request, reply), 'sales', 'recruiter'));
      liveStreams.inc();
      stream.once('close', () => liveStreams.dec());
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // Neither kept nor packed nor gathered on its way, by nginx as well.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // A server that stops need not wait for what else might come on this connection.
          .header('connection', 'close')
          .send(stream)
      );
    },
  );
}
