import type { Notice } from './notices.ts';
import type { SubmissionKind } from './submission.ts';

/** The forms that also work by a browser's own POST, each to the path of its page. */
export const plainFormPaths = {
  contact: '/contactus',
  quotation: '/quotation',
  application: '/career',
  posting: '/job-portal',
  'data-request': '/privacy',
} as const satisfies Record<SubmissionKind, string>;

/**
 * The id of the first field that has to be mended, on the page that comes back. The form's address ends in it, so that
 * a browser without scripts scrolls there and puts the focus into it.
 */
export const FAULT_ID = 'fault';

/** A form that came by plain POST and was not taken, as its page shows it again. */
export interface PostedForm {
  form: SubmissionKind;
  /** What the visitor had typed. */
  values: Readonly<Record<string, string>>;
  notice: Notice;
  /** What else there is to say, a sentence each. */
  details: readonly string[];
  /** What the server found wrong with a field beyond the form's own checks, by the field's name. */
  faults: Readonly<Record<string, string>>;
}
