import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { shedRequests } from './metrics.ts';

const RETRY_AFTER_SECONDS = 5;
const FULL_HEAP = 0.9;
/** What must answer however busy the process is: whether it lives, and how it fares. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Answers 503 at once, each door in its own shape, while the event loop is late or the heap nearly full: requests
 * that wait longer than their senders would only make it worse.
 */
export async function shedLoad(app: FastifyInstance, { overloadDelayMs }: { overloadDelayMs: number }) {
  if (overloadDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: overloadDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * FULL_HEAP,
    async pressureHandler(request: FastifyRequest, _reply, reason) {
      if (EXEMPT.has(request.routeOptions.url ?? '')) return;
      shedRequests.inc({ reason });
      throw new AppError('SERVICE_UNAVAILABLE', 'The service is busy for a moment. Please try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
        blame: 'overload',
      });
    },
  });
}
