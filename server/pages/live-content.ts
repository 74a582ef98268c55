import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Question } from '../../src/contract/page-answers.ts';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import type { Stored } from '../http/encoded-answer.ts';
import { compress, type Encoded } from '../http/encodings.ts';
import { createCaller } from '../router.ts';
import { renderHead } from './head.ts';
import { createLivePages, type LiveAnswer } from './live-pages.ts';
import { type Content, findContent } from './page-content.ts';
import type { ComposePage } from './page-html.ts';
import { matchPath } from './page-map.ts';
import type { OpenedPage, Renderer } from './renderer.ts';

interface Means {
  renderer: Renderer;
  compose: ComposePage;
  storePage(encoded: Encoded, timing: string, status: number): Stored;
  isOverloaded(): boolean;
  log: FastifyBaseLogger;
}

/** What of the database stands in a page. */
interface Seen {
  answers: Answer[];
  content: Content;
}

/** The live pages of this server: their questions go to the same procedures as everybody's. */
export function openLivePages(parts: Parts, { renderer, compose, storePage, isOverloaded, log }: Means) {
  const { config, db } = parts;
  const filesUrl = config.filesUrl ?? '';
  const origin = siteOrigin(config);
  const caller: unknown = createCaller({ ...parts, door: 'site', address: 'localhost', log });

  async function ask({ procedure, input }: Question): Promise<unknown> {
    const call = procedure.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], caller);
    try {
      return await (call as (input: unknown) => Promise<unknown>)(input);
    } catch (error) {
      // An address may name what never was, or what cannot be.
      if (error instanceof TRPCError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code)) return null;
      throw error;
    }
  }

  async function look({ address, questions }: OpenedPage): Promise<Seen> {
    const { pathname, searchParams } = new URL(address, origin);
    const path = decodeURIComponent(pathname);
    const match = matchPath(path);
    const [content, ...answers] = await Promise.all([
      match.kind === 'page'
        ? findContent(db, match, path, searchParams.get('job'))
        : { status: 404 as const },
      ...questions.map(async (question) => ({ ...question, data: await ask(question) })),
    ]);
    return { content, answers };
  }

  async function finish(page: OpenedPage, seen: Seen | undefined, databaseMs: number): Promise<LiveAnswer> {
    const began = performance.now();
    // While the database is away nothing is said to be missing, and the browser asks for what the page lacks.
    const { answers, content } = seen ?? { answers: [], content: { status: 200 as const } };
    if (content.moved !== undefined) return { moved: content.moved };
    const path = decodeURIComponent(new URL(page.address, origin).pathname);
    const match = matchPath(path);
    const head = renderHead({
      page: match.kind === 'page' && content.status !== 404 ? match.page : undefined,
      path,
      origin,
      filesUrl: config.filesUrl,
      blog: content.blog,
      job: content.job,
    });
    const live = { answers, origin };
    const body = await page.render({ ...live, filesUrl });
    const html = compose({ head, module: page.module, body, block: { ...live, words: page.words } });
    const timing = `db;dur=${databaseMs.toFixed(1)}, render;dur=${(performance.now() - began).toFixed(1)}`;
    return { page: storePage(await compress(html, 'now'), timing, content.status) };
  }

  return createLivePages<Seen>({
    openPage: renderer.openPage,
    look,
    finish,
    isOverloaded,
    content: parts.content,
    isAway: (error) =>
      isDatabaseUnavailable(error) || (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE'),
    log,
  });
}
