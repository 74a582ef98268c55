import { createContext, use } from 'react';
import { type Answer, PAGE_BLOCK_ID, type PageBlock } from '../../../src/contract/page-answers.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import type { ConfirmationView } from '../../../src/contract/request-confirmation.ts';
import type { PageWords } from './page-words.ts';

/**
 * The data that comes with a page besides its words. The server renders the page with the same data, so that hydration
 * matches.
 */
export interface PageData {
  answers: readonly Answer[];
  origin?: string | undefined;
  /** The plain form POST that was refused, with its values and faults. */
  posted?: PostedForm | undefined;
  /** What the confirmation link that opened this page refers to. */
  confirmation?: ConfirmationView | undefined;
  /** The origin that serves uploaded pictures and documents; '' means this site itself. */
  filesUrl: string;
}

export const PageDataContext = createContext<PageData>({ answers: [], filesUrl: '' });

export const usePageData = () => use(PageDataContext);

/** Reads the data of the page that the browser opened, from the JSON block and the meta tag within the HTML. */
export function readPageData(): PageData & { words: PageWords | undefined } {
  const json = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  const { answers = [], origin, posted, confirmation, words }: PageBlock = json ? JSON.parse(json) : {};
  const filesUrl = document.querySelector<HTMLMetaElement>('meta[name="files-host"]')?.content.trim();
  return {
    answers,
    origin,
    posted,
    confirmation,
    words: words as PageWords | undefined,
    filesUrl: filesUrl ?? '',
  };
}
