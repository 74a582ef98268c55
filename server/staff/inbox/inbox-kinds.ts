import type { InboxKind } from '../../../src/contract/staff/inbox.ts';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';
import type { SubmissionKinds } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';

/** What a role reads of the inbox. A submission of another kind is as though it were not there. */
export interface Readable {
  kinds: readonly InboxKind[];
  /** Whether nothing is left out, so that no query need look at the kind. */
  readsAll: boolean;
}

export function readableBy(role: StaffRole, kinds?: SubmissionKinds): Readable {
  const shown = listKinds(kinds).filter((kind) => kind.inbox !== undefined);
  const read = role === 'owner' ? shown : shown.filter((kind) => kind.role === role);
  return { kinds: read.map(({ kind }) => kind as InboxKind), readsAll: role === 'owner' };
}

/** Who reads one of these kinds. */
export function rolesReading(names: readonly InboxKind[], kinds?: SubmissionKinds): StaffRole[] {
  return staffRoles.filter((role) => readableBy(role, kinds).kinds.some((kind) => names.includes(kind)));
}
