import type { PageBlock } from '../../src/content/page-block.ts';
import type { PageEntry, PageWords, ShownSite } from '../../src/content/shown-site.ts';
import type { Answer, Question } from '../../src/contract/page-answers.ts';

/** The exports of client/prerender.tsx, the build of the client for the server. */
export interface Renderer {
  /** The kinds of pages that show data of the database. */
  liveScreens: readonly string[];
  openSite(site: ShownSite, findWords: (entry: PageEntry) => PageWords): OpenPage;
}

export type OpenPage = (url: string) => Promise<OpenedPage>;

export interface OpenedPage {
  address: string;
  questions: Question[];
  module: string | undefined;
  words: PageWords | undefined;
  render(
    data: Omit<PageBlock, 'site' | 'words' | 'answers'> & { answers: readonly Answer[]; filesUrl: string },
  ): Promise<string>;
}

const bundle = new URL('../../dist/render/prerender.js', import.meta.url);

/** @throws {Error} if the client has not been built. */
export async function loadRenderer(): Promise<Renderer> {
  try {
    return await import(bundle.href);
  } catch (cause) {
    throw new Error('The client is not built: run `npm run build` first.', { cause });
  }
}
