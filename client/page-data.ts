import { createContext, use } from 'react';
import { ANSWERS_ID, type Answer } from '../src/contract/page-answers.ts';

/** What comes with a page besides its words. The server renders it with the same, so that both agree. */
export interface PageData {
  answers: readonly Answer[];
  /** Where stored pictures and documents are served; '' is this site itself. */
  filesUrl: string;
}

export const PageDataContext = createContext<PageData>({ answers: [], filesUrl: '' });

export const usePageData = () => use(PageDataContext);

/** Of the page that the browser has opened. */
export function readPageData(): PageData {
  const answers = document.getElementById(ANSWERS_ID)?.textContent;
  const filesUrl = document.querySelector<HTMLMetaElement>('meta[name="files-host"]')?.content.trim();
  return { answers: answers ? JSON.parse(answers) : [], filesUrl: filesUrl ?? '' };
}
