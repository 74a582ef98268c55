import type { Notice } from './notices.ts';

/** The forms that also work by a browser's own POST, each to the path of its page. */
export const plainFormPaths = {
  contact: '/contactus',
  quotation: '/quotation',
  application: '/career',
  posting: '/job-portal',
  dataRequest: '/privacy',
} as const;

export type PlainFormName = keyof typeof plainFormPaths;

/** A form that came by plain POST and was not taken, as its page shows it again. */
export interface PostedForm {
  form: PlainFormName;
  /** What the visitor had typed. */
  values: Readonly<Record<string, string>>;
  notice: Notice;
  /** What else there is to say, a sentence each. */
  details: readonly string[];
}
