import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its next answer once the process has been asked to stop. Otherwise a load
 * balancer that keeps connections open could send a request on a connection that is just being closed.
 */
export function closeWhenDraining(app: FastifyInstance, draining: AbortSignal | undefined): void {
  if (draining === undefined) return;
  // Cached pages are sent without the onSend hook, so their connection is marked when the request arrives.
  app.addHook('onRequest', (_request, reply, done) => {
    if (draining.aborted) reply.raw.setHeader('connection', 'close');
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) reply.header('connection', 'close');
  });
}
