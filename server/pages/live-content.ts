import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Blog } from '../../src/contract/blog.ts';
import type { JobOpeningDetail } from '../../src/contract/job-opening.ts';
import type { Answer, Question } from '../../src/contract/page-answers.ts';
import type { Parts } from '../context.ts';
import { createCaller } from '../router.ts';
import { compress, type Encoded } from './compress.ts';
import type { HeadOf } from './head-of.ts';
import { createLivePages } from './live-pages.ts';
import type { ComposePage } from './page-html.ts';
import { matchPath } from './page-map.ts';
import type { OpenedPage, Renderer } from './renderer.ts';
import type { Stored } from './stored.ts';

interface Means {
  renderer: Renderer;
  compose: ComposePage;
  headOf: HeadOf;
  storePage(encoded: Encoded, timing: string, status: number): Stored;
  log: FastifyBaseLogger;
}

/** The live pages of this server: their questions go to the same procedures as everybody's. */
export function openLivePages(parts: Parts, { renderer, compose, headOf, storePage, log }: Means) {
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

  async function finish(page: OpenedPage, answers: readonly Answer[], databaseMs: number): Promise<Stored> {
    const began = performance.now();
    const [path = '/'] = page.address.split('?');
    const match = matchPath(path);
    const isThere = match.kind === 'page' && answers.every(({ data }) => data !== null);
    const found = <T>(procedure: string) =>
      answers.find((answer) => answer.procedure === procedure)?.data as T | null | undefined;
    const html = compose({
      head: headOf({
        page: isThere ? match.page : undefined,
        path,
        blog: found<Blog>('blogs.find') ?? undefined,
        job: found<JobOpeningDetail>('jobs.find') ?? undefined,
      }),
      modules: page.modules,
      body: await page.render(answers, parts.config.filesUrl ?? ''),
      answers,
    });
    const renderMs = performance.now() - began;
    const timing = `db;dur=${databaseMs.toFixed(1)}, render;dur=${renderMs.toFixed(1)}`;
    return storePage(await compress(html, 'now'), timing, isThere ? 200 : 404);
  }

  return createLivePages({
    openPage: renderer.openPage,
    ask,
    finish,
    content: parts.content,
    onFault: (error) => log.warn(error, 'a page could not be looked up'),
  });
}
