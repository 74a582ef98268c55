import { sql } from 'kysely';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import {
  emptyQuotation,
  quotationChecks,
  quotationFilters,
  quotationInput,
  serviceTypes,
} from '../../../src/contract/quotation.ts';
import { receiptTexts } from '../../../src/contract/receipt.ts';
import type { BigintReference } from '../../database/schema.ts';
import { defineSubmission } from '../accept.ts';
import { keptAsLead } from '../kept-times.ts';

export const quotation = defineSubmission({
  kind: 'quotation',
  procedure: 'quotation',
  legacyPath: '/Master/SubmitQuotationRequest',
  input: quotationInput,
  form: {
    path: plainFormPaths.quotation,
    empty: emptyQuotation,
    checks: quotationChecks,
    filters: quotationFilters,
  },
  receipt: receiptTexts.quotation,
  others: {},

  table: 'quotation_requests',
  columns: (input) => ({
    first_name: input.firstName,
    last_name: input.lastName,
    email_id: input.emailId,
    mobile_no: input.mobileNo,
    address: input.addresss,
    state: input.state,
    city: input.city,
    services_type: input.servicesType,
  }),
  signs: ({ emailId, mobileNo, servicesType }) => ({
    emailId,
    mobileNo,
    flags: isKnownService(servicesType) ? [] : ['unknown-service'],
  }),
  findLateness: undefined,
  longText: undefined,
  hasResume: false,
  afterwards: undefined,

  role: 'sales',
  describe: (row, words) => ({
    name: `${row.first_name} ${row.last_name}`,
    emailId: row.email_id,
    about: undefined,
    facts: [
      [words('details.name'), `${row.first_name} ${row.last_name}`],
      [words('details.service'), row.services_type],
      [words('details.phone'), row.mobile_no],
      [words('details.email'), row.email_id],
      [words('details.address'), row.address],
      [words('details.city'), row.city],
      [words('details.state'), row.state],
    ],
    text: undefined,
  }),
  mails: {
    title: 'quotation.title',
    readers: 'sales',
    confirmation: { subject: 'quotation.subject', paragraphs: ['quotation.thanks'], replyTo: 'enquiryEmail' },
  },
  inbox: {
    name: sql`first_name || ' ' || last_name`,
    about: sql`services_type`,
    email: sql`email_id`,
    phone: sql`mobile_no`,
    city: sql`city`,
    job: sql`null::bigint`,
    names: sql`first_name || ' ' || last_name`,
    labels: sql`services_type || ' ' || city`,
    rest: sql`address || ' ' || state`,
    exported: { state: sql`state`, address: sql`address` },
  },
  personalData: { notArchived: [], found: undefined, remains: undefined },
  retention: keptAsLead('quotations'),
});

function isKnownService(service: string): boolean {
  return serviceTypes.some((known) => known.toLowerCase() === service.toLowerCase());
}

interface QuotationRequestsTable {
  submission_id: BigintReference;
  first_name: string;
  last_name: string;
  email_id: string;
  mobile_no: string;
  address: string;
  state: string;
  city: string;
  services_type: string;
}

declare module '../../database/schema.ts' {
  interface Database {
    quotation_requests: QuotationRequestsTable;
  }
}
