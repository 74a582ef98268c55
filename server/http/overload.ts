import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { memoryShare } from '../operating/memory-share.ts';
import { shedRequests } from '../operating/metrics.ts';
import { isMultipart } from './body-limits.ts';

const RETRY_AFTER_SECONDS = 5;
/**
 * The part of its share that the process itself may hold; the rest is for the processes that inspect files, for the
 * supervisor and for the kernel. A container over its limit is killed, with all its requests.
 */
const FULL_MEMORY = 0.7;
/** Routes that must answer under any load: the health checks and the metrics. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);

type Settings = Pick<Config, 'overloadDelayMs' | 'workers'>;

/**
 * Answers 503 at once, in each door's format, while the event loop lags: requests that wait for longer than their
 * clients do would only add to the load. When the process has nearly used up its memory, only uploads are refused.
 * @returns whether the process is overloaded, for callers outside this scope.
 */
export async function shedLoad(
  app: FastifyInstance,
  { overloadDelayMs, workers }: Settings,
): Promise<() => boolean> {
  if (overloadDelayMs === 0) return () => false;
  await app.register(underPressure, {
    maxEventLoopDelay: overloadDelayMs,
    maxRssBytes: memoryShare({ workers }) * FULL_MEMORY,
    async pressureHandler(request: FastifyRequest, _reply, reason) {
      if (EXEMPT.has(request.routeOptions.url ?? '')) return;
      if (reason === 'rssBytes' && !isMultipart(request)) return;
      shedRequests.inc({ reason });
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        { id: 'refusals.busy' },
        { retryAfter: RETRY_AFTER_SECONDS, unavailable: 'overload' },
      );
    },
  });
  const eventLoopDelay = measureEventLoopDelay(app);
  return () => eventLoopDelay() > overloadDelayMs;
}

const MEASURE_EVERY_MS = 500;

/**
 * under-pressure reports an infinite delay after a single second of work, as at the start. Pages use this
 * instead.
 */
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
