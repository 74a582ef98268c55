import type { FastifyInstance } from 'fastify';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { databaseAway, isDatabaseUnavailable } from '../errors.ts';
import { sendError } from '../http/error-answer.ts';
import { sendDocument, sendStream } from '../http/send-text.ts';
import { findBlogFeed, findJobFeed } from './feeds.ts';
import { renderJsonFeed } from './json-feed.ts';
import { llmsText } from './llms-text.ts';
import { renderRss } from './rss.ts';
import { robotsText, SECURITY_TEXT_PATH, securityText, webManifest } from './site-files.ts';
import { findSitemap, jobsSitemap, pagesSitemap } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** The documents for crawlers, feed readers and browsers that install the site. */
export async function discovery(door: FastifyInstance, { config, db }: Parts): Promise<void> {
  const origin = siteOrigin(config);
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );

  // These are made from static content, so they work while the database is unavailable.
  const files = [
    { path: '/robots.txt', type: TEXT, body: robotsText(origin) },
    { path: '/llms.txt', type: TEXT, body: llmsText(origin) },
    { path: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', body: webManifest() },
  ];
  for (const { path, type, body } of files)
    door.get(path, (request, reply) => sendDocument(request, reply, { type, body, maxAge: 3_600 }));

  door.get(SECURITY_TEXT_PATH, (request, reply) =>
    sendDocument(request, reply, { type: TEXT, body: securityText(origin), maxAge: 3_600 }),
  );
  door.get('/security.txt', (_request, reply) => reply.redirect(SECURITY_TEXT_PATH, 301));

  for (const [name, find] of [
    ['blogs', findBlogFeed],
    ['jobs', findJobFeed],
  ] as const) {
    door.get(`/feeds/${name}.xml`, async (request, reply) => {
      const feed = await find(db, origin);
      const body = renderRss(feed, `${origin}/feeds/${name}.xml`);
      return sendDocument(request, reply, { type: RSS, body, changedAt: feed.changedAt });
    });
    door.get(`/feeds/${name}.json`, async (request, reply) => {
      const feed = await find(db, origin);
      const body = renderJsonFeed(feed, `${origin}/feeds/${name}.json`);
      return sendDocument(request, reply, { type: JSON_FEED, body, changedAt: feed.changedAt });
    });
  }

  door.get('/sitemap.xml', async (request, reply) =>
    sendStream(request, reply, XML, await findSitemap(db, origin)),
  );
  door.get('/sitemaps/pages.xml', async (request, reply) =>
    sendStream(request, reply, XML, await pagesSitemap(db, origin)),
  );
  door.get<{ Params: { file: number } }>('/sitemaps/jobs-:file(^\\d{1,9}$).xml', async (request, reply) =>
    sendStream(request, reply, XML, await jobsSitemap(db, origin, Number(request.params.file))),
  );
}
