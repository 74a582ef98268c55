import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readMetrics, registry } from '../operating/metrics.ts';

type Settings = Pick<Config, 'metricsPort' | 'metricsToken'>;

/** Beside the site, but only for whoever bears the token. */
export function metricsRoute(app: FastifyInstance, { metricsPort, metricsToken }: Settings): void {
  if (metricsPort === undefined && metricsToken !== undefined) addRoute(app, metricsToken);
}

/**
 * On a port of its own, which no balancer leads to, and of which the first of several processes serves the figures of
 * all. Undefined without such a port, and in a worker.
 */
export function createMetricsServer({ metricsPort, metricsToken }: Settings): FastifyInstance | undefined {
  if (metricsPort === undefined || cluster.isWorker) return undefined;
  const app = Fastify({ forceCloseConnections: true });
  addRoute(app, metricsToken);
  return app;
}

function addRoute(app: FastifyInstance, token: string | undefined): void {
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8');
      return 'This asks for a token.';
    }
    reply.type(registry.contentType);
    return readMetrics();
  });
}

/** By their hashes, so that neither content nor length can be told by the time that it takes. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
