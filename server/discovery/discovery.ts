import type { FastifyInstance } from 'fastify';
import { siteIn } from '../../src/content/site.ts';
import { addressIn } from '../../src/languages.ts';
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
import { findSitemap, jobsSitemap, jobsSitemapPath, pagesSitemap } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

/** The documents for crawlers, feed readers and browsers that install the site. */
export async function discovery(door: FastifyInstance, { config, db, site }: Parts): Promise<void> {
  const origin = siteOrigin(config);
  const languages = site.current.languages.map((language) => ({
    at: (path: string) => addressIn(language, path),
    siteNow: () => siteIn(site.current, language.code),
  }));
  door.setErrorHandler((error, request, reply) =>
    sendError(isDatabaseUnavailable(error) ? databaseAway(error) : error, request, reply),
  );

  // These are made from the site in memory, so they work while the database is unavailable.
  const files = [
    ...languages.flatMap(({ at, siteNow }) => [
      { path: at('/llms.txt'), type: TEXT, write: () => llmsText(siteNow(), origin, site.leftOut) },
      { path: at('/site.webmanifest'), type: MANIFEST, write: () => webManifest(siteNow()) },
    ]),
    { path: '/robots.txt', type: TEXT, write: () => robotsText(origin) },
    { path: SECURITY_TEXT_PATH, type: TEXT, write: () => securityText(site.current.identity, origin) },
  ];
  for (const { path, type, write } of files)
    door.get(path, (request, reply) => sendDocument(request, reply, { type, body: write(), maxAge: 3_600 }));
  door.get('/security.txt', (_request, reply) => reply.redirect(SECURITY_TEXT_PATH, 301));

  const lists = { blogs: findBlogFeed, jobs: findJobFeed };
  for (const { at, siteNow } of languages)
    for (const [name, find] of Object.entries(lists)) {
      const [rss, json] = [at(`/feeds/${name}.xml`), at(`/feeds/${name}.json`)];
      door.get(rss, async (request, reply) => {
        const feed = await find({ db, log: request.log }, siteNow(), origin);
        const body = renderRss(feed, origin + rss);
        return sendDocument(request, reply, { type: RSS, body, changedAt: feed.changedAt });
      });
      door.get(json, async (request, reply) => {
        const feed = await find({ db, log: request.log }, siteNow(), origin);
        const body = renderJsonFeed(feed, origin + json);
        return sendDocument(request, reply, { type: JSON_FEED, body, changedAt: feed.changedAt });
      });
    }

  door.get('/sitemap.xml', async (request, reply) =>
    sendStream(request, reply, XML, await findSitemap(db, site, origin)),
  );
  door.get('/sitemaps/pages.xml', async (request, reply) =>
    sendStream(request, reply, XML, await pagesSitemap(db, site, origin)),
  );
  for (const language of site.current.languages)
    door.get<{ Params: { file: number } }>(
      jobsSitemapPath(language, ':file(^\\d{1,9}$)'),
      async (request, reply) => {
        const file = Number(request.params.file);
        return sendStream(request, reply, XML, await jobsSitemap(db, site.current, language, origin, file));
      },
    );
}
