import type { SubmissionKind } from '../../src/contract/submission.ts';
import { makeApplication, makeContact, makeDataRequest, makePosting, makeQuotation } from './rows.ts';
import type { DetailsTable } from './stored.ts';

/** A form with the doors that it can be sent through. */
export interface Form {
  plain: SubmissionKind;
  procedure: string;
  legacy?: string;
  table: DetailsTable;
  make(): Record<string, string>;
}

export const forms: Form[] = [
  {
    plain: 'contact',
    procedure: 'contact.submit',
    legacy: '/Master/SubmitUserRequest',
    table: 'contact_requests',
    make: makeContact,
  },
  {
    plain: 'quotation',
    procedure: 'quotation.submit',
    legacy: '/Master/SubmitQuotationRequest',
    table: 'quotation_requests',
    make: makeQuotation,
  },
  {
    plain: 'application',
    procedure: 'jobApplication.submit',
    legacy: '/Master/SubmitJobAplicationDetails',
    table: 'job_applications',
    make: makeApplication,
  },
  {
    plain: 'posting',
    procedure: 'jobPosting.submit',
    legacy: '/Master/SubmitJobDetails',
    table: 'job_openings',
    make: makePosting,
  },
  { plain: 'data-request', procedure: 'dataRequest.submit', table: 'data_requests', make: makeDataRequest },
];

/** The values as the site's door takes them: an application is form data. */
export function sendable(form: SubmissionKind, values: Record<string, string>) {
  if (form !== 'application') return values;
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
