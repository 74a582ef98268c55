import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Listen } from '../database/listen.ts';
import type { Database } from '../database/schema.ts';
import { composePublished } from './prepare-publication.ts';
import { findNewestPublication, loadPublished, readRedirectsVersion } from './publications.queries.ts';
import type { LoadUploads, Publishing } from './publishing.ts';
import type { SiteHolder } from './site-holder.ts';

const POLL_EVERY_MS = 2_000;
/** Rendering takes a while, so a publication that has failed is not tried again at every poll. */
const RETRY_AFTER_MS = 60_000;
const CHANNEL = 'guardhouse_site';

interface Options {
  db: Kysely<Database>;
  site: SiteHolder;
  loadUploads: LoadUploads;
  /** Differs after each change of an uploaded picture, which is public without a publication. */
  readUploadsVersion?: () => Promise<number>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export interface PublishedSite extends Publishing {
  /** Follows the publications of all processes. @returns a function that stops it. */
  follow(listen?: Listen): () => Promise<void>;
}

/**
 * Keeps the site that this process shows up to date with the database. While the database is away, and while the newest
 * site cannot be composed or rendered, everything stays as it was.
 */
export function createPublishedSite({
  db,
  site,
  loadUploads,
  readUploadsVersion = async () => 0,
  log,
}: Options): PublishedSite {
  /** The publication, the uploads and the redirects that are shown. */
  let shown = '0 0 ';
  let refused = { state: '', until: 0 };
  let alarm: string | undefined;

  const load = async () => {
    const state = `${await findNewestPublication(db)} ${await readUploadsVersion()} ${await readRedirectsVersion(db)}`;
    if (state === shown || (state === refused.state && Date.now() < refused.until)) return;
    const published = await loadPublished(db);
    const uploads = await loadUploads();
    try {
      const next = composePublished(published, uploads);
      const replace = await site.prepare(next);
      replace();
      shown = state;
      alarm = undefined;
      log.info(
        { publication: published.newest, revision: next.revision },
        'shows a new publication of the site',
      );
    } catch (error) {
      refused = { state, until: Date.now() + RETRY_AFTER_MS };
      alarm = 'the newest publication of the site cannot be shown';
      log.error({ err: error, publication: published.newest }, alarm);
    }
  };

  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  /** Whoever asks while one is under way, which may have missed what they ask for, shares the one that follows it. */
  const reload = () => {
    next ??= last.then(() => {
      next = undefined;
      const loading = load();
      last = loading.catch(() => undefined);
      return loading;
    });
    return next;
  };

  return {
    get alarm() {
      return alarm;
    },
    reload,
    loadUploads,
    follow: (listen) => followPublications(reload, listen, log),
  };
}

/** Asks every two seconds, and at once where the database tells. */
function followPublications(
  reload: () => Promise<void>,
  listen: Listen | undefined,
  log: Options['log'],
): () => Promise<void> {
  let isAway = false;
  const look = () =>
    void reload().then(
      () => {
        isAway = false;
      },
      (error: unknown) => {
        if (!isAway) log.warn({ err: error }, 'the database is away; the site stays as it is');
        isAway = true;
      },
    );
  const timer = setInterval(look, POLL_EVERY_MS).unref();
  const stopListening = listen?.(CHANNEL, { hear: look, begin: look });
  return async () => {
    clearInterval(timer);
    await stopListening?.();
  };
}
