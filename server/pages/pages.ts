import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../../src/content/types.ts';
import { jobFindInput } from '../../src/contract/job-opening.ts';
import { issueToken } from '../anti-forgery.ts';
import { findBlog } from '../blogs.queries.ts';
import type { Parts } from '../context.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import { findJob } from '../jobs.queries.ts';
import { sendProblem } from '../rest/reply.ts';
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
  const shell = await loadShell(clientDir, parts.config.filesUrl);
  await app.register(staticFiles, {
    root: clientDir.pathname,
    index: false,
    // One route for each file: whatever else is asked for falls through to the pages below.
    wildcard: false,
    globIgnore: ['index.html', '.vite/**'],
    cacheControl: false,
    setHeaders(reply, path) {
      // Their addresses change with their content: by a hash in the name, or by the version that the pages ask for.
      const isVersioned = /\/(assets|media\/(pictures|films))\//.test(path);
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
    const page = match.kind === 'page' ? match.page : undefined;
    const isThere = match.kind === 'page' && (await contentExists(parts, match, request));
    return sendPage(request, reply, parts, shell, isThere ? page : undefined);
  });
  // Every GET and HEAD went to the route above: what comes here has another method.
  app.setNotFoundHandler((request, reply) => {
    if (matchPath(decodePath(request.url)).kind === 'none')
      return sendPage(request, reply, parts, shell, undefined);
    reply.header('allow', 'GET, HEAD');
    return sendProblem(reply, 405, { detail: 'A page takes GET.' });
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  shell: Shell,
  page: Page | undefined,
): FastifyReply {
  issueToken(request, reply, parts.config.publicUrl?.startsWith('https:') ?? request.protocol === 'https');
  return reply
    .code(page === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(shell(page));
}

/** Whether what a page's address names is in the database. While that is away nothing is said to be missing. */
async function contentExists(
  { db }: Parts,
  { page, blogId }: { page: Page; blogId?: number },
  request: FastifyRequest,
): Promise<boolean> {
  try {
    if (blogId !== undefined) return (await findBlog(db, blogId)) !== undefined;
    const { job } = request.query as { job?: unknown };
    if (page.screen !== 'resume-submission' || typeof job !== 'string') return true;
    const asked = jobFindInput.safeParse({ Jid: job });
    return asked.success && (await findJob(db, asked.data.Jid)) !== undefined;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    request.log.warn(error, 'the database is away');
    return true;
  }
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
