import { z } from 'zod';
import type { Check } from './checks.ts';
import { lettersAndSpaces, phoneDigits, requiredText, tenDigitPhone } from './fields.ts';
import { formSignals } from './submission.ts';

export const serviceTypes = [
  'Armed guards',
  'Drivers',
  'Mechanised cleaning services',
  'Unarmed Guards',
  'Other manpower',
] as const;

/** A request for a quotation. `addresss` is the legacy clients' spelling (specification, section 3). */
export const quotationInput = z.object({
  firstName: requiredText,
  lastName: requiredText,
  emailId: requiredText,
  mobileNo: tenDigitPhone,
  addresss: requiredText,
  state: requiredText,
  city: requiredText,
  servicesType: requiredText,
  ...formSignals,
});
export type QuotationInput = z.infer<typeof quotationInput>;

export const emptyQuotation = {
  firstName: '',
  lastName: '',
  emailId: '',
  mobileNo: '',
  addresss: '',
  state: '',
  city: '',
  servicesType: '',
};
export type QuotationValues = typeof emptyQuotation;
export const quotationFilters = {
  firstName: lettersAndSpaces,
  lastName: lettersAndSpaces,
  mobileNo: phoneDigits,
};

export const quotationChecks: readonly Check<keyof QuotationValues>[] = [
  { field: 'firstName', title: 'First Name' },
  { field: 'lastName', title: 'Last Name' },
  { field: 'emailId', title: 'Email' },
  { field: 'mobileNo', title: 'Mobile No', rule: 'ten digits' },
  { field: 'addresss', title: 'Address' },
  { field: 'state', title: 'State' },
  { field: 'city', title: 'City' },
  { field: 'servicesType', title: 'Service Type' },
];
