import { z } from 'zod';
import type { Check } from './checks.ts';
import { asciiDigits, lettersAndSpaces, requiredLongText, requiredText } from './fields.ts';
import { dataRequestChoices } from './form-choices.ts';
import { says } from './sentences.ts';
import type { SharedTitle } from './shared-titles.ts';
import { formSignals } from './submission.ts';

export const dataRequestTypes = Object.values(dataRequestChoices);
export type DataRequestType = (typeof dataRequestTypes)[number];

/** A person's request about their own data. No legacy client sends it. */
export const dataRequestInput = z.object({
  fullName: requiredText,
  /** The e-mail address or phone number that the person gave in a form. */
  contact: requiredText.overwrite((contact) => (/\p{L}/u.test(contact) ? contact : asciiDigits(contact))),
  asked: z.enum(dataRequestChoices, says('checks.notAChoice')),
  details: requiredLongText,
  ...formSignals,
});
export type DataRequestInput = z.infer<typeof dataRequestInput>;

export const emptyDataRequest = { fullName: '', contact: '', asked: '', details: '' };
export type DataRequestValues = typeof emptyDataRequest;
export const dataRequestFilters = { fullName: lettersAndSpaces };

export const dataRequestTitles = {
  emailOrPhone: 'Email or Phone',
  request: 'Request',
  details: 'Details',
} as const;

export const dataRequestChecks: readonly Check<
  keyof DataRequestValues,
  SharedTitle | keyof typeof dataRequestTitles
>[] = [
  { field: 'fullName', label: 'name' },
  { field: 'contact', label: 'emailOrPhone' },
  { field: 'asked', label: 'request' },
  { field: 'details', label: 'details' },
];
