import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';

/** The kinds that a role may read. Submissions of other kinds do not exist for it. */
export interface Readable {
  kinds: readonly InboxKind[];
  /** Whether the role reads every kind, so that queries need no condition on it. */
  readsAll: boolean;
}

export function readableBy(role: StaffRole, kinds?: SubmissionKinds): Readable {
  const shown = listKinds(kinds).filter((kind) => kind.inbox !== undefined);
  const read = role === 'owner' ? shown : shown.filter((kind) => kind.role === role);
  return { kinds: read.map(({ kind }) => kind as InboxKind), readsAll: role === 'owner' };
}

/** The roles that may read at least one of these kinds. */
export function rolesReading(names: readonly InboxKind[], kinds?: SubmissionKinds): StaffRole[] {
  return staffRoles.filter((role) => readableBy(role, kinds).kinds.some((kind) => names.includes(kind)));
}
