import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';

/** What each role reads. A submission of another kind is as though it were not there. */
export const inboxKindsOf: Record<StaffRole, readonly InboxKind[]> = {
  owner: ['contact', 'quotation', 'application'],
  sales: ['contact', 'quotation'],
  recruiter: ['application'],
  editor: [],
};
