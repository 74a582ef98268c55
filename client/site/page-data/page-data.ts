import { createContext, use } from 'react';
import { type Answer, PAGE_BLOCK_ID, type PageBlock } from '../../../src/contract/page-answers.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import type { ConfirmationView } from '../../../src/contract/request-confirmation.ts';
import type { PageWords } from './page-words.ts';

/** What comes with a page besides its words. The server renders it with the same, so that both agree. */
export interface PageData {
  answers: readonly Answer[];
  origin?: string | undefined;
  /** The form that came by plain POST, and was not taken. */
  posted?: PostedForm | undefined;
  /** What the confirmation link leads to by which the browser has come. */
  confirmation?: ConfirmationView | undefined;
  /** Where stored pictures and documents are served; '' is this site itself. */
  filesUrl: string;
}

export const PageDataContext = createContext<PageData>({ answers: [], filesUrl: '' });

export const usePageData = () => use(PageDataContext);

/** Of the page that the browser has opened. */
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
