import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import { isOwner, type StaffRole, staffRoles } from '../../src/contract/staff/rights.ts';
import type { SubmissionDefinition, SubmissionKinds } from '../submissions/definition.ts';
import { listKinds } from '../submissions/kinds/kinds.ts';

/** The kinds that a member may read, or work on. Submissions of other kinds do not exist for the member there. */
export interface Readable {
  kinds: readonly InboxKind[];
  /** Whether that is every kind, so that queries need no condition on it. */
  readsAll: boolean;
}

/** A viewer reads every kind but the owners' own. */
export function readableBy(roles: readonly StaffRole[], kinds?: SubmissionKinds): Readable {
  return among(kinds, ({ role }) => worksAs(roles, role) || (roles.includes('viewer') && role !== 'owner'));
}

/** The kinds that a member may change, answer and export. */
export function worksOn(roles: readonly StaffRole[], kinds?: SubmissionKinds): Readable {
  return among(kinds, ({ role }) => worksAs(roles, role));
}

/** The roles that work on at least one of these kinds. */
export function rolesWorkingOn(names: readonly InboxKind[], kinds?: SubmissionKinds): StaffRole[] {
  return staffRoles.filter((role) => worksOn([role], kinds).kinds.some((kind) => names.includes(kind)));
}

function worksAs(roles: readonly StaffRole[], role: StaffRole): boolean {
  return isOwner(roles) || roles.includes(role);
}

function among(
  kinds: SubmissionKinds | undefined,
  isMeant: (definition: SubmissionDefinition) => boolean,
): Readable {
  const shown = listKinds(kinds).filter((kind) => kind.inbox !== undefined);
  const meant = shown.filter(isMeant);
  return { kinds: meant.map(({ kind }) => kind as InboxKind), readsAll: meant.length === shown.length };
}
