import { createContext, use } from 'react';
import { PAGE_BLOCK_ID, type PageBlock } from '../../../src/content/page-block.ts';
import type { PageWords } from '../../../src/content/shown-site.ts';
import type { Answer } from '../../../src/contract/page-answers.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import type { Received } from '../../../src/contract/receipt.ts';
import type { ConfirmationView } from '../../../src/contract/request-confirmation.ts';

/**
 * The data that comes with a page besides its words. The server renders the page with the same data, so that hydration
 * matches.
 */
export interface PageData {
  answers: readonly Answer[];
  origin?: string | undefined;
  /** The plain form POST that was refused, with its values and faults. */
  posted?: PostedForm | undefined;
  /** The request that the confirmation link which opened this page refers to. */
  confirmation?: ConfirmationView | undefined;
  /** The received submission, on the page of a receipt. */
  received?: Received | undefined;
  /** The origin that serves uploaded pictures and documents; '' means this site itself. */
  filesUrl: string;
}

export const PageDataContext = createContext<PageData>({ answers: [], filesUrl: '' });

export const usePageData = () => use(PageDataContext);

interface OwnData extends PageData {
  /** The hash of the words that all pages share; undefined while `npm run dev` serves an empty page. */
  site: string | undefined;
  words: PageWords | undefined;
}

/** Reads the data of the page that the browser opened, from the JSON block and the meta tag within the HTML. */
export function readPageData(): OwnData {
  const json = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  const block: PageBlock = json ? JSON.parse(json) : {};
  const { answers = [], origin, posted, confirmation, received, site, words } = block;
  const filesUrl = document.querySelector<HTMLMetaElement>('meta[name="files-host"]')?.content.trim();
  return { answers, origin, posted, confirmation, received, site, words, filesUrl: filesUrl ?? '' };
}
