import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { newTokenCookie } from '../http/anti-forgery.ts';
import { type EncodedAnswer, sendEncodedAnswer } from '../http/encoded-answer.ts';

/** What is answered with the same bytes to everybody: the built pages, and the scripts and styles of all pages. */
export interface PageCache {
  pages: Map<string, EncodedAnswer>;
  assets: Map<string, EncodedAnswer>;
  /** Answers a GET or HEAD of one of these addresses; of any other it says undefined, and nothing is done. */
  respond(request: IncomingMessage, response: ServerResponse): 'page' | 'file' | undefined;
}

/** Empty: the pages fill it as they are loaded. */
export function createPageCache({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): PageCache {
  const pages = new Map<string, EncodedAnswer>();
  const assets = new Map<string, EncodedAnswer>();
  // Where only a proxy can tell whether a visitor came by TLS, its word has to be read first.
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

/** With the anti-forgery token, for a browser that has none yet. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedAnswer,
  isSecure: boolean,
): void {
  const cookie = newTokenCookie(request.headers.cookie, isSecure);
  sendEncodedAnswer(request, response, page, cookie === undefined ? undefined : ['set-cookie', cookie]);
}
