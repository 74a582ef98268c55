import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusedRequest } from './body-limits.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const TOKEN = /^[\w-]{22,64}$/;

/** Gives the browser its token with a page. Not HttpOnly: the site's own script has to read it. */
export function issueToken(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  if (TOKEN.test(request.cookies[COOKIE] ?? '')) return;
  reply.setCookie(COOKIE, randomBytes(16).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

/**
 * Demands that header and cookie hold the same token: another site can make a browser send the cookie, but cannot
 * read it to repeat it in the header.
 */
export async function demandToken(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = Buffer.from(request.cookies[COOKIE] ?? '');
  const header = Buffer.from(request.headers[HEADER]?.toString() ?? '');
  if (cookie.length === 0 || cookie.length !== header.length || !timingSafeEqual(cookie, header))
    throw new RefusedRequest(403, 'The anti-forgery token is missing or wrong. Please reload the page.');
}
