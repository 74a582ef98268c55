import { mayDo, type StaffAct, type StaffRole } from '../../../src/contract/staff/rights.ts';
import type { StaffIconName } from '../ui/staff-icon.tsx';

/** One screen of the staff area. Its place in the menu and the members who see it there follow from this list. */
export interface StaffScreen {
  /** Below /staff; `$name` is a path parameter. */
  path: `/${string}`;
  /** The title of the tab and of the menu entry. */
  title: string;
  /** Its place in the menu; absent for a screen that another screen links to. */
  menu?: { group: MenuGroup; icon: StaffIconName };
  /** What a member must be allowed to do, to open it; absent for everybody. The server refuses all others as well. */
  act?: StaffAct;
}

export const menuGroups = ['Work', 'Site', 'Office', 'Settings'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** Each screen has a route in router.tsx. */
export const screens = [
  {
    path: '/',
    title: 'Today',
    menu: { group: 'Work', icon: 'start' },
  },
  {
    path: '/inbox',
    title: 'Inbox',
    menu: { group: 'Work', icon: 'inbox' },
    act: 'readInbox',
  },
  {
    path: '/quotations',
    title: 'Quotations',
    menu: { group: 'Work', icon: 'quotation' },
    act: 'manageQuotations',
  },
  {
    path: '/quotations/$reference',
    title: 'Quotation',
    act: 'manageQuotations',
  },
  {
    path: '/mail',
    title: 'Mail',
    menu: { group: 'Work', icon: 'mail' },
    act: 'handleMails',
  },
  {
    path: '/jobs',
    title: 'Jobs',
    menu: { group: 'Site', icon: 'jobs' },
    act: 'readApplicants',
  },
  {
    path: '/jobs/new',
    title: 'Add a job',
    act: 'manageJobs',
  },
  {
    path: '/jobs/$jid',
    title: 'Job',
    act: 'manageJobs',
  },
  {
    path: '/site',
    title: 'Site',
    menu: { group: 'Site', icon: 'site' },
    act: 'editSite',
  },
  {
    path: '/site/setup',
    title: 'Set up your site',
    act: 'publishSite',
  },
  {
    path: '/site/$document',
    title: 'Edit the site',
    act: 'editSite',
  },
  {
    path: '/site/$document/$language',
    title: 'Translate the site',
    act: 'editSite',
  },
  {
    path: '/blogs',
    title: 'Blogs',
    menu: { group: 'Site', icon: 'blogs' },
    act: 'editBlogs',
  },
  {
    path: '/blogs/new',
    title: 'New blog',
    act: 'editBlogs',
  },
  {
    path: '/blogs/$blogId',
    title: 'Blog',
    act: 'editBlogs',
  },
  {
    path: '/compliance',
    title: 'Compliance',
    menu: { group: 'Site', icon: 'compliance' },
    act: 'editDocuments',
  },
  {
    path: '/compliance/$itemId',
    title: 'Document',
    act: 'editDocuments',
  },
  {
    path: '/jobs/$jid/applicants',
    title: 'Applicants',
    act: 'readApplicants',
  },
  {
    path: '/hiring-stages',
    title: 'Hiring stages',
    menu: { group: 'Settings', icon: 'application' },
    act: 'editStages',
  },
  {
    path: '/office-hours',
    title: 'Working hours',
    menu: { group: 'Settings', icon: 'calendar' },
    act: 'setOfficeHours',
  },
  {
    path: '/reasons',
    title: 'Reasons',
    menu: { group: 'Settings', icon: 'note' },
    act: 'editReasons',
  },
  {
    path: '/members',
    title: 'Members',
    menu: { group: 'Office', icon: 'members' },
    act: 'manageMembers',
  },
  {
    path: '/people',
    title: 'People',
    menu: { group: 'Office', icon: 'people' },
    act: 'handlePersons',
  },
  {
    path: '/retention',
    title: 'Retention',
    menu: { group: 'Office', icon: 'retention' },
    act: 'seeRetention',
  },
  {
    path: '/moving-in',
    title: 'Moving in',
    menu: { group: 'Office', icon: 'move-in' },
    act: 'moveIn',
  },
  {
    path: '/moving-in/$id',
    title: 'Moving in',
    act: 'moveIn',
  },
  {
    path: '/moving-in/archive',
    title: 'Moving in an archive',
    act: 'moveIn',
  },
  {
    path: '/moving-out',
    title: 'Moving out',
    menu: { group: 'Office', icon: 'out' },
    act: 'moveOut',
  },
  {
    path: '/audit',
    title: 'Audit log',
    menu: { group: 'Office', icon: 'audit' },
    act: 'readAudit',
  },
  {
    path: '/account',
    title: 'Your account',
  },
  {
    path: '/rights',
    title: 'Roles and rights',
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

export function mayOpen({ act }: StaffScreen, roles: readonly StaffRole[]): boolean {
  return act === undefined || mayDo(roles, act);
}
