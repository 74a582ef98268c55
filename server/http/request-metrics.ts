import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestSeconds } from '../operating/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for a route whose answer is a stream that stays open, such as server-sent events. */
    isEndless?: boolean;
  }
  interface FastifyRequest {
    /** The procedure that was called, which has noted it; undefined as long as none was. */
    procedure: string | undefined;
  }
}

type Door = 'legacy' | 'site' | 'staff' | 'pages' | 'operating';

const OPERATING = new Set(['/healthz', '/readyz', '/metrics']);

interface Prefixes {
  legacy: string;
  site: string;
  staff: string;
}

/**
 * Measures how long every request takes. Its label is the pattern of its route or, for a call of the site,
 * the procedure: never the path itself, since clients can send any.
 */
export function measureRequests(app: FastifyInstance, prefixes: Prefixes): void {
  app.decorateRequest('procedure', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    // The duration of an open stream says nothing about the server's speed.
    if (request.routeOptions.config.isEndless && reply.statusCode === 200) return done();
    const { door, route } = placeOf(request, reply, prefixes);
    const seconds = reply.elapsedTime / 1_000;
    const status = String(reply.statusCode);
    requestSeconds.observe({ door, route, method: request.method, status }, seconds);
    request.log.debug({ door, route, method: request.method, status: reply.statusCode, seconds }, 'answered');
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    // A visitor can quote it when reporting the error.
    if (reply.statusCode >= 500) reply.header('x-request-id', request.id);
  });
}

function placeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  prefixes: Prefixes,
): { door: Door; route: string } {
  const pattern = request.routeOptions.url ?? '';
  if (OPERATING.has(pattern)) return { door: 'operating', route: pattern };
  if (pattern.startsWith(`${prefixes.legacy}/`)) return { door: 'legacy', route: pattern };
  if (pattern.startsWith(`${prefixes.site}/`)) return { door: 'site', route: procedureOf(request) };
  if (`${pattern}/`.startsWith(`${prefixes.staff}/`)) return { door: 'staff', route: pattern };
  // Each file has its own route; as labels they would be hundreds.
  const type = String(reply.getHeader('content-type') ?? '');
  return { door: 'pages', route: type.startsWith('text/html') ? 'page' : 'file' };
}

function procedureOf({ params, procedure }: FastifyRequest): string {
  const { path = '' } = params as { path?: string };
  return path.includes(',') ? 'batch' : (procedure ?? 'none');
}
