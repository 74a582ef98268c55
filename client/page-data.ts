import { createContext, use } from 'react';
import { type Answer, LIVE_DATA_ID, type LiveData } from '../src/contract/page-answers.ts';

/** What comes with a page besides its words. The server renders it with the same, so that both agree. */
export interface PageData {
  answers: readonly Answer[];
  /** Where the site stands, for links that are followed elsewhere; on pages that have such. */
  origin?: string | undefined;
  /** Where stored pictures and documents are served; '' is this site itself. */
  filesUrl: string;
}

export const PageDataContext = createContext<PageData>({ answers: [], filesUrl: '' });

export const usePageData = () => use(PageDataContext);

/** Of the page that the browser has opened. */
export function readPageData(): PageData {
  const json = document.getElementById(LIVE_DATA_ID)?.textContent;
  const live: LiveData = json ? JSON.parse(json) : { answers: [] };
  const filesUrl = document.querySelector<HTMLMetaElement>('meta[name="files-host"]')?.content.trim();
  return { ...live, filesUrl: filesUrl ?? '' };
}
