import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';

/** The kinds that each role may read. Submissions of other kinds do not exist for it. */
export const inboxKindsOf: Record<StaffRole, readonly InboxKind[]> = {
  owner: ['contact', 'quotation', 'application'],
  sales: ['contact', 'quotation'],
  recruiter: ['application'],
  editor: [],
};

/** The roles that may read at least one of these kinds. */
export function rolesReading(kinds: readonly InboxKind[]): StaffRole[] {
  return staffRoles.filter((role) => inboxKindsOf[role].some((kind) => kinds.includes(kind)));
}
