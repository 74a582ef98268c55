import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestSeconds } from '../operating/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route whose answer lasts for as long as its reader stays. */
    isEndless?: boolean;
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
 * Times every request. A route is known by its pattern and a call of the site by its procedure, never by the address
 * that was asked for: anybody can ask for any. Calls of what is not among `procedures` are counted together.
 */
export function measureRequests(
  app: FastifyInstance,
  prefixes: Prefixes,
  procedures: ReadonlySet<string>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    // How long somebody has listened is no measure of how fast anything is answered.
    if (request.routeOptions.config.isEndless && reply.statusCode === 200) return done();
    const { door, route } = placeOf(request, reply, prefixes, procedures);
    const seconds = reply.elapsedTime / 1_000;
    const status = String(reply.statusCode);
    requestSeconds.observe({ door, route, method: request.method, status }, seconds);
    request.log.debug({ door, route, method: request.method, status: reply.statusCode, seconds }, 'answered');
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    // What a visitor can quote when asking us what went wrong.
    if (reply.statusCode >= 500) reply.header('x-request-id', request.id);
  });
}

function placeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  prefixes: Prefixes,
  procedures: ReadonlySet<string>,
): { door: Door; route: string } {
  const pattern = request.routeOptions.url ?? '';
  if (OPERATING.has(pattern)) return { door: 'operating', route: pattern };
  if (pattern.startsWith(`${prefixes.legacy}/`)) return { door: 'legacy', route: pattern };
  if (pattern.startsWith(`${prefixes.site}/`))
    return { door: 'site', route: procedureOf(request, procedures) };
  if (`${pattern}/`.startsWith(`${prefixes.staff}/`)) return { door: 'staff', route: pattern };
  // One file is one route: together they would be hundreds.
  const type = String(reply.getHeader('content-type') ?? '');
  return { door: 'pages', route: type.startsWith('text/html') ? 'page' : 'file' };
}

function procedureOf(request: FastifyRequest, procedures: ReadonlySet<string>): string {
  const { path = '' } = request.params as { path?: string };
  if (path.includes(',')) return 'batch';
  return procedures.has(path) ? path : 'none';
}
