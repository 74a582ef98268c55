import type { FastifyInstance } from 'fastify';

/**
 * Once the process has been asked to stop, every answer ends its connection: a balancer that keeps connections open
 * would otherwise send its next request into one that is just being closed.
 */
export function closeWhenDraining(app: FastifyInstance, draining: AbortSignal | undefined): void {
  if (draining === undefined) return;
  // Pages are written past the hooks of an answer, at once: what is known as they are asked for is enough for them.
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.aborted) reply.raw.shouldKeepAlive = false;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) reply.header('connection', 'close');
  });
}
