import { sql } from 'kysely';
import {
  contactFilters,
  contactInput,
  contactPageChecks,
  emptyContact,
} from '../../../src/contract/contact.ts';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { receiptTexts } from '../../../src/contract/receipt.ts';
import type { BigintReference } from '../../database/schema.ts';
import { defineSubmission } from '../accept.ts';
import { keptAsLead } from '../kept-times.ts';

/** A request for a call back. */
export const contact = defineSubmission({
  kind: 'contact',
  procedure: 'contact',
  legacyPath: '/Master/SubmitUserRequest',
  input: contactInput,
  form: {
    path: plainFormPaths.contact,
    empty: emptyContact,
    checks: contactPageChecks,
    filters: contactFilters,
  },
  receipt: receiptTexts.contact,
  others: {},

  table: 'contact_requests',
  columns: (input) => ({
    full_name: input.fullName,
    email_id: input.emailId,
    mobile_no: input.mobileNo,
    company_name: input.companyName,
    user_message: input.userMessage,
  }),
  signs: ({ emailId, mobileNo }) => ({ emailId, mobileNo }),
  findLateness: undefined,
  longText: { field: 'userMessage', column: 'user_message' },
  hasResume: false,
  afterwards: undefined,

  role: 'sales',
  describe: (row, words) => ({
    name: row.full_name,
    emailId: row.email_id,
    about: row.company_name,
    facts: [
      [words('details.name'), row.full_name],
      [words('details.organisation'), row.company_name],
      [words('details.phone'), row.mobile_no],
      [words('details.email'), row.email_id],
    ],
    text: row.user_message,
  }),
  mails: {
    title: 'contact.title',
    readers: 'sales',
    confirmation: { subject: 'contact.subject', paragraphs: ['contact.thanks'], replyTo: 'enquiryEmail' },
  },
  inbox: {
    name: sql`full_name`,
    about: sql`company_name`,
    email: sql`email_id`,
    phone: sql`mobile_no`,
    city: sql`''`,
    job: sql`null::bigint`,
    names: sql`full_name || ' ' || company_name`,
    labels: sql`''`,
    rest: sql`user_message`,
    exported: { message: sql`user_message` },
  },
  personalData: { notArchived: [], found: undefined, remains: undefined },
  retention: keptAsLead('contacts'),
});

interface ContactRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  email_id: string;
  mobile_no: string;
  company_name: string;
  user_message: string;
}

declare module '../../database/schema.ts' {
  interface Database {
    contact_requests: ContactRequestsTable;
  }
}
