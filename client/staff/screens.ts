import type { ComponentType } from 'react';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { auditAddress } from './audit/audit-address.ts';
import { blogsAddress } from './blogs/blogs-address.ts';
import { inboxAddress } from './inbox/inbox-address.ts';
import { jobAddress, jobsAddress } from './jobs/jobs-address.ts';
import { mailAddress } from './mail/mail-address.ts';
import type { StaffIconName } from './ui/staff-icon.tsx';

/** A screen of the staff area. Its route, its menu entry and its access check are derived from this list. */
export interface StaffScreen {
  /** Below /staff; `$name` is a path parameter. */
  path: `/${string}`;
  /** The title of the tab and of the menu entry. */
  title: string;
  /** Its place in the menu; absent for a screen that another screen links to. */
  menu?: { group: MenuGroup; icon: StaffIconName };
  /**
   * The roles that may open it, besides the owner. The server enforces access; this only hides what it would refuse.
   */
  roles: readonly StaffRole[];
  /** Parses the search parameters. */
  search?: (raw: Record<string, unknown>) => object;
  load(): Promise<{ default: ComponentType }>;
}

export const menuGroups = ['Work', 'Site', 'Office'] as const;
type MenuGroup = (typeof menuGroups)[number];

const everybody: readonly StaffRole[] = ['sales', 'recruiter', 'editor'];

export const screens: StaffScreen[] = [
  {
    path: '/inbox',
    title: 'Inbox',
    menu: { group: 'Work', icon: 'inbox' },
    roles: ['sales', 'recruiter'],
    search: inboxAddress,
    load: () => import('./inbox/inbox-screen.tsx'),
  },
  {
    path: '/mail',
    title: 'Mail',
    menu: { group: 'Work', icon: 'mail' },
    roles: ['sales', 'recruiter'],
    search: mailAddress,
    load: () => import('./mail/mail-screen.tsx'),
  },
  {
    path: '/jobs',
    title: 'Jobs',
    menu: { group: 'Site', icon: 'jobs' },
    roles: ['recruiter'],
    search: jobsAddress,
    load: () => import('./jobs/jobs-screen.tsx'),
  },
  {
    path: '/jobs/new',
    title: 'Add a job',
    roles: ['recruiter'],
    load: () => import('./jobs/new-job-screen.tsx'),
  },
  {
    path: '/jobs/$jid',
    title: 'Job',
    roles: ['recruiter'],
    search: jobAddress,
    load: () => import('./jobs/job-screen.tsx'),
  },
  {
    path: '/blogs',
    title: 'Blogs',
    menu: { group: 'Site', icon: 'blogs' },
    roles: ['editor'],
    search: blogsAddress,
    load: () => import('./blogs/blogs-screen.tsx'),
  },
  {
    path: '/blogs/new',
    title: 'New blog',
    roles: ['editor'],
    load: () => import('./blogs/new-blog-screen.tsx'),
  },
  {
    path: '/blogs/$blogId',
    title: 'Blog',
    roles: ['editor'],
    load: () => import('./blogs/blog-screen.tsx'),
  },
  {
    path: '/compliance',
    title: 'Compliance',
    menu: { group: 'Site', icon: 'compliance' },
    roles: ['editor'],
    load: () => import('./compliance/compliance-screen.tsx'),
  },
  {
    path: '/compliance/$itemId',
    title: 'Document',
    roles: ['editor'],
    load: () => import('./compliance/document-screen.tsx'),
  },
  {
    path: '/jobs/$jid/applicants',
    title: 'Applicants',
    roles: ['recruiter'],
    load: () => import('./applicants/applicants-screen.tsx'),
  },
  {
    path: '/members',
    title: 'Members',
    menu: { group: 'Office', icon: 'members' },
    roles: [],
    load: () => import('./members/members-screen.tsx'),
  },
  {
    path: '/people',
    title: 'People',
    menu: { group: 'Office', icon: 'people' },
    roles: [],
    load: () => import('./people/people-screen.tsx'),
  },
  {
    path: '/retention',
    title: 'Retention',
    menu: { group: 'Office', icon: 'retention' },
    roles: [],
    load: () => import('./retention/retention-screen.tsx'),
  },
  {
    path: '/audit',
    title: 'Audit log',
    menu: { group: 'Office', icon: 'audit' },
    roles: [],
    search: auditAddress,
    load: () => import('./audit/audit-screen.tsx'),
  },
  {
    path: '/account',
    title: 'Your account',
    roles: everybody,
    load: () => import('./account/account-screen.tsx'),
  },
];

export function mayOpen({ roles }: Pick<StaffScreen, 'roles'>, role: StaffRole): boolean {
  return role === 'owner' || roles.includes(role);
}
