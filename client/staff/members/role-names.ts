import type { StaffRole } from '../../../src/contract/staff/rights.ts';

export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  sales: 'Sales',
  recruiter: 'Recruiter',
  editor: 'Editor',
  viewer: 'Read only',
};

export const roleTasks: Record<StaffRole, string> = {
  owner: 'Everything, including members',
  sales: 'Contacts and quotations',
  recruiter: 'Applications and jobs',
  editor: 'Site, blogs and compliance',
  viewer: 'Sees the inbox, jobs and applicants, and changes nothing',
};

export function listRoleNames(roles: readonly StaffRole[]): string {
  return roles.map((role) => roleNames[role]).join(', ');
}
