import type { FastifyInstance } from 'fastify';

/**
 * Once the process has been asked to stop, every answer ends its connection: a balancer that keeps connections open
 * would otherwise send its next request into one that is just being closed.
 */
export function closeWhenDraining(app: FastifyInstance, draining: AbortSignal | undefined): void {
  if (draining === undefined) return;
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) reply.header('connection', 'close');
  });
}
