/** The titles and texts of all notices, exactly as in the error catalogue of the specification (section 8). */

import { MANDATORY } from './fields.ts';

export interface Notice {
  icon: 'success' | 'error';
  title: string;
  text: string;
}

/** For any failed submission, and for a resume of the wrong type. */
export const failureNotice: Notice = {
  icon: 'error',
  title: 'Oops something went wrong',
  text: 'Please try again later',
};

/** `text` is the server's sentence, which ends with the reference. */
export function successNotice(text: string): Notice {
  return { icon: 'success', title: 'Success', text };
}

export function mandatoryNotice(title: string): Notice {
  return { icon: 'error', title, text: MANDATORY };
}

export function tooShortNotice(title: string): Notice {
  return { icon: 'error', title, text: `${title} Number should be 10 digits` };
}
