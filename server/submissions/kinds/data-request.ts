import { type ColumnType, sql } from 'kysely';
import {
  dataRequestChecks,
  dataRequestFilters,
  dataRequestInput,
  emptyDataRequest,
} from '../../../src/contract/data-request.ts';
import { plainFormPaths } from '../../../src/contract/posted-form.ts';
import { receiptTexts } from '../../../src/contract/receipt.ts';
import { confirmationPath } from '../../../src/contract/request-confirmation.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import type { BigintReference, OptionalTimestamp, Timestamp } from '../../database/schema.ts';
import { defineSubmission } from '../accept.ts';
import { createLink } from './confirmation-links.queries.ts';
import { confirmationProcedures } from './confirmation-links.ts';
import { blankDataRequests } from './data-request.queries.ts';

/** A request about the personal data of the sender. The database sets its due date, as the privacy notice promises. */
export const dataRequest = defineSubmission({
  kind: 'data-request',
  procedure: 'dataRequest',
  legacyPath: undefined,
  input: dataRequestInput,
  form: {
    path: plainFormPaths['data-request'],
    empty: emptyDataRequest,
    checks: dataRequestChecks,
    filters: dataRequestFilters,
  },
  receipt: receiptTexts['data-request'],
  others: confirmationProcedures,

  table: 'data_requests',
  columns: (input) => ({
    full_name: input.fullName,
    contact: input.contact,
    asked: input.asked,
    details: input.details,
  }),
  signs: ({ contact }) => (contact.includes('@') ? { emailId: contact } : {}),
  findLateness: undefined,
  longText: undefined,
  hasResume: false,
  afterwards: undefined,

  role: 'owner',
  // The notice omits the name, the contact and the text, because more people read the mailbox than may see them.
  describe: (row, words) => ({
    name: '',
    emailId: '',
    about: undefined,
    facts: [
      [words('details.asked'), row.asked],
      [words('details.answerBy'), dayInIndia(row.due_at)],
      [words('details.where'), words('dataRequest.underPeople')],
    ],
    text: undefined,
  }),
  mails: {
    title: 'dataRequest.title',
    readers: 'privacy',
    confirmation: {
      subject: 'dataRequest.subject',
      paragraphs: ['dataRequest.thanks', 'dataRequest.question'],
      replyTo: 'enquiryEmail',
      link: {
        paragraph: 'dataRequest.openLink',
        label: 'dataRequest.confirmLink',
        closing: 'dataRequest.notYours',
        async createPath(db, submissionId) {
          const token = await createLink(db, submissionId);
          return token === undefined ? undefined : confirmationPath(token);
        },
      },
    },
  },
  inbox: undefined,
  personalData: {
    notArchived: [],
    found: {
      name: sql`full_name`,
      about: sql`asked`,
      email: sql`case when contact like '%@%' then contact else '' end`,
      phone: sql`case when contact like '%@%' then '' else contact end`,
      by: sql`contact`,
    },
    // The row stays as evidence of when the request was made, confirmed and answered.
    remains: {
      blank: blankDataRequests,
      isBlank: sql`exists (select from data_requests where submission_id = submissions.id and contact = '')`,
    },
  },
  retention: {
    countedAs: 'dataRequests',
    days: ({ dataRequestsDays }) => dataRequestsDays,
    isOlderThan: (time) => sql`exists (
      select from data_requests where submission_id = s.id and done_at < ${time})`,
  },
});

/** Its texts are emptied when the person's data is erased. */
interface DataRequestsTable {
  submission_id: BigintReference;
  full_name: string;
  /** An e-mail address or a phone number, as it was typed. */
  contact: string;
  asked: string;
  details: string;
  due_at: Timestamp;
  done_at: OptionalTimestamp;
  /** When the person confirmed it through the link mailed to `contact`. */
  confirmed_at: OptionalTimestamp;
  /** The network of that confirmation: an IPv4 address or an IPv6 /64. Empty before it and after an erasure. */
  confirmed_from: ColumnType<string, string | undefined, string>;
}

/** The links by which a request can be confirmed. */
interface DataRequestLinksTable {
  /** SHA-256 of the token, which itself is only in the mail. */
  token_hash: Buffer;
  submission_id: BigintReference;
  expires_at: Timestamp;
}

declare module '../../database/schema.ts' {
  interface Database {
    data_requests: DataRequestsTable;
    data_request_links: DataRequestLinksTable;
  }
}
