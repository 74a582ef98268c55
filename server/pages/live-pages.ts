import { isDeepStrictEqual } from 'node:util';
import type { Answer, Question } from '../../src/contract/page-answers.ts';
import type { ContentVersion } from '../content-version.ts';
import type { OpenedPage, Renderer } from './renderer.ts';
import type { Stored } from './stored.ts';

/** Served from memory without a question. */
const FRESH_MS = 2_000;
/** Served from memory while it is looked up anew: what another process has changed shows from the next request on. */
const STALE_MS = 10_000;
/** A database that does not answer within this does not keep a visitor waiting. */
const PATIENCE_MS = 1_500;
const MOST_KEPT = 300;
const MOST_WAITING = 100;

export interface LivePagesParts {
  openPage: Renderer['openPage'];
  /** Answers one question; null where there is nothing. @throws where the database is away. */
  ask(question: Question): Promise<unknown>;
  /** Makes the answer of a page. Without answers, the browser asks for them itself. */
  finish(page: OpenedPage, answers: readonly Answer[], databaseMs: number): Promise<Stored>;
  content: ContentVersion;
  /** The database is away, or a page that was to be renewed behind the scenes could not be. */
  onFault(error: unknown): void;
}

interface Kept {
  stored: Stored;
  /** Undefined: the database was away as it was rendered. */
  answers: readonly Answer[] | undefined;
  version: number;
  checkedAt: number;
}

/**
 * The pages that show what is in the database: rendered when they are asked for, kept in memory, rendered anew as soon
 * as their content is another. While the database is away they stay as they are.
 */
export function createLivePages({ openPage, ask, finish, content, onFault }: LivePagesParts) {
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<Kept>>();

  /** @returns undefined where too many are waiting already. */
  async function find(url: string): Promise<Stored | undefined> {
    const page = url.includes('?') ? await openPage(url) : undefined;
    const address = page?.address ?? url;
    const known = kept.get(address);
    const age = known === undefined ? Infinity : Date.now() - known.checkedAt;
    if (known !== undefined && known.version === content.current && age < STALE_MS) {
      if (age >= FRESH_MS) refresh(address, page).catch(onFault);
      return known.stored;
    }
    if (coming.size >= MOST_WAITING) return known?.stored;
    return (await refresh(address, page)).stored;
  }

  /** Those who come meanwhile wait for the same, unless the content has changed since. */
  function refresh(address: string, page?: OpenedPage): Promise<Kept> {
    const key = `${content.current} ${address}`;
    const began = coming.get(key);
    if (began !== undefined) return began;
    const next = renew(address, page).finally(() => coming.delete(key));
    coming.set(key, next);
    return next;
  }

  async function renew(address: string, opened?: OpenedPage): Promise<Kept> {
    const page = opened ?? (await openPage(address));
    const known = kept.get(address);
    const version = content.current;
    const began = performance.now();
    const answers = await withPatience(answer(page.questions)).catch((error: unknown) => {
      onFault(error);
      return known?.answers;
    });
    const isSame = known !== undefined && isDeepStrictEqual(known.answers, answers);
    const stored = isSame ? known.stored : await finish(page, answers ?? [], performance.now() - began);
    const next = { stored, answers, version, checkedAt: Date.now() };
    keep(address, next);
    return next;
  }

  const answer = (questions: Question[]) =>
    Promise.all(questions.map(async (question) => ({ ...question, data: await ask(question) })));

  /** The one that was asked for longest ago makes room. */
  function keep(address: string, next: Kept): void {
    kept.delete(address);
    kept.set(address, next);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return { find };
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database is slow.')), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
