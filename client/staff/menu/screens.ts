import type { StaffRole } from '../../../src/contract/staff/member.ts';
import type { StaffIconName } from '../ui/staff-icon.tsx';

/** One screen of the staff area. Its place in the menu and the roles that see it there follow from this list. */
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
}

export const menuGroups = ['Work', 'Site', 'Office'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Each screen has a route in router.tsx. */
export const screens = [
  {
    path: '/',
    title: 'Today',
    menu: { group: 'Work', icon: 'start' },
    roles: ['sales', 'recruiter', 'editor'],
  },
  {
    path: '/inbox',
    title: 'Inbox',
    menu: { group: 'Work', icon: 'inbox' },
    roles: ['sales', 'recruiter'],
  },
  {
    path: '/quotations',
    title: 'Quotations',
    menu: { group: 'Work', icon: 'quotation' },
    roles: ['sales'],
  },
  {
    path: '/quotations/$reference',
    title: 'Quotation',
    roles: ['sales'],
  },
  {
    path: '/mail',
    title: 'Mail',
    menu: { group: 'Work', icon: 'mail' },
    roles: ['sales', 'recruiter'],
  },
  {
    path: '/jobs',
    title: 'Jobs',
    menu: { group: 'Site', icon: 'jobs' },
    roles: ['recruiter'],
  },
  {
    path: '/jobs/new',
    title: 'Add a job',
    roles: ['recruiter'],
  },
  {
    path: '/jobs/$jid',
    title: 'Job',
    roles: ['recruiter'],
  },
  {
    path: '/site',
    title: 'Site',
    menu: { group: 'Site', icon: 'site' },
    roles: ['editor'],
  },
  {
    path: '/site/setup',
    title: 'Set up your site',
    roles: [],
  },
  {
    path: '/site/$document',
    title: 'Edit the site',
    roles: ['editor'],
  },
  {
    path: '/site/$document/$language',
    title: 'Translate the site',
    roles: ['editor'],
  },
  {
    path: '/blogs',
    title: 'Blogs',
    menu: { group: 'Site', icon: 'blogs' },
    roles: ['editor'],
  },
  {
    path: '/blogs/new',
    title: 'New blog',
    roles: ['editor'],
  },
  {
    path: '/blogs/$blogId',
    title: 'Blog',
    roles: ['editor'],
  },
  {
    path: '/compliance',
    title: 'Compliance',
    menu: { group: 'Site', icon: 'compliance' },
    roles: ['editor'],
  },
  {
    path: '/compliance/$itemId',
    title: 'Document',
    roles: ['editor'],
  },
  {
    path: '/jobs/$jid/applicants',
    title: 'Applicants',
    roles: ['recruiter'],
  },
  {
    path: '/hiring-stages',
    title: 'Hiring stages',
    roles: [],
  },
  {
    path: '/office-hours',
    title: 'Working hours',
    roles: [],
  },
  {
    path: '/members',
    title: 'Members',
    menu: { group: 'Office', icon: 'members' },
    roles: [],
  },
  {
    path: '/people',
    title: 'People',
    menu: { group: 'Office', icon: 'people' },
    roles: [],
  },
  {
    path: '/retention',
    title: 'Retention',
    menu: { group: 'Office', icon: 'retention' },
    roles: [],
  },
  {
    path: '/audit',
    title: 'Audit log',
    menu: { group: 'Office', icon: 'audit' },
    roles: [],
  },
  {
    path: '/account',
    title: 'Your account',
    roles: ['sales', 'recruiter', 'editor'],
  },
] as const satisfies readonly StaffScreen[];

type ListedScreen = (typeof screens)[number];
export type ScreenPath = ListedScreen['path'];

type MenuScreen = Extract<ListedScreen, { menu: unknown }>;
export const menuScreens = screens.filter((screen): screen is MenuScreen => 'menu' in screen);

export function findScreen(path: ScreenPath): StaffScreen {
  const screen = screens.find((each) => each.path === path);
  if (screen === undefined) throw new Error(`no screen ${path}`);
  return screen;
}

export function mayOpen({ roles }: Pick<StaffScreen, 'roles'>, role: StaffRole): boolean {
  return role === 'owner' || roles.includes(role);
}
