import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type Logger, pino } from 'pino';
import { languageOf } from '../src/languages.ts';
import { stripTrailing } from '../src/strip-trailing.ts';
import { type Context, createContext, type Parts } from './context.ts';
import { publishBrand } from './discovery/brand/brand.ts';
import { discovery } from './discovery/discovery.ts';
import { answersDoor } from './doors/answers-door.ts';
import { files } from './doors/files/media-files.ts';
import { publicationFiles } from './doors/files/publication-files.ts';
import { withholdFiles } from './doors/files/withheld-files.ts';
import { plainPagesDoor } from './doors/forms/plain-pages-door.ts';
import { healthRoutes } from './doors/health.ts';
import { metricsRoute } from './doors/metrics.ts';
import { legacyDoor } from './doors/rest/legacy-door.ts';
import { staffDoor } from './doors/staff/staff-door.ts';
import { staffPages } from './doors/staff/staff-pages.ts';
import { trpcDoor } from './doors/trpc.ts';
import { TEXT_BODY_BYTES } from './http/body-limits.ts';
import { closeWhenDraining } from './http/drain.ts';
import { encodeLocations } from './http/encoded-location.ts';
import { sendError } from './http/error-answer.ts';
import { LONGEST_PATH, refuseLongPaths, shortenLongPath } from './http/long-paths.ts';
import { answerBrokenRequest } from './http/malformed-request.ts';
import { shedLoad } from './http/overload.ts';
import { measureRequests } from './http/request-metrics.ts';
import { addSecurityHeaders, BARE_HEADERS, securityHeaders } from './http/security-headers.ts';
import { createHttpServer } from './http/server.ts';
import { discardUnreadBodies } from './http/unread-bodies.ts';
import { createUploadCapacity } from './http/upload-capacity.ts';
import { createSiteOpener } from './pages/open-site.ts';
import { createPageCache } from './pages/page-cache.ts';
import { loadTemplate } from './pages/page-html.ts';
import { pages } from './pages/pages.ts';
import { createRenderOnce } from './pages/render-once.ts';
import { loadRenderer } from './pages/renderer.ts';
import { routerOf } from './router.ts';

const LEGACY_PREFIX = '/api';
const TRPC_PREFIX = '/trpc';
const STAFF_PREFIX = '/staff';
const HOOKS_PREFIX = '/hooks';

/** Builds the whole server, but does not listen yet. */
export async function buildApp(
  parts: Parts,
  logger: Logger = pino({ level: 'silent' }),
): Promise<FastifyInstance> {
  const cache = createPageCache(parts.config);
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.config.trustProxy,
    bodyLimit: TEXT_BODY_BYTES,
    // Reading all pages takes a second. With a generous limit, a busy machine starts late rather than not at all.
    pluginTimeout: 60_000,
    serverFactory: (handle) => createHttpServer(cache.respond, handle, parts.draining),
    forceCloseConnections: 'idle',
    // While the server closes, requests on connections that are still open are answered rather than refused.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A batch of tRPC calls names all its procedures in one path segment.
    routerOptions: { maxParamLength: LONGEST_PATH },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      // No hook has run for a request that could not be parsed, so the headers are set here.
      reply.headers(BARE_HEADERS);
      sendError(error, request, reply);
    },
    rewriteUrl: ({ url = '/' }) => matchLegacyPathInAnyCase(shortenLongPath(url)),
  });

  // Must come first: scopes registered earlier would keep Fastify's own handler, which exposes the error's message.
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  refuseLongPaths(app, BARE_HEADERS);
  app.decorate('uploadCapacity', createUploadCapacity(parts.config));
  measureRequests(app, { legacy: LEGACY_PREFIX, site: TRPC_PREFIX, staff: STAFF_PREFIX });
  closeWhenDraining(app, parts.draining);
  encodeLocations(app);
  discardUnreadBodies(app);
  const security = await securityHeaders(parts.config.filesUrl);
  const [renderer, compose] = await Promise.all([loadRenderer(), loadTemplate()]);
  const openSite = createSiteOpener(renderer);
  let isOverloaded = () => false;
  // Pages are in a scope of their own, because they need none of the hooks that inspect the requests of the doors.
  await app.register(async (scope) => {
    addSecurityHeaders(scope, security);
    await scope.register(cookie);
    isOverloaded = await shedLoad(scope, parts.config);
    healthRoutes(scope, parts);
    metricsRoute(scope, parts.config);
    await scope.register((door) => legacyDoor(door, parts), { prefix: LEGACY_PREFIX });
    const site = {
      router: routerOf(parts),
      createContext: (request: FastifyRequest): Context => ({
        ...createContext(parts, 'site', request, languageOf(request.headers['content-language'])),
        noteProcedure(name) {
          request.procedure = name;
        },
      }),
    };
    await scope.register((door) => trpcDoor(door, site), { prefix: TRPC_PREFIX });
    await scope.register((door) => staffDoor(door, parts, { openSite, compose }), { prefix: STAFF_PREFIX });
    await scope.register((door) => answersDoor(door, parts), { prefix: HOOKS_PREFIX });
    const renderOnce = createRenderOnce(parts, openSite, compose);
    await scope.register((door) => plainPagesDoor(door, parts, renderOnce));
    await scope.register((door) => discovery(door, parts));
    await scope.register(async (media) => {
      await publishBrand(media, parts, { files: cache.files, security });
      withholdFiles(media, parts);
      publicationFiles(media, parts);
      await files(media, parts.config);
    });
  });
  await app.register((scope) =>
    pages(scope, parts, { securityHeaders: security, cache, renderer, openSite, compose, isOverloaded }),
  );
  await app.register((scope) => staffPages(scope, parts));
  return app;
}

/** The legacy server ignored letter case and a trailing slash. Paths of pages are matched exactly. */
function matchLegacyPathInAnyCase(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (!/^\/api(\/|$)/i.test(path)) return url;
  const plain = stripTrailing(path.toLowerCase(), '/');
  return query === undefined ? plain : `${plain}?${query}`;
}
