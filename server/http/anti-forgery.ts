import { randomFillSync, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RefusedRequest } from './body-limits.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE}=[\\w-]{22,64}\\s*(?:;|$)`);

/**
 * The Set-Cookie header that gives a browser its token with a page; undefined if it already has one. The
 * cookie is not HttpOnly, because the site's own scripts have to read it.
 */
export function newTokenCookie(cookies: string | undefined, isSecure: boolean): string | undefined {
  if (cookies !== undefined && TOKEN.test(cookies)) return undefined;
  return `${COOKIE}=${newToken()}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const TOKEN_BYTES = 16;
const pool = Buffer.alloc(TOKEN_BYTES * 256);
let used = pool.length;

/** Random bytes for 256 tokens are fetched in one call: a call per token would cost more than the page. */
function newToken(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const start = used;
  used += TOKEN_BYTES;
  return pool.toString('base64url', start, used);
}

/**
 * Refuses a request unless its header and its cookie hold the same token. Another site can make a browser
 * send the cookie, but cannot read it to repeat it in the header.
 */
export async function demandToken(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = Buffer.from(request.cookies[COOKIE] ?? '');
  const header = Buffer.from(request.headers[HEADER]?.toString() ?? '');
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header))
    throw new RefusedRequest(403, 'The anti-forgery token is missing or wrong. Please reload the page.');
}
