import { z } from 'zod';
import type { Check } from './checks.ts';
import { fieldTitles } from './field-titles.ts';
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

export const quotationChecks: readonly Check<keyof QuotationValues>[] = [
  { field: 'firstName', title: fieldTitles.firstName },
  { field: 'lastName', title: fieldTitles.lastName },
  { field: 'emailId', title: fieldTitles.email },
  { field: 'mobileNo', title: fieldTitles.mobileNo, rule: 'ten digits' },
  { field: 'addresss', title: fieldTitles.address },
  { field: 'state', title: fieldTitles.state },
  { field: 'city', title: fieldTitles.city },
  { field: 'servicesType', title: fieldTitles.serviceType },
];
