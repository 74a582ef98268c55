import { z } from 'zod';
import type { Check } from './checks.ts';
import { lettersAndSpaces, phone, phoneDigits, requiredLongText, requiredText } from './fields.ts';
import type { SharedTitle } from './shared-titles.ts';
import { formSignals } from './submission.ts';

/**
 * A request for a call back (specification, section 3). Phone numbers may be short, because the panel accepts them.
 */
export const contactInput = z.object({
  fullName: requiredText,
  emailId: requiredText,
  mobileNo: phone,
  companyName: requiredText,
  userMessage: requiredLongText,
  ...formSignals,
});
export type ContactInput = z.infer<typeof contactInput>;

export const emptyContact = { fullName: '', emailId: '', mobileNo: '', companyName: '', userMessage: '' };
export type ContactValues = typeof emptyContact;
export const contactFilters = { fullName: lettersAndSpaces, mobileNo: phoneDigits };
type ContactCheck = Check<keyof ContactValues, SharedTitle | keyof typeof contactTitles>;

export const contactTitles = { companyName: 'Company Name', message: 'Message' } as const;

/** The slide-out panel of the home page and the header. Order and titles follow section 5 of the specification. */
export const contactPanelChecks: readonly ContactCheck[] = [
  { field: 'fullName', label: 'name' },
  { field: 'mobileNo', label: 'phoneNo' },
  { field: 'emailId', label: 'emailId' },
  { field: 'companyName', label: 'companyName' },
  { field: 'userMessage', label: 'message' },
];

/** The Contact Us page, which also requires ten digits. */
export const contactPageChecks: readonly ContactCheck[] = contactPanelChecks.map((check) =>
  check.field === 'mobileNo' ? { ...check, rule: 'ten digits' } : check,
);
