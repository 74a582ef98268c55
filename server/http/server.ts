import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { requestSeconds } from '../operating/metrics.ts';
import { KEEP_ALIVE_TIMEOUT_MS, PreparedResponse } from './prepared-answer.ts';
import { createUnreadBodies } from './unread-bodies.ts';

/** A resume of 5 MB takes this long on a line of 350 kbit/s; whoever is slower is cut off. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection on which nothing moves in either direction is given up; a slow statement is refused before that. */
const SILENCE_TIMEOUT_MS = 30_000;

/** Answers a request from memory and says what it was, or leaves it alone and says undefined. */
type RespondFromCache = (request: IncomingMessage, response: ServerResponse) => 'page' | 'file' | undefined;

interface ServerOptions {
  /** Aborted once the process has been asked to stop. */
  draining: AbortSignal | undefined;
  /** Whether answers from memory come with a head that is kept ready, rather than built by Node for each of them. */
  hasPreparedHeads: boolean;
}

/**
 * Node's server, which answers from memory what it can before a framework looks at the request: finding the route,
 * wrapping request and reply and calling the hooks takes as long as such an answer.
 */
export function createHttpServer(
  respondFromCache: RespondFromCache,
  handle: RequestListener,
  { draining, hasPreparedHeads }: ServerOptions,
): Server {
  const unreadBodies = createUnreadBodies(draining);
  const server = createServer(
    {
      ...(hasPreparedHeads && { ServerResponse: PreparedResponse }),
      headersTimeout: 10_000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const start = performance.now();
      if (unreadBodies.isOver(request.socket)) return void request.socket.destroy();
      unreadBodies.watch(request, response);
      if (draining?.aborted) response.shouldKeepAlive = false;
      const route = respondFromCache(request, response);
      if (route === undefined) return handle(request, response);
      // It is with the system now, which sends it.
      const { method = '' } = request;
      const status = String(response.statusCode);
      requestSeconds.observe({ door: 'pages', route, method, status }, (performance.now() - start) / 1_000);
    },
  );
  return server.setTimeout(SILENCE_TIMEOUT_MS);
}
