/** In the order of importance: a member's first role is the one that an older release knows. */
export const staffRoles = ['owner', 'sales', 'recruiter', 'editor', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a role may do, as one line of the table of rights. */
interface Act {
  area: (typeof actAreas)[number];
  /** What the office calls it. */
  title: string;
  /** The roles that may do it, besides the owner, who may do everything. */
  roles: readonly StaffRole[];
}

export const actAreas = ['Inbox', 'Hiring', 'Site', 'Office'] as const;

/**
 * Everything that needs a right, and who has it. The server refuses all others, the menu and the screens leave it out,
 * and the screen of rights is this list as a table. A viewer reads and never changes or takes away: no act with
 * `viewer` may write anything but the audit log.
 *
 * Publishing the site is left to the owner, as in most Indian offices a director signs what the company says in public:
 * licences and figures bind it.
 */
export const acts = {
  readInbox: {
    area: 'Inbox',
    title: 'Read what visitors send, with its history',
    roles: ['sales', 'recruiter', 'viewer'],
  },
  workInbox: {
    area: 'Inbox',
    title: 'Set the status, assign, reply, write notes',
    roles: ['sales', 'recruiter'],
  },
  exportInbox: {
    area: 'Inbox',
    title: 'Download lists as CSV, and attachments',
    roles: ['sales', 'recruiter'],
  },
  handleMails: {
    area: 'Inbox',
    title: 'See what became of mails, and send them again',
    roles: ['sales', 'recruiter'],
  },
  manageQuotations: {
    area: 'Inbox',
    title: 'Make and send quotations, and say whether they were won',
    roles: ['sales'],
  },
  readApplicants: {
    area: 'Hiring',
    title: 'See jobs and applicants, read resumes in place',
    roles: ['recruiter', 'viewer'],
  },
  moveApplicants: { area: 'Hiring', title: 'Move applicants through the stages', roles: ['recruiter'] },
  exportResumes: { area: 'Hiring', title: 'Download resumes', roles: ['recruiter'] },
  manageJobs: { area: 'Hiring', title: 'Add, edit, approve and close jobs', roles: ['recruiter'] },
  editStages: { area: 'Hiring', title: 'Change the hiring stages', roles: [] },
  editReasons: {
    area: 'Office',
    title: 'Change the reasons that are offered where an applicant is rejected or a quotation lost',
    roles: [],
  },
  editSite: {
    area: 'Site',
    title: 'Edit the drafts of pages and translations, and the pictures',
    roles: ['editor'],
  },
  publishSite: { area: 'Site', title: 'Publish the site, and set it back', roles: [] },
  editBlogs: { area: 'Site', title: 'Write and publish blogs', roles: ['editor'] },
  editDocuments: { area: 'Site', title: 'Add and renew compliance documents', roles: ['editor'] },
  manageMembers: { area: 'Office', title: 'Invite members and set their roles', roles: [] },
  handlePersons: {
    area: 'Office',
    title: 'Find, export and erase a person, answer data requests',
    roles: [],
  },
  moveIn: { area: 'Office', title: 'Move in what another system had, and take it back', roles: [] },
  setOfficeHours: { area: 'Office', title: 'Set the working hours', roles: [] },
  seeRetention: {
    area: 'Office',
    title: 'See what is removed by age, and confirm it where it waits',
    roles: [],
  },
  readAudit: { area: 'Office', title: 'Read the audit log', roles: [] },
  moveOut: { area: 'Office', title: 'Take everything out as one archive', roles: [] },
  checkMails: { area: 'Office', title: 'See the state of the mail server', roles: [] },
} as const satisfies Record<string, Act>;

export type StaffAct = keyof typeof acts;

export function isOwner(roles: readonly StaffRole[]): boolean {
  return roles.includes('owner');
}

/** Whether one of a member's roles allows it. */
export function mayDo(roles: readonly StaffRole[], act: StaffAct): boolean {
  const allowed: readonly StaffRole[] = acts[act].roles;
  return isOwner(roles) || roles.some((role) => allowed.includes(role));
}

/** The acts as lines of a table, by area. */
export function listActs(): { act: StaffAct; area: Act['area']; title: string }[] {
  return (Object.keys(acts) as StaffAct[]).map((act) => ({ act, ...acts[act] }));
}

/** Each role once, in the order of the list. An owner has all rights, so that no other role is stored. */
export function normaliseRoles(roles: readonly StaffRole[]): StaffRole[] {
  return isOwner(roles) ? ['owner'] : staffRoles.filter((role) => roles.includes(role));
}
