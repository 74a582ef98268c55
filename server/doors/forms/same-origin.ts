import type { FastifyRequest } from 'fastify';
import { RefusedRequest } from '../../http/body-limits.ts';

/**
 * Refuses a form that another site made the browser post. Cached pages carry no token, but browsers say where a request
 * comes from: in Sec-Fetch-Site or, in older ones, in Origin. Every current browser sends one of the two headers; a client
 * that sends neither may use the legacy door anyway.
 */
export function demandSameOrigin(publicUrl: string | undefined) {
  return async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { 'sec-fetch-site': site, origin } = headers;
    if (site !== undefined) {
      // `none` means that the visitor did it: a reload, or a restored tab.
      if (site === 'same-origin' || site === 'none') return;
    } else if (origin === undefined || isOurs(origin, host, publicUrl)) return;
    throw new RefusedRequest(403, { id: 'refusals.otherSite' });
  };
}

function isOurs(origin: string, host: string, publicUrl: string | undefined): boolean {
  // Compared by host alone: behind a proxy the origin is https while this server is asked by http.
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
