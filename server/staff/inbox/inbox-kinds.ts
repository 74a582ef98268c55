import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';

/** What each role reads. A submission of another kind is as though it were not there. */
export const inboxKindsOf: Record<StaffRole, readonly InboxKind[]> = {
  owner: ['contact', 'quotation', 'application'],
  sales: ['contact', 'quotation'],
  recruiter: ['application'],
  editor: [],
};

/** Who reads one of these kinds. */
export function rolesReading(kinds: readonly InboxKind[]): StaffRole[] {
  return staffRoles.filter((role) => inboxKindsOf[role].some((kind) => kinds.includes(kind)));
}
