import { z } from 'zod';
import type { Check } from './checks.ts';
import { lettersAndSpaces, phoneDigits, requiredText, tenDigitPhone } from './fields.ts';
import { serviceChoices } from './form-choices.ts';
import { formSignals } from './submission.ts';

export const serviceTypes = Object.values(serviceChoices);

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

export const quotationTitles = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobileNo: 'Mobile No',
  address: 'Address',
  state: 'State',
  city: 'City',
  serviceType: 'Service Type',
} as const;

export const quotationChecks: readonly Check<keyof QuotationValues, keyof typeof quotationTitles>[] = [
  { field: 'firstName', label: 'firstName' },
  { field: 'lastName', label: 'lastName' },
  { field: 'emailId', label: 'email' },
  { field: 'mobileNo', label: 'mobileNo', rule: 'ten digits' },
  { field: 'addresss', label: 'address' },
  { field: 'state', label: 'state' },
  { field: 'city', label: 'city' },
  { field: 'servicesType', label: 'serviceType' },
];
