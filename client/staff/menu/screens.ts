import { type AnyValidator, createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { mayDo, type StaffAct, type StaffRole } from '../../../src/contract/staff/rights.ts';
import { isServerThere } from '../calls/is-server-there.ts';
import { mailSearch } from '../conversation/mails/mail-address.ts';
import { blogsSearch } from '../editing/blogs/blogs-address.ts';
import { jobSearch, jobsSearch } from '../editing/jobs/jobs-address.ts';
import { documentSearch, siteSearch, translationSearch } from '../editing/site/site-address.ts';
import { importSearch } from '../importing/moving-in-address.ts';
import { applicantsSearch } from '../inbox/applicants/applicants-address.ts';
import { inboxSearch } from '../inbox/inbox-address.ts';
import { auditSearch } from '../members/audit/audit-address.ts';
import { quotationsSearch } from '../quotations/quotations-address.ts';
import type { StaffIconName } from '../ui/staff-icon.tsx';

/** One screen of the staff area. The members who may open it see it in the menu. */
export interface StaffScreen {
  /** Below /staff; `$name` is a path parameter. */
  path: `/${string}`;
  /** The title of the tab and of the menu entry. */
  title: string;
  /** Its place in the menu; absent for a screen that another screen links to. */
  menu?: { group: MenuGroup; icon: StaffIconName };
  /** The act that a member must be allowed, to open it; absent for everybody. The server refuses all others as well. */
  act?: StaffAct;
  /** Its module, whose default export is its component. */
  file: `../${string}-screen.tsx`;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: StaffScreen;
    /** Whether it is shown without a session. */
    isOpen?: boolean;
  }
}

export const menuGroups = ['Work', 'Site', 'Office', 'Settings'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** router.tsx gives it the layout, which shows the menu of these screens. */
export const rootRoute = createRootRoute();

const modules = import.meta.glob<{ default: ComponentType }>('../**/*-screen.tsx');

/**
 * Loads a screen. Where a script is missing, the router loads the whole page anew, which a new release needs. While the
 * server is away, that would leave the member on the browser's own page, so it hears of another fault then.
 */
export async function loadScreen(file: StaffScreen['file']): Promise<{ default: ComponentType }> {
  const load = modules[file];
  if (load === undefined) throw new Error(`There is no screen ${file}.`);
  try {
    return await load();
  } catch (cause) {
    if (await isServerThere()) throw cause;
    throw new Error(`The server is away: ${file} was not loaded.`, { cause });
  }
}

/** @param search checks what the screen's address has after the question mark. */
function addScreen<const Path extends string, Search extends AnyValidator = undefined>({
  search,
  ...screen
}: StaffScreen & { path: Path; search?: Search }) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: screen.path,
    validateSearch: search,
    staticData: { screen },
    component: lazyRouteComponent(() => loadScreen(screen.file)),
  });
}

/** Every screen. The routes, the menu and the titles follow from this list. */
export const screens = [
  addScreen({
    path: '/',
    title: 'Today',
    menu: { group: 'Work', icon: 'start' },
    file: '../start/start-screen.tsx',
  }),
  addScreen({
    path: '/inbox',
    title: 'Inbox',
    menu: { group: 'Work', icon: 'inbox' },
    act: 'readInbox',
    file: '../inbox/inbox-screen.tsx',
    search: inboxSearch,
  }),
  addScreen({
    path: '/quotations',
    title: 'Quotations',
    menu: { group: 'Work', icon: 'quotation' },
    act: 'manageQuotations',
    file: '../quotations/quotations-screen.tsx',
    search: quotationsSearch,
  }),
  addScreen({
    path: '/quotations/$reference',
    title: 'Quotation',
    act: 'manageQuotations',
    file: '../quotations/quotation-screen.tsx',
  }),
  addScreen({
    path: '/mail',
    title: 'Mail',
    menu: { group: 'Work', icon: 'mail' },
    act: 'handleMails',
    file: '../conversation/mails/mail-screen.tsx',
    search: mailSearch,
  }),
  addScreen({
    path: '/jobs',
    title: 'Jobs',
    menu: { group: 'Site', icon: 'jobs' },
    act: 'readApplicants',
    file: '../editing/jobs/jobs-screen.tsx',
    search: jobsSearch,
  }),
  addScreen({
    path: '/jobs/new',
    title: 'Add a job',
    act: 'manageJobs',
    file: '../editing/jobs/new-job-screen.tsx',
  }),
  addScreen({
    path: '/jobs/$jid',
    title: 'Job',
    act: 'manageJobs',
    file: '../editing/jobs/job-screen.tsx',
    search: jobSearch,
  }),
  addScreen({
    path: '/site',
    title: 'Site',
    menu: { group: 'Site', icon: 'site' },
    act: 'editSite',
    file: '../editing/site/site-screen.tsx',
    search: siteSearch,
  }),
  addScreen({
    path: '/site/setup',
    title: 'Set up your site',
    act: 'publishSite',
    file: '../editing/site/setup/setup-screen.tsx',
  }),
  addScreen({
    path: '/site/$document',
    title: 'Edit the site',
    act: 'editSite',
    file: '../editing/site/document-screen.tsx',
    search: documentSearch,
  }),
  addScreen({
    path: '/site/$document/$language',
    title: 'Translate the site',
    act: 'editSite',
    file: '../editing/site/translation-screen.tsx',
    search: translationSearch,
  }),
  addScreen({
    path: '/blogs',
    title: 'Blogs',
    menu: { group: 'Site', icon: 'blogs' },
    act: 'editBlogs',
    file: '../editing/blogs/blogs-screen.tsx',
    search: blogsSearch,
  }),
  addScreen({
    path: '/blogs/new',
    title: 'New blog',
    act: 'editBlogs',
    file: '../editing/blogs/new-blog-screen.tsx',
  }),
  addScreen({
    path: '/blogs/$blogId',
    title: 'Blog',
    act: 'editBlogs',
    file: '../editing/blogs/blog-screen.tsx',
  }),
  addScreen({
    path: '/compliance',
    title: 'Compliance',
    menu: { group: 'Site', icon: 'compliance' },
    act: 'editDocuments',
    file: '../editing/compliance/compliance-screen.tsx',
  }),
  addScreen({
    path: '/compliance/$itemId',
    title: 'Document',
    act: 'editDocuments',
    file: '../editing/compliance/document-screen.tsx',
  }),
  addScreen({
    path: '/jobs/$jid/applicants',
    title: 'Applicants',
    act: 'readApplicants',
    file: '../inbox/applicants/applicants-screen.tsx',
    search: applicantsSearch,
  }),
  addScreen({
    path: '/hiring-stages',
    title: 'Hiring stages',
    menu: { group: 'Settings', icon: 'application' },
    act: 'editStages',
    file: '../inbox/applicants/hiring-stages-screen.tsx',
  }),
  addScreen({
    path: '/office-hours',
    title: 'Working hours',
    menu: { group: 'Settings', icon: 'calendar' },
    act: 'setOfficeHours',
    file: '../inbox/office-hours/office-hours-screen.tsx',
  }),
  addScreen({
    path: '/reasons',
    title: 'Reasons',
    menu: { group: 'Settings', icon: 'note' },
    act: 'editReasons',
    file: '../inbox/reasons/reasons-screen.tsx',
  }),
  addScreen({
    path: '/members',
    title: 'Members',
    menu: { group: 'Office', icon: 'members' },
    act: 'manageMembers',
    file: '../members/members-screen.tsx',
  }),
  addScreen({
    path: '/people',
    title: 'People',
    menu: { group: 'Office', icon: 'people' },
    act: 'handlePersons',
    file: '../people/people-screen.tsx',
  }),
  addScreen({
    path: '/retention',
    title: 'Retention',
    menu: { group: 'Office', icon: 'retention' },
    act: 'seeRetention',
    file: '../people/retention/retention-screen.tsx',
  }),
  addScreen({
    path: '/moving-in',
    title: 'Moving in',
    menu: { group: 'Office', icon: 'move-in' },
    act: 'moveIn',
    file: '../importing/moving-in-screen.tsx',
  }),
  addScreen({
    path: '/moving-in/$id',
    title: 'Moving in',
    act: 'moveIn',
    file: '../importing/import-screen.tsx',
    search: importSearch,
  }),
  addScreen({
    path: '/moving-in/archive',
    title: 'Moving in an archive',
    act: 'moveIn',
    file: '../archive/bringing-back/archive-screen.tsx',
  }),
  addScreen({
    path: '/moving-out',
    title: 'Moving out',
    menu: { group: 'Office', icon: 'out' },
    act: 'moveOut',
    file: '../archive/moving-out/moving-out-screen.tsx',
  }),
  addScreen({
    path: '/audit',
    title: 'Audit log',
    menu: { group: 'Office', icon: 'audit' },
    act: 'readAudit',
    file: '../members/audit/audit-screen.tsx',
    search: auditSearch,
  }),
  addScreen({ path: '/account', title: 'Your account', file: '../members/account/account-screen.tsx' }),
  addScreen({ path: '/rights', title: 'Roles and rights', file: '../members/rights-screen.tsx' }),
] as const;

export type ScreenPath = (typeof screens)[number]['fullPath'];

export const listedScreens = screens.flatMap(({ options }) => {
  const screen = options.staticData?.screen;
  return screen ? [{ ...screen, path: screen.path as ScreenPath }] : [];
});

export function findScreen(path: ScreenPath): StaffScreen {
  const screen = listedScreens.find((each) => each.path === path);
  if (screen === undefined) throw new Error(`no screen ${path}`);
  return screen;
}

export function mayOpen({ act }: Pick<StaffScreen, 'act'>, roles: readonly StaffRole[]): boolean {
  return act === undefined || mayDo(roles, act);
}
