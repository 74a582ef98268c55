import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { requestSeconds } from '../operating/metrics.ts';
import { KEEP_ALIVE_TIMEOUT_MS, PreparedResponse } from './prepared-answer.ts';

/** A resume of 5 MB takes this long at 350 kbit/s; slower uploads are cut off. */
const REQUEST_TIMEOUT_MS = 120_000;
/**
 * A connection without traffic in either direction is closed after this time. A slow statement is cancelled
 * earlier.
 */
const SILENCE_TIMEOUT_MS = 30_000;

/** Answers a request from the cache and returns what it was, or does nothing and returns undefined. */
type RespondFromCache = (request: IncomingMessage, response: ServerResponse) => 'page' | 'file' | undefined;

/**
 * Node's HTTP server, which answers from the cache before Fastify sees the request: finding the route,
 * wrapping request and reply and calling the hooks takes as long as such an answer.
 * @param draining aborted once the process has been asked to stop.
 */
export function createHttpServer(
  respondFromCache: RespondFromCache,
  handle: RequestListener,
  draining: AbortSignal | undefined,
): Server {
  const server = createServer(
    {
      ServerResponse: PreparedResponse,
      headersTimeout: 10_000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const start = performance.now();
      if (draining?.aborted) response.setHeader('connection', 'close');
      const route = respondFromCache(request, response);
      if (route === undefined) return handle(request, response);
      // The answer has been handed to the operating system.
      const { method = '' } = request;
      const status = String(response.statusCode);
      requestSeconds.observe({ door: 'pages', route, method, status }, (performance.now() - start) / 1_000);
    },
  );
  return server.setTimeout(SILENCE_TIMEOUT_MS);
}
