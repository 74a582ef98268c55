import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { issueToken } from '../anti-forgery.ts';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { sendProblem } from '../rest/reply.ts';
import { type HeadInput, renderHead } from './head.ts';
import { findContent } from './page-content.ts';
import { matchPath } from './page-map.ts';
import { loadShell, type Shell } from './shell.ts';

const clientDir = new URL('../../dist/client/', import.meta.url);

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const ONE_HOUR_SECONDS = 60 * 60;

/**
 * A picture or film in a tab of its own is shown by a page that the browser writes, with styles in it: under the
 * pages' policy it would neither fit the window nor stand in its middle.
 */
const POLICY_OF_VIEWER =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";
const shownByBrowser = /\.(avif|webp|jpe?g|png|mp4|webm)$/;

/** The site's pages, and the files that they need. */
export async function pages(app: FastifyInstance, parts: Parts): Promise<void> {
  const shell = await loadShell(clientDir);
  await app.register(staticFiles, {
    root: clientDir.pathname,
    index: false,
    // One route for each file: whatever else is asked for falls through to the pages below.
    wildcard: false,
    globIgnore: ['index.html', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Their addresses change with their content: by a hash in the name, or by the version that the pages ask for.
      const isVersioned = /\/(assets|media\/pictures)\//.test(path);
      const lasts = isVersioned ? `${ONE_YEAR_SECONDS}, immutable` : String(ONE_HOUR_SECONDS);
      reply.header('cache-control', `public, max-age=${lasts}`);
      if (shownByBrowser.test(path)) reply.header('content-security-policy', POLICY_OF_VIEWER);
      // The paths that legacy clients are given lead here, and they show the pictures on their own origins.
      if (path.includes('/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  app.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    const match = matchPath(path);
    if (match.kind === 'moved') return reply.redirect(match.path + queryOf(request.url), 301);
    if (match.kind === 'none' && looksLikeFile(path)) return sendMissingFile(reply);
    if (match.kind === 'none') return sendPage(request, reply, parts, shell);
    const content = await findContent(parts, match, path, request);
    if (content.moved !== undefined) return reply.redirect(content.moved + queryOf(request.url), 301);
    if (content.status === 404) return sendPage(request, reply, parts, shell);
    reply.code(content.status);
    if (content.status === 410) reply.header('x-robots-tag', 'noindex');
    return sendPage(request, reply, parts, shell, { ...content, page: match.page });
  });
  // Every GET and HEAD went to the route above: what comes here has another method.
  app.setNotFoundHandler((request, reply) => {
    if (matchPath(decodePath(request.url)).kind === 'none') return sendPage(request, reply, parts, shell);
    reply.header('allow', 'GET, HEAD');
    return sendProblem(reply, 405, { detail: 'A page takes GET.' });
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  shell: Shell,
  found: Pick<HeadInput, 'page' | 'blog' | 'job'> = { page: undefined },
): FastifyReply {
  issueToken(request, reply, parts.config.publicUrl?.startsWith('https:') ?? request.protocol === 'https');
  if (found.page === undefined) reply.code(404);
  const { config } = parts;
  const head = renderHead({
    ...found,
    path: decodePath(request.url),
    origin: siteOrigin(config),
    filesUrl: config.filesUrl,
  });
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell(head));
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
