/**
 * Mistakes that the compiler has to refuse: a name misspelt anywhere between a form and its table. Nothing here runs;
 * tsc fails if one of these lines compiles.
 */

import type { Context } from '../../server/context.ts';
import { type LegacyRow, pick } from '../../server/doors/rest/legacy-paths.ts';
import type { Caller } from '../../server/router.ts';
import { createSubmission } from '../../server/submissions/accept.queries.ts';
import { defineSubmission } from '../../server/submissions/accept.ts';
import type { SubmissionKinds, SubmissionSpec } from '../../server/submissions/definition.ts';
import { submissionKinds } from '../../server/submissions/kinds/kinds.ts';
import type { NewSubmission } from '../../server/submissions/new-submission.ts';
import { type Check, findFailures } from '../../src/contract/checks.ts';
import {
  type ContactInput,
  type ContactValues,
  contactPanelChecks,
  emptyContact,
} from '../../src/contract/contact.ts';
import { emptyJobApplication, type JobApplicationValues } from '../../src/contract/job-application.ts';
import { emptyQuotation, type QuotationValues } from '../../src/contract/quotation.ts';
import { toFormData } from '../../src/contract/typed-form-data.ts';

declare const caller: Caller;
declare const ctx: Context;
declare const submission: NewSubmission;

export const values: ContactValues = {
  ...emptyContact,
  // @ts-expect-error the field is fullName
  fulName: 'ASHA',
};

// @ts-expect-error the field is addresss, with three s
export const quotation: QuotationValues = { ...emptyQuotation, address: '4 Example Road' };

export const checks: readonly Check<keyof JobApplicationValues>[] = [
  { field: 'FullName', title: 'Name' },
  // @ts-expect-error the field is MobileNo
  { field: 'mobileNo', title: 'Phone No' },
];

// @ts-expect-error these are the checks of another form
findFailures(contactPanelChecks, emptyQuotation);

export const row: LegacyRow = {
  path: '/Master/SubmitUserRequest',
  answer: (call, body) =>
    // @ts-expect-error the field is userMessage
    call.contact.submit(pick(body, 'fullName', 'emailId', 'mobileNo', 'companyName', 'message')),
};

// @ts-expect-error the last field is left out
caller.contact.submit(pick({}, 'fullName', 'emailId', 'mobileNo', 'companyName'));

const { Qualification, ...others } = emptyJobApplication;
// @ts-expect-error the field is Qualification
caller.jobApplication.submit(toFormData({ ...others, Qualificaton: Qualification }));

// @ts-expect-error plain form data says nothing of its fields
caller.jobApplication.submit(new FormData());

const details = { full_name: '', email_id: '', mobile_no: '', company_name: '' };
// @ts-expect-error a column is left out
createSubmission(ctx, submission, 'contact_requests', details);

declare const spec: SubmissionSpec<ContactValues, ContactInput, 'contact_requests', Record<string, never>>;
defineSubmission({ ...spec, others: {} });

const { inbox, ...unseen } = spec;
// @ts-expect-error whether it is in the inbox has to be said
defineSubmission({ ...unseen, others: {} });

defineSubmission({
  ...spec,
  others: {},
  // @ts-expect-error the column is user_message
  columns: ({ userMessage }) => ({ ...details, message: userMessage }),
});

const { quotation: left, ...fourKinds } = submissionKinds;
// @ts-expect-error every kind has a definition
export const kinds: SubmissionKinds = fourKinds;
