import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEY_HEADER } from '../../../src/contract/staff/creation.ts';
import { UNATTENDED_HEADER } from '../../../src/contract/staff/session-time.ts';
import { ADDRESS_HEADER } from './address-header.ts';
import type { StaffAuth } from './auth.ts';

/** What a request through the staff's door brings: the sign-in library, and cookies in both directions. */
export interface StaffCall {
  auth: StaffAuth;
  /** The route's pattern: `/staff/files/resumes/:reference`. */
  route: string;
  /** Cookies, browser and address, by which a session is identified, and the idempotency key of a creation. */
  headers: Headers;
  cookies: FastifyRequest['cookies'];
  /** Whether the page polls by itself, without a user's action: that does not prolong the session. */
  isUnattended: boolean;
  /** Sets the library's cookies on the response. */
  setCookies(headers: Headers): void;
  setCookie(name: string, value: string, attributes: CookieAttributes): void;
}

type CookieAttributes = Parameters<FastifyInstance['serializeCookie']>[2];

export function createStaffCall(auth: StaffAuth, request: FastifyRequest, reply: FastifyReply): StaffCall {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'user-agent', KEY_HEADER] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return {
    auth,
    route: request.routeOptions.url ?? '',
    headers,
    cookies: request.cookies,
    isUnattended: UNATTENDED_HEADER in request.headers,
    setCookies(answered) {
      for (const cookie of answered.getSetCookie()) reply.header('set-cookie', cookie);
    },
    setCookie(name, value, attributes) {
      reply.header('set-cookie', request.server.serializeCookie(name, value, attributes));
    },
  };
}
