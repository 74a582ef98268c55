import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Body = Record<string, unknown> | FormData | URLSearchParams | string | null;

/** Posts to the legacy door: an object as JSON, form data as multipart, the rest as what it is. */
export async function postLegacy(
  app: FastifyInstance,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const sent = await encode(body);
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    ...sent,
    headers: { ...sent.headers, ...headers },
  });
}

/** Calls a mutation by the site's own door, with the anti-forgery pair that a page would send. */
export async function callSite(
  app: FastifyInstance,
  procedure: string,
  input: Body,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const sent = await encode(input);
  const token = 'a-token-of-22-letters-x';
  return app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    ...sent,
    headers: { ...sent.headers, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, ...headers },
  });
}

/** Calls a query by the site's own door. */
export function querySite(
  app: FastifyInstance,
  procedure: string,
  input?: unknown,
): Promise<LightMyRequestResponse> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return app.inject({ method: 'GET', url: `/trpc/${procedure}${query}` });
}

async function encode(
  body: Body | undefined,
): Promise<{ payload?: Buffer; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} };
  if (
    body === null ||
    (typeof body === 'object' && !(body instanceof FormData || body instanceof URLSearchParams))
  )
    return { payload: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'application/json' } };
  const response = new Response(body);
  const payload = Buffer.from(await response.arrayBuffer());
  return {
    payload,
    headers: {
      'content-type': response.headers.get('content-type') ?? 'text/plain',
      'content-length': String(payload.length),
    },
  };
}
