import type { Check } from '../../src/contract/checks.ts';
import { contactFilters, contactPageChecks, emptyContact } from '../../src/contract/contact.ts';
import {
  careerPageChecks,
  emptyJobApplication,
  jobApplicationFilters,
} from '../../src/contract/job-application.ts';
import { emptyJobPosting, jobPostingChecks } from '../../src/contract/job-posting.ts';
import type { PlainFormName } from '../../src/contract/posted-form.ts';
import { emptyQuotation, quotationChecks, quotationFilters } from '../../src/contract/quotation.ts';
import type { Receipt } from '../../src/contract/submission.ts';
import { toFormData } from '../../src/contract/typed-form-data.ts';
import type { Caller } from '../router.ts';

interface Form<Values> {
  empty: Values;
  checks: readonly Check<keyof Values & string>[];
  /** What the fields themselves let through where scripts run. */
  filters?: { readonly [Field in keyof Values]?: (typed: string) => string };
  submit(caller: Caller, values: Values & { website: string }, file: File | undefined): Promise<Receipt>;
}

export type PlainForm = Form<Record<string, string>>;

/** Holds a form to its own fields; the door knows them by name alone. */
const plain = <Values extends Record<string, string>>(form: Form<Values>) => form as unknown as PlainForm;

/** The forms of the pages, as their components know them: fields, checks, filters and the call. */
export const plainForms: Record<PlainFormName, PlainForm> = {
  contact: plain({
    empty: emptyContact,
    checks: contactPageChecks,
    filters: contactFilters,
    submit: (caller, values) => caller.contact.submit(values),
  }),
  quotation: plain({
    empty: emptyQuotation,
    checks: quotationChecks,
    filters: quotationFilters,
    submit: (caller, values) => caller.quotation.submit(values),
  }),
  application: plain({
    empty: emptyJobApplication,
    checks: careerPageChecks,
    filters: jobApplicationFilters,
    submit: (caller, values, file) => caller.jobApplication.submit(toFormData({ ...values, file })),
  }),
  posting: plain({
    empty: emptyJobPosting,
    checks: jobPostingChecks,
    submit: (caller, values) => caller.jobPosting.submit(values),
  }),
};
