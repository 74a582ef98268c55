import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentVersion } from '../content/content-version.ts';
import { AppError, databaseAway, explainWait } from '../errors.ts';
import type { Stored } from '../http/encoded-answer.ts';
import type { OpenedPage, Renderer } from './renderer.ts';

/** Served from memory without a question. */
const FRESH_MS = 2_000;
/** Served from memory while it is looked up anew: what another process has changed shows from the next request on. */
const STALE_MS = 10_000;
/** A database that does not answer within this does not keep a visitor waiting. */
const PATIENCE_MS = 1_500;
const MOST_KEPT = 300;
const MOST_COMING = 100;
/** Looks at the database that go on at a time: those that took too long for their page still hold a place in its queue. */
const MOST_LOOKS = 100;

export type LiveAnswer = { page: Stored; moved?: undefined } | { moved: string };

export interface LivePagesParts<Seen> {
  openPage: Renderer['openPage'];
  /** Reads what of the database stands in a page. */
  look(page: OpenedPage): Promise<Seen>;
  /** Makes the answer. Without what was seen, the browser asks for it itself. */
  finish(page: OpenedPage, seen: Seen | undefined, databaseMs: number): Promise<LiveAnswer>;
  isAway(error: unknown): boolean;
  /** Whether nothing is to be rendered for now. */
  isOverloaded(): boolean;
  content: ContentVersion;
  log: FastifyBaseLogger;
}

interface Kept<Seen> {
  answer: LiveAnswer;
  /** Undefined: the database was away as it was made. */
  seen: Seen | undefined;
  version: number;
  checkedAt: number;
}

/**
 * The pages that show what is in the database: rendered when they are asked for, kept in memory, rendered anew as soon
 * as their content is another. While the database is away they stay as they are.
 */
export function createLivePages<Seen>(parts: LivePagesParts<Seen>) {
  const { openPage, look, finish, isAway, isOverloaded, content, log } = parts;
  const kept = new Map<string, Kept<Seen>>();
  const coming = new Map<string, Promise<Kept<Seen>>>();
  let looks = 0;

  /** @returns undefined where too many are waiting already, or the process is overloaded, and none is kept. */
  async function find(url: string): Promise<LiveAnswer | undefined> {
    if (isOverloaded()) return kept.get(url)?.answer;
    const page = url.includes('?') ? await openPage(url) : undefined;
    const address = page?.address ?? url;
    const known = kept.get(address);
    const age = known === undefined ? Number.POSITIVE_INFINITY : Date.now() - known.checkedAt;
    if (known !== undefined && known.version === content.current && age < STALE_MS) {
      if (age >= FRESH_MS)
        refresh(address, page).catch((error) => log.error(error, 'a page could not be renewed'));
      return known.answer;
    }
    if (coming.size >= MOST_COMING) return known?.answer;
    return (await refresh(address, page)).answer;
  }

  /** Those who come meanwhile wait for the same, unless the content has changed since. */
  function refresh(address: string, page?: OpenedPage): Promise<Kept<Seen>> {
    const key = `${content.current} ${address}`;
    const began = coming.get(key);
    if (began !== undefined) return began;
    const next = renew(address, page).finally(() => coming.delete(key));
    coming.set(key, next);
    return next;
  }

  async function renew(address: string, opened?: OpenedPage): Promise<Kept<Seen>> {
    const page = opened ?? (await openPage(address));
    const known = kept.get(address);
    const version = content.current;
    const began = performance.now();
    const seen = await withPatience(lookUnlessMany(page)).catch((error: unknown) => {
      if (!(error instanceof OutOfPatience || isAway(error))) throw error;
      log.warn(error, explainWait(error instanceof AppError ? error : databaseAway(error)));
      return known?.seen;
    });
    const isSame = known !== undefined && isDeepStrictEqual(known.seen, seen);
    const answer = isSame ? known.answer : await finish(page, seen, performance.now() - began);
    const next = { answer, seen, version, checkedAt: Date.now() };
    keep(address, next);
    return next;
  }

  async function lookUnlessMany(page: OpenedPage): Promise<Seen> {
    if (looks >= MOST_LOOKS) throw new OutOfPatience('Too many pages wait for the database.');
    looks += 1;
    return look(page).finally(() => {
      looks -= 1;
    });
  }

  /** The one that was looked up longest ago makes room. */
  function keep(address: string, next: Kept<Seen>): void {
    kept.delete(address);
    kept.set(address, next);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return { find };
}

/** With PostgreSQL's own code for a statement that took too long. */
class OutOfPatience extends Error {
  readonly code = '57014';
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OutOfPatience('The database is slow.')), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
