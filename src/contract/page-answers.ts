import type { PostedForm } from './posted-form.ts';
import type { ConfirmationView } from './request-confirmation.ts';

/** A call that a page makes as it opens, by the procedure's name in the router: `jobs.list`. */
export interface Question {
  procedure: string;
  input: unknown;
}

/** What the server found for it; null where the thing asked for is not there. It travels within the page. */
export interface Answer extends Question {
  data: unknown;
}

/** What comes within a page for the browser to take it over, as JSON in the element of this id. */
export interface PageBlock {
  /** What it says, as the client keeps it. */
  words?: unknown;
  answers?: readonly Answer[];
  /** Where the site stands, for links that are followed elsewhere; on pages that have such. */
  origin?: string;
  /** The form that came by plain POST to this page, and was not taken. */
  posted?: PostedForm;
  /** What the link leads to whose page this is. */
  confirmation?: ConfirmationView;
}
export const PAGE_BLOCK_ID = 'page-block';
