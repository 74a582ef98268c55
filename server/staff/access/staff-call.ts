import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEY_HEADER } from '../../../src/contract/staff/creation.ts';
import { UNATTENDED_HEADER } from '../../../src/contract/staff/session-time.ts';
import { ADDRESS_HEADER, type StaffAuth } from './auth.ts';

/** What a call by the staff's door brings: who signs people in, and the caller's cookies both ways. */
export interface StaffCall {
  auth: StaffAuth;
  /** As the server has it: `/staff/files/resumes/:reference`. */
  route: string;
  /** Cookies, browser and address, by which a session is known, and the key of what is created. */
  headers: Headers;
  cookies: FastifyRequest['cookies'];
  /** Whether the page asks by itself, while nobody is at it: that does not prolong the session. */
  isUnattended: boolean;
  /** Hands the library's cookies on. */
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
