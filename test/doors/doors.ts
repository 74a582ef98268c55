import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The part of an answer that the tests of both doors read. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'>;

const TOKEN = 'a-token-of-22-letters-x';

/** The anti-forgery pair. */
export const siteHeaders = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN };

type Body = Record<string, unknown> | FormData | URLSearchParams | string | null;

/** Posts to the legacy door: an object as JSON, form data as multipart, anything else unchanged. */
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

/**
 * Calls a mutation through the site's own door, with the anti-forgery pair that a page would send. Form data goes over
 * a real socket: tRPC recognises a body by the class of Node's request, which `inject` only imitates.
 */
export async function callSite(
  app: FastifyInstance,
  procedure: string,
  input: Body,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = await encode(input);
  const url = `/trpc/${procedure}`;
  const allHeaders: Record<string, string> = { ...sent.headers, ...siteHeaders, ...headers };
  if (!/^multipart\//.test(allHeaders['content-type'] ?? ''))
    return app.inject({ method: 'POST', url, ...sent, headers: allHeaders });
  const { 'content-length': _, ...fetchHeaders } = allHeaders;
  const response = await fetch(`${await originOf(app)}${url}`, {
    method: 'POST',
    headers: fetchHeaders,
    body: new Uint8Array(sent.payload ?? []),
  });
  const body = await response.text();
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    json: () => JSON.parse(body),
  };
}

const origins = new WeakMap<FastifyInstance, Promise<string>>();

/** The app's address. The app starts to listen if it does not yet. */
export function originOf(app: FastifyInstance): Promise<string> {
  if (app.server.listening) return Promise.resolve(app.listeningOrigin);
  const origin = origins.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  origins.set(app, origin);
  return origin;
}

/** Calls a query through the site's own door. */
export function querySite(
  app: FastifyInstance,
  procedure: string,
  input?: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return app.inject({ method: 'GET', url: `/trpc/${procedure}${query}`, headers });
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
