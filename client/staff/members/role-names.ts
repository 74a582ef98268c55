import type { StaffRole } from '../../../src/contract/staff/member.ts';

export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  sales: 'Sales',
  recruiter: 'Recruiter',
  editor: 'Editor',
};

export const roleTasks: Record<StaffRole, string> = {
  owner: 'Everything, including members',
  sales: 'Contacts and quotations',
  recruiter: 'Applications and jobs',
  editor: 'Blogs and compliance',
};
