import { setImmediate as pause } from 'node:timers/promises';
import type { Site } from '../../src/content/site.ts';
import { addressIn } from '../../src/languages.ts';
import { type Config, siteOrigin } from '../config.ts';
import { compress, type EncodedBody } from '../http/encodings.ts';
import { renderHead } from './head.ts';
import type { OpenSite } from './open-site.ts';
import { type ComposePage, withHead } from './page-html.ts';
import type { Renderer } from './renderer.ts';

/** The path under which the 404 page of each language is rendered. */
export const NOT_FOUND = '/404';

export interface RenderedPage {
  /** Tells what the body of the page was made from. */
  key: string;
  body: EncodedBody;
}

/** Pages that are the same for every visitor, by their addresses. */
export type RenderedPages = ReadonlyMap<string, RenderedPage>;

export interface PageParts {
  renderer: Renderer;
  compose: ComposePage;
  config: Config;
  openSite: OpenSite;
}

/** Decides about a page that cannot be rendered: it is left out, unless this throws. */
export type HandleFailure = (failure: PageFailure) => undefined;

/** A page cannot be rendered. Whoever publishes reads the message. */
export class PageFailure extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`${path} cannot be rendered: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.path = path;
  }
}

const refuse: HandleFailure = (failure) => {
  throw failure;
};

/**
 * Renders the 404 page and every page that shows nothing from the database. A page in one of `known` whose words are
 * the same is taken over: at most its head is written anew, which names the origin of this server.
 * @throws {PageFailure} for a page that cannot be rendered, unless `handleFailure` leaves it out.
 */
export async function renderPages(
  site: Site,
  { renderer, compose, config, openSite }: PageParts,
  known: readonly RenderedPages[],
  effort: 'build' | 'now',
  handleFailure: HandleFailure = refuse,
): Promise<RenderedPages> {
  const { hash, hashOfPage, openPage, theme } = openSite(site);
  const { filesUrl } = config;
  const origin = siteOrigin(config);
  const encoding: Promise<readonly [string, RenderedPage]>[] = [];
  const pages = site.pages.filter(({ screen }) => !renderer.liveScreens.includes(screen));
  const places = [
    ...pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => ({ path, page }))),
    { path: NOT_FOUND, page: undefined },
  ];
  const render = async ({ path, page }: (typeof places)[number]) => {
    const address = addressIn(site.language, path);
    const key = `${hash} ${hashOfPage(path) ?? ''}`;
    const head = renderHead({ site, page, path, origin, filesUrl });
    const before = known.map((pages) => pages.get(address)).find((rendered) => rendered?.key === key);
    if (before !== undefined) {
      const html = before.body.identity.toString();
      const own = withHead(html, head);
      return { key, body: own === html ? before.body : compress(own, effort), isKept: true };
    }
    const { module, words, render: renderBody } = await openPage(path);
    const body = await renderBody({ answers: [], filesUrl: filesUrl ?? '' });
    const block = { site: hash, ...(words && { words }) };
    const html = compose({ head, module, block, body, theme, language: site.language });
    return { key, body: compress(html, effort), isKept: false };
  };
  for (const place of places) {
    const address = addressIn(site.language, place.path);
    const rendered = await render(place).catch((error: unknown) =>
      handleFailure(new PageFailure(address, error)),
    );
    if (rendered === undefined) continue;
    encoding.push(encode(address, rendered.key, rendered.body));
    // One page after the other: all at the same time would take the processors from requests.
    if (effort === 'now') await encoding.at(-1);
    if (rendered.isKept) continue;
    // Requests are answered between two pages, since a publication may render all of them.
    await pause();
  }
  return new Map(await Promise.all(encoding));
}

async function encode(address: string, key: string, body: EncodedBody | Promise<EncodedBody>) {
  return [address, { key, body: await body }] as const;
}
