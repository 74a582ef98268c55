import type { PostedForm } from './posted-form.ts';
import type { ConfirmationView } from './request-confirmation.ts';

/** A query that a page makes when it opens. `procedure` is its name in the router, such as `jobs.list`. */
export interface Question {
  procedure: string;
  input: unknown;
}

/**
 * A question with the server's answer, which is sent within the page; `data` is null if the record does not exist.
 */
export interface Answer extends Question {
  data: unknown;
}

/** The data for hydration, as JSON in the element with the id PAGE_BLOCK_ID. */
export interface PageBlock {
  /** The page's words, in the form that the client caches. */
  words?: unknown;
  answers?: readonly Answer[];
  /** The origin of the site, on pages that need absolute links. */
  origin?: string;
  /** The refused plain form POST that this page answers. */
  posted?: PostedForm;
  /** What the confirmation link of this page refers to. */
  confirmation?: ConfirmationView;
}
export const PAGE_BLOCK_ID = 'page-block';
