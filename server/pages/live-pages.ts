import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentVersion } from '../content/content-version.ts';
import { AppError, databaseAway, explainWait } from '../errors.ts';
import type { EncodedAnswer } from '../http/encoded-answer.ts';
import type { PageData, Place } from './page-content.ts';
import type { OpenedPage, OpenPage } from './renderer.ts';

/** Younger pages are served from the cache. */
const FRESH_MS = 2_000;
/**
 * Younger pages are served from the cache while they are refreshed in the background, so that the next
 * request shows what another process has changed.
 */
const STALE_MS = 10_000;
/** How long a visitor waits for the database. */
const DATABASE_TIMEOUT_MS = 1_500;
const MOST_CACHED = 300;
const MOST_PENDING = 100;
/** Reads at a time. A read that took too long for its page still occupies a place in the pool's queue. */
const MOST_READS = 100;

export type LiveAnswer = { page: EncodedAnswer; moved?: undefined } | { moved: string };

export interface LivePagesParts {
  openPage: OpenPage;
  /** Reads what a page shows from the database. */
  readData(page: OpenedPage, place: Place): Promise<PageData>;
  /** Renders the answer. Without data, the browser asks for it. */
  makeAnswer(
    page: OpenedPage,
    place: Place,
    data: PageData | undefined,
    databaseMs: number,
  ): Promise<LiveAnswer>;
  isAway(error: unknown): boolean;
  /** Whether the process is too busy to render. */
  isOverloaded(): boolean;
  content: ContentVersion;
  log: FastifyBaseLogger;
}

interface CachedPage {
  answer: LiveAnswer;
  /** Undefined if the database was unavailable when the page was rendered. */
  data: PageData | undefined;
  version: number;
  checkedAt: number;
}

/**
 * Caches the pages that show data of the database. Each is rendered on its first request and again when its
 * data has changed. While the database is unavailable, cached pages stay as they are.
 */
export function createLivePages(parts: LivePagesParts) {
  const { openPage, readData, makeAnswer, isAway, isOverloaded, content, log } = parts;
  const cache = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  let reads = 0;

  /**
   * @param opened the page of this url, where the caller has opened it already.
   * @returns undefined if too many requests are waiting or the process is overloaded, and the page is not
   * cached.
   */
  async function find(url: string, place: Place, opened?: OpenedPage): Promise<LiveAnswer | undefined> {
    if (isOverloaded()) return cache.get(url)?.answer;
    const page = opened ?? (url.includes('?') ? await openPage(url) : undefined);
    const address = page?.address ?? url;
    const known = cache.get(address);
    const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.checkedAt;
    if (known !== undefined && known.version === content.current && age < STALE_MS) {
      if (age >= FRESH_MS)
        refresh(address, place, page).catch((error) => log.error(error, 'a page could not be refreshed'));
      return known.answer;
    }
    if (pending.size >= MOST_PENDING) return known?.answer;
    return (await refresh(address, place, page)).answer;
  }

  /** Requests for the same page share one refresh, unless the content has changed since it began. */
  function refresh(address: string, place: Place, page?: OpenedPage): Promise<CachedPage> {
    const key = `${content.current} ${address}`;
    const began = pending.get(key);
    if (began !== undefined) return began;
    const next = loadPage(address, place, page).finally(() => pending.delete(key));
    pending.set(key, next);
    return next;
  }

  async function loadPage(address: string, place: Place, opened?: OpenedPage): Promise<CachedPage> {
    const page = opened ?? (await openPage(address));
    const known = cache.get(address);
    const version = content.current;
    const began = performance.now();
    const data = await withTimeout(readUnlessMany(page, place)).catch((error: unknown) => {
      if (!(error instanceof DatabaseTimeout || isAway(error))) throw error;
      log.warn(error, explainWait(error instanceof AppError ? error : databaseAway(error)));
      return known?.data;
    });
    const isSame = known !== undefined && isDeepStrictEqual(known.data, data);
    const answer = isSame ? known.answer : await makeAnswer(page, place, data, performance.now() - began);
    const next = { answer, data, version, checkedAt: Date.now() };
    keep(address, next);
    return next;
  }

  async function readUnlessMany(page: OpenedPage, place: Place): Promise<PageData> {
    if (reads >= MOST_READS) throw new DatabaseTimeout('Too many pages wait for the database.');
    reads += 1;
    return readData(page, place).finally(() => {
      reads -= 1;
    });
  }

  /** Evicts the page that was refreshed longest ago. */
  function keep(address: string, next: CachedPage): void {
    cache.delete(address);
    cache.set(address, next);
    const [oldest] = cache.keys();
    if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  }

  return { find };
}

/** Carries the SQLSTATE of a cancelled statement, so that it is handled like one. */
class DatabaseTimeout extends Error {
  readonly code = '57014';
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DatabaseTimeout('The database is slow.')), DATABASE_TIMEOUT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
