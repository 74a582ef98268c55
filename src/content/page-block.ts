import type { Answer } from '../contract/page-answers.ts';
import type { PostedForm } from '../contract/posted-form.ts';
import type { Received } from '../contract/receipt.ts';
import type { ConfirmationView } from '../contract/request-confirmation.ts';
import type { PageWords } from './shown-site.ts';

/** The data for hydration, as JSON in the element with the id PAGE_BLOCK_ID. */
export interface PageBlock {
  /** The hash of the file with the words that all pages share. */
  site?: string;
  /** The words of the page itself. A missing page has none. */
  words?: PageWords;
  answers?: readonly Answer[];
  /** The origin of the site, on pages that need absolute links. */
  origin?: string;
  /** The refused plain form POST that this page answers. */
  posted?: PostedForm;
  /** What the confirmation link of this page refers to. */
  confirmation?: ConfirmationView;
  /** What was received, on the page of a receipt. */
  received?: Received;
}
export const PAGE_BLOCK_ID = 'page-block';
