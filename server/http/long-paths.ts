import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from './body-limits.ts';

/** Ten times as long as the longest address of ours, and what every browser and proxy takes. */
export const LONGEST_PATH = 2_048;

/** Stands in for a path that is too long, so that nothing looks at the whole of it: a short one of the same door. */
export function shortenLongPath(url: string): string {
  return isLong(url) ? `${/^(?:\/[a-z]{1,20}){0,2}/i.exec(url)?.[0]}/x` : url;
}

/** Answers 414 to a path that is too long, before any route runs. Each door gives the answer its own form. */
export function refuseLongPaths(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    if (!isLong(originalUrl)) return;
    reply.headers(headers);
    throw new RefusedRequest(414, `A path may have ${LONGEST_PATH} characters.`);
  });
}

function isLong(url: string): boolean {
  if (url.length <= LONGEST_PATH) return false;
  const query = url.indexOf('?');
  return query === -1 || query > LONGEST_PATH;
}
