import cluster from 'node:cluster';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { readMetrics, registry } from '../operating/metrics.ts';

type Settings = Pick<Config, 'metricsPort' | 'metricsToken'>;

/** Serves `/metrics` on the site's own port, if a token protects it and no port of its own is set. */
export function metricsRoute(app: FastifyInstance, { metricsPort, metricsToken }: Settings): void {
  if (metricsPort === undefined && metricsToken !== undefined) addRoute(app, metricsToken);
}

/**
 * A server for `/metrics` on a port of its own, which no load balancer exposes. With several workers the primary process
 * serves the metrics of all. Undefined in a worker, or if no such port is set.
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
    if (token !== undefined && !isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8');
      return 'This asks for a token.';
    }
    reply.type(registry.contentType);
    return readMetrics();
  });
}
