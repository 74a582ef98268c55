import type { FastifyRequest } from 'fastify';
import { RefusedRequest } from '../../http/body-limits.ts';

/**
 * Refuses what another site made a browser post. The pages with the forms are the same for everybody and carry no
 * token, but browsers say where a request comes from: by Sec-Fetch-Site, and those that do not know it by Origin.
 * What says neither is no browser of today, and the legacy door is open to it anyway.
 */
export function demandSameOrigin(publicUrl: string | undefined) {
  return async ({ headers, host }: FastifyRequest): Promise<void> => {
    const { 'sec-fetch-site': site, origin } = headers;
    if (site !== undefined) {
      // `none` is the visitor's own doing: a reload, or a tab that was restored.
      if (site === 'same-origin' || site === 'none') return;
    } else if (origin === undefined || isOurs(origin, host, publicUrl)) return;
    throw new RefusedRequest(403, 'This form was sent from another site. Please fill it in on this page.');
  };
}

function isOurs(origin: string, host: string, publicUrl: string | undefined): boolean {
  // By its host: a proxy in front may speak https where this server is asked by http.
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
