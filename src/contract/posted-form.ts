import type { Notice } from './notices.ts';
import type { SubmissionKind } from './submission.ts';

/** The forms that also work by plain POST, with the paths of their pages, to which they post. */
export const plainFormPaths = {
  contact: '/contactus',
  quotation: '/quotation',
  application: '/career',
  posting: '/job-portal',
  'data-request': '/privacy',
} as const satisfies Record<SubmissionKind, string>;

/**
 * The id of the first faulty field on a page that shows a refused form again. The form's action ends in it, so that a
 * browser without scripts scrolls there and focuses the field.
 */
export const FAULT_ID = 'fault';

/** A refused plain POST, as its page shows it again. */
export interface PostedForm {
  form: SubmissionKind;
  /** What the visitor had typed, by field name. */
  values: Readonly<Record<string, string>>;
  notice: Notice;
  /** Further explanations, one sentence each. */
  details: readonly string[];
  /** Faults that only the server found, beyond the form's own checks, by field name. */
  faults: Readonly<Record<string, string>>;
}
