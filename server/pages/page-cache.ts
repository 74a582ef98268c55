import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { newTokenCookie } from '../http/anti-forgery.ts';
import { type EncodedAnswer, sendEncodedAnswer } from '../http/encoded-answer.ts';

/** The answers that are the same for every visitor: built pages, and the scripts and styles of all pages. */
export interface PageCache {
  pages: Map<string, EncodedAnswer>;
  assets: Map<string, EncodedAnswer>;
  /**
   * Answers a GET or HEAD of a cached address and returns what it was. For any other request it does nothing
   * and returns undefined.
   */
  respond(request: IncomingMessage, response: ServerResponse): 'page' | 'file' | undefined;
}

/** Creates an empty cache, which is filled as the pages are loaded. */
export function createPageCache({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): PageCache {
  const pages = new Map<string, EncodedAnswer>();
  const assets = new Map<string, EncodedAnswer>();
  // If only a proxy knows whether the visitor uses TLS, Fastify has to read its headers first.
  const isKnown = publicUrl !== undefined || trustProxy === false;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return {
    pages,
    assets,
    respond(request, response) {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const page = isKnown ? pages.get(url) : undefined;
      if (page !== undefined) {
        sendPage(request, response, page, isSecure);
        return 'page';
      }
      const asset = assets.get(url);
      if (asset === undefined) return undefined;
      sendEncodedAnswer(request, response, asset);
      return 'file';
    },
  };
}

/** Sends a page, with the anti-forgery token if the browser has none. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedAnswer,
  isSecure: boolean,
): void {
  const cookie = newTokenCookie(request.headers.cookie, isSecure);
  sendEncodedAnswer(request, response, page, cookie === undefined ? undefined : ['set-cookie', cookie]);
}
