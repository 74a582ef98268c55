import type { FastifyInstance } from 'fastify';

/**
 * Encodes where each redirect of the server leads. Paths here may be in any script, and a header that holds other
 * characters than ASCII cannot be sent. What is encoded already stays as it is.
 */
export function encodeLocations(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location !== 'string') return;
    reply.header('location', location.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent));
  });
}
