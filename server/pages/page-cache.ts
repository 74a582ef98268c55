import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { newTokenCookie } from '../http/anti-forgery.ts';
import { type EncodedAnswer, sendEncodedAnswer } from '../http/encoded-answer.ts';

/**
 * The answers that are the same for every visitor: the pages of the current site, and the files that they load. A new
 * site replaces all pages at once.
 */
export interface PageCache {
  pages: ReadonlyMap<string, EncodedAnswer>;
  /** Scripts, styles, and the words of pages. Those of former sites stay for a while, for browsers that still show one. */
  files: Map<string, EncodedAnswer>;
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
  const files = new Map<string, EncodedAnswer>();
  // If only a proxy knows whether the visitor uses TLS, Fastify has to read its headers first.
  const isKnown = publicUrl !== undefined || trustProxy === false;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const cache: PageCache = {
    pages: new Map(),
    files,
    respond(request, response) {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const page = isKnown ? cache.pages.get(url) : undefined;
      if (page !== undefined) {
        sendPage(request, response, page, isSecure);
        return 'page';
      }
      const file = files.get(url);
      if (file === undefined) return undefined;
      sendEncodedAnswer(request, response, file);
      return 'file';
    },
  };
  return cache;
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
