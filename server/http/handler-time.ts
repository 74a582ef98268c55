import type { FastifyInstance } from 'fastify';

/**
 * Longer than the slowest upload that is allowed plus the 20 seconds after which the database is given up. So
 * no request that would have succeeded is cut off, and none hangs for ever.
 */
const HANDLER_TIMEOUT_MS = 150_000;

/**
 * Sets the limit on the routes of a door. Routes for films and documents have none: they may take as long as
 * a slow connection needs.
 */
export function limitHandlerTime(door: FastifyInstance): void {
  door.addHook('onRoute', (route) => {
    route.handlerTimeout ??= HANDLER_TIMEOUT_MS;
  });
}
