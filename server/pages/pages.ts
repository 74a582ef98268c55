import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import type { Parts } from '../context.ts';
import { type EncodedAnswer, encodeAnswer } from '../http/encoded-answer.ts';
import type { EncodedBody } from '../http/encodings.ts';
import { sendProblem } from '../http/error-answer.ts';
import { shedRequests } from '../operating/metrics.ts';
import { loadPages, NOT_FOUND } from './built-pages.ts';
import { loadAssets } from './encoded-files.ts';
import { openLivePages } from './live-content.ts';
import { type PageCache, sendPage } from './page-cache.ts';
import type { Place } from './page-content.ts';
import type { ComposePage } from './page-html.ts';
import { matchPath } from './page-map.ts';
import type { Renderer } from './renderer.ts';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface PagesOptions {
  securityHeaders: Record<string, string>;
  cache: PageCache;
  renderer: Renderer;
  compose: ComposePage;
  isOverloaded(): boolean;
}

/**
 * The pages of the site with their scripts and styles. Answers that are the same for every visitor are cached ready to
 * be sent.
 */
export async function pages(
  app: FastifyInstance,
  parts: Parts,
  { securityHeaders: security, cache, renderer, compose, isOverloaded }: PagesOptions,
): Promise<void> {
  const { config } = parts;
  const isHttps = config.publicUrl?.startsWith('https:');
  const [builtPages, builtAssets] = await Promise.all([loadPages(config), loadAssets()]);
  const pageHeaders = {
    ...security,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const encodePage = (encoded: EncodedBody, timing: string, status = 200) =>
    encodeAnswer(
      encoded,
      { ...pageHeaders, 'server-timing': timing, ...(status === 410 && { 'x-robots-tag': 'noindex' }) },
      status,
    );

  for (const [path, encoded] of builtAssets) cache.assets.set(path, encodeAsset(path, encoded, security));
  const missing = builtPages.get(NOT_FOUND);
  if (missing === undefined) throw new Error('The build has no page for the answer 404.');
  const notFound = encodePage(missing, 'built', 404);
  builtPages.delete(NOT_FOUND);
  for (const [path, encoded] of builtPages) cache.pages.set(path, encodePage(encoded, 'built'));

  const isSecure = (request: FastifyRequest) => isHttps ?? request.protocol === 'https';
  // A cached page costs no more than a 503, so only rendering is refused under overload.
  const options = { renderer, compose, encodePage, isOverloaded, log: app.log };
  const livePages = openLivePages(parts, options);

  const send = (request: FastifyRequest, reply: FastifyReply, page: EncodedAnswer) => {
    reply.hijack();
    sendPage(request.raw, reply.raw, page, isSecure(request));
    return reply;
  };

  const findLive = async (place: Place, query: string) => {
    const { path, match } = place;
    // Some addresses without a page, such as /blog/0, have a page in the client's router. They are rendered,
    // so that both show the same.
    if (match.kind === 'none' && isOverloaded()) return undefined;
    if (match.kind === 'none' && (await renderer.openPage(path)).module === undefined)
      return { page: notFound };
    return livePages.find(encodeURI(path) + query, place);
  };

  const sendPageAt = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodePath(request.url);
    const match = matchPath(path);
    reply.headers(security);
    if (match.kind === 'moved') return reply.redirect(match.path + queryOf(request.url), 301);
    if (match.kind === 'none' && looksLikeFile(path)) return sendMissingFile(reply);
    const page = cache.pages.get(path);
    if (page !== undefined) return send(request, reply, page);
    const live = await findLive({ path, match }, queryOf(request.url));
    if (live === undefined) {
      shedRequests.inc({ reason: 'pages' });
      return sendBusy(reply);
    }
    if (live.moved !== undefined) return reply.redirect(live.moved + queryOf(request.url), 301);
    return send(request, reply, live.page);
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      // The HTTP server has asked the cache already, but an injected request comes straight here.
      if (cache.respond(request.raw, reply.raw) === undefined) return sendPageAt(request, reply);
      return reply.hijack();
    },
  });
  // The route above takes every GET and HEAD, so this request has another method.
  app.setNotFoundHandler((request, reply) => {
    const path = decodePath(request.url);
    const isKnown = matchPath(path).kind !== 'none' || app.hasRoute({ method: 'GET', url: path });
    if (!isKnown) return send(request, reply, notFound);
    const isForm = Object.values<string>(plainFormPaths).includes(request.url);
    reply.headers(security).header('allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
    return sendProblem(reply, 405, { detail: `This path takes GET${isForm ? ' and POST' : ''}.` });
  });
}

function encodeAsset(path: string, encoded: EncodedBody, security: Record<string, string>): EncodedAnswer {
  return encodeAnswer(encoded, {
    ...security,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    // The name of the file changes with its content.
    'cache-control': `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
  });
}

function decodePath(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path) || /^\/(assets|media)\//.test(path);
}

function sendMissingFile(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
}

function sendBusy(reply: FastifyReply): FastifyReply {
  reply.header('retry-after', '5');
  return sendProblem(reply, 503, { detail: 'Too many pages are being made. Please try again.' });
}
