import type { RetentionCounts } from '../../../../src/contract/staff/retention.ts';

/** The counts of what is due, with their names. */
export const dueCounts = (counts: RetentionCounts): (readonly [name: string, count: number])[] => [
  ['Contacts', counts.contacts],
  ['Quotations', counts.quotations],
  ['Applications', counts.applications],
  ['Resumes and attachments', counts.resumes],
  ['Requests about personal data', counts.dataRequests],
  ['Audit log entries', counts.auditLines],
];
