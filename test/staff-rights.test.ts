import Fastify from 'fastify';
import { describe, expect } from 'vitest';
import { filesDoor } from '../server/staff/files-door.ts';
import { staffRouter } from '../server/staff/staff-router.ts';
import { type StaffRole, staffRoles } from '../src/contract/staff/member.ts';
import { test as base } from './app.ts';
import { createMember, ok, openBrowser, type SignedInMember, type StaffBrowser } from './staff.ts';

type Caller = 'nobody' | StaffRole | 'disabled';

/** Who may call what: a procedure that is not in this list fails the test. */
const everybody: readonly Caller[] = ['nobody', ...staffRoles, 'disabled'];
const members: readonly Caller[] = staffRoles;
const inbox: readonly Caller[] = ['owner', 'sales', 'recruiter'];
const recruiting: readonly Caller[] = ['owner', 'recruiter'];
const editors: readonly Caller[] = ['owner', 'editor'];
const rights: Record<string, readonly Caller[]> = {
  'signIn.withPassword': everybody,
  'signIn.withCode': everybody,
  'signIn.withRecoveryCode': everybody,
  'enrolment.read': everybody,
  'enrolment.accept': everybody,
  // Whoever has a second factor sets up none.
  'enrolment.start': [],
  'enrolment.confirm': [],
  'ownAccount.who': members,
  'ownAccount.signOut': members,
  'ownAccount.listSessions': members,
  'ownAccount.endSession': members,
  'ownAccount.endOtherSessions': members,
  'ownAccount.changePassword': members,
  'ownAccount.renewRecoveryCodes': members,
  'members.list': ['owner'],
  'members.invite': ['owner'],
  'members.setRole': ['owner'],
  'members.disable': ['owner'],
  'members.enable': ['owner'],
  'members.endSessions': ['owner'],
  'inbox.list': inbox,
  'inbox.listAssignees': inbox,
  'inbox.open': inbox,
  'inbox.setStatus': inbox,
  'inbox.assign': inbox,
  'inbox.restore': inbox,
  'inbox.addNote': inbox,
  'jobs.list': recruiting,
  'jobs.find': recruiting,
  'jobs.create': recruiting,
  'jobs.copy': recruiting,
  'jobs.update': recruiting,
  'jobs.approve': recruiting,
  'jobs.reject': recruiting,
  'jobs.close': recruiting,
  'jobs.reopen': recruiting,
  'blogs.list': editors,
  'blogs.find': editors,
  'blogs.create': editors,
  'blogs.update': editors,
  'blogs.publish': editors,
  'blogs.withdraw': editors,
  'blogs.remove': editors,
  'blogs.uploadPicture': editors,
  'compliance.list': editors,
  'compliance.find': editors,
  'compliance.create': editors,
  'compliance.addVersion': editors,
  'compliance.rename': editors,
  'compliance.setPublished': editors,
  'compliance.setDays': editors,
  'people.find': ['owner'],
  'people.erase': ['owner'],
  'dataRequests.list': ['owner'],
  'dataRequests.setState': ['owner'],
  'dataRequests.release': ['owner'],
  'retention.state': ['owner'],
  'retention.count': ['owner'],
  'auditLog.search': ['owner'],
  'auditLog.actions': ['owner'],
  'savedViews.list': inbox,
  'savedViews.save': inbox,
  'savedViews.remove': inbox,
  'applicants.list': recruiting,
  'mail.list': inbox,
  'mail.resend': inbox,
  'mail.summary': ['owner'],
};

/** The same of what is downloaded, each by an address that names nothing there is. */
const files: Record<string, readonly Caller[]> = {
  '/staff/files/inbox.csv': inbox,
  'POST /staff/files/inbox.csv': inbox,
  '/staff/files/resumes/:reference': recruiting,
  '/staff/files/jobs/:jid/applicants.zip': recruiting,
  'POST /staff/files/person': ['owner'],
};

const procedures = Object.entries(staffRouter._def.procedures)
  .map(([path, procedure]) => ({
    path,
    type: (procedure as unknown as { _def: { type: 'query' | 'mutation' } })._def.type,
  }))
  // Whoever has signed out can try nothing more.
  .sort((a, b) => Number(a.path.endsWith('signOut')) - Number(b.path.endsWith('signOut')));

const test = base.extend<{ callers: Record<Caller, StaffBrowser> }>({
  callers: [
    async ({ server }, use) => {
      const owner = await createMember(server, 'owner');
      const disabled = await createMember(server, 'sales');
      const cookies = new Map(disabled.cookies);
      ok(await owner.call('members.disable', { id: disabled.id }));
      const list: Partial<Record<Caller, SignedInMember>> = { owner };
      for (const role of staffRoles) list[role] ??= await createMember(server, role);
      // Its browser still shows what it was given.
      const browser = openBrowser(server);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      await use({
        ...(list as Record<StaffRole, SignedInMember>),
        nobody: openBrowser(server),
        disabled: browser,
      });
    },
    { scope: 'file' },
  ],
});

test('every procedure has its rights written down', () => {
  expect(procedures.map(({ path }) => path).sort()).toEqual(Object.keys(rights).sort());
});

test('every file has its rights written down', async () => {
  const found: string[] = [];
  const door = Fastify().addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') found.push(url);
    if (method === 'POST') found.push(`POST ${url}`);
  });
  await door.register(
    (scope) =>
      filesDoor(scope, () => {
        throw new Error('nobody calls');
      }),
    { prefix: '/staff/files' },
  );
  expect(found.sort()).toEqual(Object.keys(files).sort());
});

// Before the procedures, of which one signs out.
describe.for(Object.entries(files))('%s', ([path, allowed]) => {
  test.for(everybody)('by %s', async (caller, { callers }) => {
    const [method, posted = ''] = path.split(' ');
    const answer =
      method === 'POST'
        ? await callers[caller].post(posted, {})
        : await callers[caller].get(path.replace(/:\w+/g, 'none'));
    expect(answer.headers['cache-control']).toBe('no-store');
    if (allowed.includes(caller)) expect([200, 400, 404]).toContain(answer.statusCode);
    else {
      expect(answer.statusCode).toBe(caller === 'nobody' || caller === 'disabled' ? 401 : 403);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers).not.toHaveProperty('content-disposition');
    }
  });
});

describe.for(procedures)('$path', ({ path, type }) => {
  test.for(everybody)('by %s', async (caller, { callers }) => {
    const browser = callers[caller];
    // An input that no procedure takes: who may call is told so, who may not hears of rights alone.
    const bad = {
      id: true,
      token: 1,
      code: 1,
      email: 1,
      password: 1,
      newPassword: 1,
      reference: 1,
      view: 1,
      who: 1,
      state: 1,
      subject: 1,
      references: 1,
    };
    const answer = type === 'query' ? await browser.ask(path, bad) : await browser.call(path, bad);
    const mayCall = rights[path]?.includes(caller) ?? false;
    if (mayCall) expect([200, 400]).toContain(answer.statusCode);
    else {
      const isKnown = caller !== 'nobody' && caller !== 'disabled';
      expect(answer.statusCode).toBe(isKnown ? 403 : 401);
      expect(answer.json().error.data.faults).toEqual([]);
      expect(answer.body).not.toContain('result');
    }
  });
});
