import { type SqlBool, sql } from 'kysely';
import { normaliseRoles, type StaffRole } from '../../src/contract/staff/rights.ts';

/** How the roles of a member or an invitation are stored. */
export interface StoredRoles {
  role: StaffRole;
  further_roles: StaffRole[];
}

export function rolesOf({ role, further_roles }: StoredRoles): StaffRole[] {
  return normaliseRoles([role, ...further_roles]);
}

/** @throws {Error} for no roles at all, which the contract refuses before. */
export function storedRoles(roles: readonly StaffRole[]): StoredRoles {
  const [role, ...further_roles] = normaliseRoles(roles);
  if (role === undefined) throw new Error('a member needs a role');
  return { role, further_roles };
}

/** Whether a row of `staff_members` has one of these roles. */
export function hasAnyRole(roles: readonly StaffRole[]) {
  const list = sql`${[...roles]}::text[]`;
  return sql<SqlBool>`(role = any(${list}) or further_roles && ${list})`;
}
