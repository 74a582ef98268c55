import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../../src/content/site.ts';
import type { Answer, Question } from '../../src/contract/page-answers.ts';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import type { EncodedAnswer } from '../http/encoded-answer.ts';
import { compress, type EncodedBody } from '../http/encodings.ts';
import { findShownBlog, siteBlogOf } from '../publications/blogs.ts';
import { createCaller } from '../router.ts';
import { renderHead } from './head.ts';
import { createLivePages, type LiveAnswer } from './live-pages.ts';
import type { OpenedSite } from './open-site.ts';
import { contentOf, type PageData, type Place } from './page-content.ts';
import type { ComposePage } from './page-html.ts';
import type { OpenedPage } from './renderer.ts';

interface LivePagesOptions {
  site: Site;
  opened: OpenedSite;
  compose: ComposePage;
  encodePage(encoded: EncodedBody, timing: string, status: number): EncodedAnswer;
  isOverloaded(): boolean;
  log: FastifyBaseLogger;
}

/**
 * Connects the live pages of one site to the database, the renderer and the template. Their data comes from the same procedures that
 * clients call.
 */
export function openLivePages(
  parts: Parts,
  { site, opened, compose, encodePage, isOverloaded, log }: LivePagesOptions,
) {
  const { config, db } = parts;
  const filesUrl = config.filesUrl ?? '';
  const origin = siteOrigin(config);
  const caller: unknown = createCaller({
    ...parts,
    door: 'site',
    language: site.language,
    address: 'localhost',
    log,
  });

  async function ask({ procedure, input }: Question): Promise<Answer> {
    const call = procedure.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], caller);
    try {
      return { procedure, input, data: await (call as (input: unknown) => Promise<unknown>)(input) };
    } catch (error) {
      // The address may refer to something that does not exist or is invalid.
      if (!(error instanceof TRPCError && ['NOT_FOUND', 'BAD_REQUEST'].includes(error.code))) throw error;
      return { procedure, input, data: null };
    }
  }

  async function readData({ questions }: OpenedPage, { match }: Place): Promise<PageData> {
    const blogId = match.kind === 'page' ? match.blogId : undefined;
    if (blogId === undefined) return { answers: await Promise.all(questions.map(ask)), blog: undefined };
    // The only question of this page is for its blog. The head needs the dates too, which are not in the
    // procedure's output.
    const found = await findShownBlog({ db, language: site.language }, blogId);
    const data = found === undefined ? null : siteBlogOf(found);
    return { answers: questions.map((question) => ({ ...question, data })), blog: found };
  }

  async function makeAnswer(
    page: OpenedPage,
    place: Place,
    data: PageData | undefined,
    databaseMs: number,
  ): Promise<LiveAnswer> {
    const began = performance.now();
    // While the database is unavailable, no page is reported as missing, and the browser asks for the data
    // later.
    const content = data === undefined ? { status: 200 as const } : contentOf(place, data);
    const answers = data?.answers ?? [];
    if (content.moved !== undefined) return { moved: content.moved };
    const { path, match } = place;
    const head = renderHead({
      site,
      page: match.kind === 'page' && content.status !== 404 ? match.page : undefined,
      path,
      origin,
      filesUrl: config.filesUrl,
      blog: content.blog,
      job: content.job,
    });
    const live = { answers, origin };
    const body = await page.render({ ...live, filesUrl });
    const html = compose({
      head,
      module: page.module,
      body,
      theme: opened.theme,
      language: site.language,
      block: { ...live, site: opened.hash, ...(page.words && { words: page.words }) },
    });
    const timing = `db;dur=${databaseMs.toFixed(1)}, render;dur=${(performance.now() - began).toFixed(1)}`;
    return { page: encodePage(await compress(html, 'now'), timing, content.status) };
  }

  return createLivePages({
    openPage: opened.openPage,
    readData,
    makeAnswer,
    isOverloaded,
    content: parts.content,
    isAway: (error) =>
      isDatabaseUnavailable(error) || (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE'),
    log,
  });
}
