import type { FastifyInstance } from 'fastify';

/**
 * More than the slowest upload may take together with all that its procedure then waits for, since the database is
 * given up after 20 seconds. So nothing that was going to succeed is cut off, and nothing hangs for ever.
 */
const HANDLER_TIMEOUT_MS = 150_000;

/** Of a door's routes: films and documents may take a slow line as long as they please. */
export function limitHandlerTime(door: FastifyInstance): void {
  door.addHook('onRoute', (route) => {
    route.handlerTimeout ??= HANDLER_TIMEOUT_MS;
  });
}
