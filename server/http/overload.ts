import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { memoryShare } from '../operating/memory-share.ts';
import { shedRequests } from '../operating/metrics.ts';
import { isMultipart } from './body-limits.ts';

const RETRY_AFTER_SECONDS = 5;
const FULL_HEAP = 0.9;
/** Of what the process may use: beyond its limit a container is killed, with all that is under way. */
const FULL_MEMORY = 0.85;
/** What must answer however busy the process is: whether it lives, and how it fares. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);

type Settings = Pick<Config, 'overloadDelayMs' | 'workers'>;

/**
 * Answers 503 at once, each door in its own shape, while the event loop is late or the heap nearly full: requests
 * that wait longer than their senders would only make it worse. While all memory together is nearly used up, uploads
 * alone are put off: the system gets memory back only as smaller requests go on.
 * @returns whether the process is overloaded, for what has no door.
 */
export async function shedLoad(
  app: FastifyInstance,
  { overloadDelayMs, workers }: Settings,
): Promise<() => boolean> {
  if (overloadDelayMs === 0) return () => false;
  const maxHeapUsedBytes = getHeapStatistics().heap_size_limit * FULL_HEAP;
  await app.register(underPressure, {
    maxEventLoopDelay: overloadDelayMs,
    maxHeapUsedBytes,
    maxRssBytes: memoryShare({ workers }) * FULL_MEMORY,
    async pressureHandler(request: FastifyRequest, _reply, reason) {
      if (EXEMPT.has(request.routeOptions.url ?? '')) return;
      if (reason === 'rssBytes' && !isMultipart(request)) return;
      shedRequests.inc({ reason });
      throw new AppError('SERVICE_UNAVAILABLE', 'The service is busy for a moment. Please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
        blame: 'overload',
      });
    },
  });
  const eventLoopDelay = measureEventLoopDelay(app);
  return () => eventLoopDelay() > overloadDelayMs || app.memoryUsage().heapUsed > maxHeapUsedBytes;
}

const MEASURE_EVERY_MS = 500;

/** The library calls a loop infinitely late that took a second for something once, as at the start: pages need not. */
function measureEventLoopDelay(app: FastifyInstance): () => number {
  let delay = 0;
  let due = performance.now() + MEASURE_EVERY_MS;
  const timer = setInterval(() => {
    delay = performance.now() - due;
    due = performance.now() + MEASURE_EVERY_MS;
  }, MEASURE_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.max(delay, performance.now() - due);
}
