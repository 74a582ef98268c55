import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../src/content/site.ts';
import { plainFormPaths } from '../../src/contract/posted-form.ts';
import { addressIn, readAddress, source } from '../../src/languages.ts';
import { readNumberedAddress } from '../content/numbered-address.ts';
import type { Parts } from '../context.ts';
import { type EncodedAnswer, encodeAnswer, sendEncodedAnswer } from '../http/encoded-answer.ts';
import type { EncodedBody } from '../http/encodings.ts';
import { sendProblem } from '../http/error-answer.ts';
import { shedRequests } from '../operating/metrics.ts';
import { loadBuiltPages } from './built-pages.ts';
import { loadAssets } from './encoded-files.ts';
import { beginWith } from './first-pages.ts';
import { openLivePages } from './live-content.ts';
import type { OpenSite } from './open-site.ts';
import { type PageCache, sendPage } from './page-cache.ts';
import type { Place } from './page-content.ts';
import type { ComposePage } from './page-html.ts';
import { createPageMap, type MatchPath } from './page-map.ts';
import {
  type HandleFailure,
  NOT_FOUND,
  type RenderedPage,
  type RenderedPages,
  renderPages,
} from './rendered-pages.ts';
import type { OpenPage, Renderer } from './renderer.ts';
import { createWordsFiles, isWordsFile } from './words-files.ts';

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
  openSite: OpenSite;
  compose: ComposePage;
  isOverloaded(): boolean;
}

/** The pages of one language of the site that is published now, besides those in the cache. */
interface ShownPages {
  match: MatchPath;
  openPage: OpenPage;
  notFound: EncodedAnswer;
  gone: EncodedAnswer;
  live: ReturnType<typeof openLivePages>;
}

/**
 * The pages of the site with their scripts and styles. Answers that are the same for every visitor are cached ready to
 * be sent.
 */
export async function pages(
  app: FastifyInstance,
  parts: Parts,
  { securityHeaders: security, cache, renderer, openSite, compose, isOverloaded }: PagesOptions,
): Promise<void> {
  const { config } = parts;
  const isHttps = config.publicUrl?.startsWith('https:');
  const [builtPages, builtAssets] = await Promise.all([loadBuiltPages(), loadAssets()]);
  for (const [path, encoded] of builtAssets) cache.files.set(path, encodeAsset(path, encoded, security));
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
  const words = createWordsFiles(cache.files, security);

  let rendered = builtPages;
  /** What was rendered last for a site that is not shown yet: a check renders what its publication shows a moment later. */
  let prepared: RenderedPages = new Map();
  /** By the codes of the languages. */
  let shown: ReadonlyMap<string, ShownPages>;

  /** Renders what differs from the pages that are shown now, and returns what shows the new ones. */
  async function prepare(site: Site, handleFailure?: HandleFailure): Promise<() => void> {
    const pageParts = { renderer, compose, config, openSite };
    const sites = [site, ...site.translations.values()];
    const nextRendered = new Map<string, RenderedPage>();
    const files = new Map<string, EncodedAnswer>();
    const next = new Map<string, ShownPages>();
    for (const each of sites) {
      const pagesOfSite = await renderPages(each, pageParts, [rendered, prepared], 'now', handleFailure);
      for (const [address, page] of pagesOfSite) nextRendered.set(address, page);
      for (const [address, file] of await words.encode(openSite(each).files)) files.set(address, file);
      next.set(each.language.code, showPages(each, pagesOfSite));
    }
    prepared = nextRendered;
    const notFound = new Set(sites.map(({ language }) => addressIn(language, NOT_FOUND)));
    const cached = new Map(
      [...nextRendered]
        .filter(([address]) => !notFound.has(address))
        .map(([address, { body }]) => [address, encodePage(body, 'built')] as const),
    );
    return () => {
      words.publish(files);
      rendered = nextRendered;
      prepared = new Map();
      cache.pages = cached;
      shown = next;
    };
  }

  function showPages(site: Site, pagesOfSite: RenderedPages): ShownPages {
    const opened = openSite(site);
    const missing = pagesOfSite.get(addressIn(site.language, NOT_FOUND));
    if (missing === undefined) throw new Error('There is no page for the answer 404.');
    return {
      match: createPageMap(site),
      openPage: opened.openPage,
      notFound: encodePage(missing.body, 'built', 404),
      gone: encodePage(missing.body, 'built', 410),
      // A cached page costs no more than a 503, so only rendering is refused under overload.
      live: openLivePages(parts, { site, opened, compose, encodePage, isOverloaded, log: app.log }),
    };
  }

  /** The language of an address, with the path of the page in it. */
  const find = (address: string) => {
    const { language, path } = readAddress(address, parts.site.current.languages);
    const ofLanguage = shown.get(language.code);
    if (ofLanguage !== undefined) return { language, path, pagesOfLanguage: ofLanguage };
    const ofSource = shown.get(source.code);
    if (ofSource === undefined) throw new Error('The site has no pages in English.');
    return { language: source, path: address, pagesOfLanguage: ofSource };
  };

  await beginWith(parts.site, prepare, app.log);

  const isSecure = (request: FastifyRequest) => isHttps ?? request.protocol === 'https';

  const send = (request: FastifyRequest, reply: FastifyReply, page: EncodedAnswer) => {
    reply.hijack();
    sendPage(request.raw, reply.raw, page, isSecure(request));
    return reply;
  };

  const findLive = async ({ live, openPage, notFound }: ShownPages, place: Place, query: string) => {
    const url = encodeURI(place.path) + query;
    if (place.match.kind !== 'none') return live.find(url, place);
    if (isOverloaded()) return undefined;
    // Some addresses without a page, such as /blog/0, have a page in the client's router. They are rendered,
    // so that both show the same.
    const opened = await openPage(url);
    return opened.module === undefined ? { page: notFound } : live.find(url, place, opened);
  };

  /** Where an item of a former site leads that was asked for by its number; null where it is gone for good. */
  const findNumbered = (address: string, query: string): string | null | undefined => {
    const numbered = readNumberedAddress(address, query);
    const to = numbered && parts.site.current.moved.get(numbered.address);
    return to && addressIn(source, to) + numbered.rest;
  };

  /** The page may come from a process that shows a new site already, and the request for its words to this one. */
  const findLateWords = async (path: string) => {
    if (!isWordsFile(path)) return undefined;
    await parts.publishing?.reload().catch(() => undefined);
    return cache.files.get(path);
  };

  const sendPageAt = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = readUrl(request.url);
    const address = decodePath(url);
    const { language, path, pagesOfLanguage } = find(address);
    const match = pagesOfLanguage.match(path);
    reply.headers(security);
    const numbered = findNumbered(address, queryOf(url));
    if (numbered === null) return send(request, reply, pagesOfLanguage.gone);
    if (numbered !== undefined) {
      reply.header('cache-control', 'no-cache');
      return reply.redirect(numbered, 301);
    }
    // The home page of a language has one address.
    if (address === `${language.prefix}/` && language !== source)
      return reply.redirect(language.prefix + queryOf(url), 301);
    if (match.kind === 'moved') {
      // A browser keeps a permanent redirect for good, and would go in circles once the page is renamed back.
      reply.header('cache-control', 'no-cache');
      return reply.redirect(addressIn(language, match.path) + queryOf(url), 301);
    }
    if (match.kind === 'gone') return send(request, reply, pagesOfLanguage.gone);
    if (match.kind === 'none' && looksLikeFile(path)) {
      const late = await findLateWords(path);
      if (late === undefined) return sendMissingFile(reply);
      reply.hijack();
      sendEncodedAnswer(request.raw, reply.raw, late);
      return reply;
    }
    const page = cache.pages.get(address);
    if (page !== undefined) return send(request, reply, page);
    const live = await findLive(pagesOfLanguage, { path, match }, queryOf(url));
    if (live === undefined) {
      shedRequests.inc({ reason: 'pages' });
      return sendBusy(reply);
    }
    if (live.moved !== undefined) return reply.redirect(addressIn(language, live.moved) + queryOf(url), 301);
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
    const address = decodePath(readUrl(request.url));
    const { path, pagesOfLanguage } = find(address);
    const { match, notFound } = pagesOfLanguage;
    const isKnown = match(path).kind !== 'none' || app.hasRoute({ method: 'GET', url: address });
    if (!isKnown) return send(request, reply, notFound);
    const isForm = Object.values<string>(plainFormPaths).includes(path);
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
    // The frame that draws PDFs has no origin, so it loads even our own files as those of another.
    ...(path.startsWith('/assets/pdf-frame-') && { 'access-control-allow-origin': '*' }),
  });
}

/** Node takes each byte for a character, and some clients send an address in another script as it is. */
function readUrl(url: string): string {
  return /[\x80-\xff]/.test(url) ? Buffer.from(url, 'latin1').toString() : url;
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
