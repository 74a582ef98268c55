import { z } from 'zod';
import type { Check } from './checks.ts';
import { asciiDigits, lettersAndSpaces, requiredLongText, requiredText } from './fields.ts';
import { formSignals } from './submission.ts';

/** The kinds of requests that the law entitles a person to. */
export const dataRequestTypes = [
  'A copy of my data',
  'Correct or complete my data',
  'Erase my data',
  'Withdraw my consent',
] as const;
export type DataRequestType = (typeof dataRequestTypes)[number];

/** A person's request about their own data. No legacy client sends it. */
export const dataRequestInput = z.object({
  fullName: requiredText,
  /** The e-mail address or phone number that the person gave in a form. */
  contact: requiredText.overwrite((contact) => (/\p{L}/u.test(contact) ? contact : asciiDigits(contact))),
  asked: z.enum(dataRequestTypes, 'must be one of the choices'),
  details: requiredLongText,
  ...formSignals,
});
export type DataRequestInput = z.infer<typeof dataRequestInput>;

export const emptyDataRequest = { fullName: '', contact: '', asked: '', details: '' };
export type DataRequestValues = typeof emptyDataRequest;
export const dataRequestFilters = { fullName: lettersAndSpaces };

export const dataRequestChecks: readonly Check<keyof DataRequestValues>[] = [
  { field: 'fullName', title: 'Name' },
  { field: 'contact', title: 'Email or Phone' },
  { field: 'asked', title: 'Request' },
  { field: 'details', title: 'Details' },
];
