import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { filesDoor } from '../../../server/doors/staff/files-door.ts';
import { staffRouter } from '../../../server/staff/staff-router.ts';
import { type StaffRole, staffRoles } from '../../../src/contract/staff/member.ts';
import { test as base } from '../../environment/app.ts';
import {
  createMember,
  ok,
  openBrowser,
  type SignedInMember,
  type StaffBrowser,
} from '../../factories/staff.ts';

type Caller = 'nobody' | StaffRole | 'disabled';

const everybody: readonly Caller[] = ['nobody', ...staffRoles, 'disabled'];
const members: readonly Caller[] = staffRoles;
const inbox: readonly Caller[] = ['owner', 'sales', 'recruiter'];
const inboxReaders: readonly Caller[] = [...inbox, 'viewer'];
const recruiting: readonly Caller[] = ['owner', 'recruiter'];
const selling: readonly Caller[] = ['owner', 'sales'];
const applicantReaders: readonly Caller[] = [...recruiting, 'viewer'];
const editors: readonly Caller[] = ['owner', 'editor'];
const owners: readonly Caller[] = ['owner'];

/**
 * Who may call what. A room with a star is of one kind of caller; what differs within it has a line of its own. Rooms
 * with data of several roles have no star, so that a new procedure there fails until it has a line.
 */
const rights: Record<string, readonly Caller[]> = {
  'signIn.*': everybody,
  'enrolment.read': everybody,
  'enrolment.accept': everybody,
  'enrolment.findPending': everybody,
  // A member with a second factor cannot set up another one.
  'enrolment.start': [],
  'enrolment.confirm': [],
  'ownAccount.*': members,
  // Only in a session that began with a recovery code.
  'newAuthenticator.*': members,
  'sessionTime.*': members,
  'start.figures': members,
  'members.*': owners,
  'inbox.list': inboxReaders,
  'inbox.listAssignees': inboxReaders,
  'inbox.open': inboxReaders,
  'inbox.listSamePerson': inboxReaders,
  'inbox.listCities': applicantReaders,
  'inbox.moveToStage': recruiting,
  'inbox.noteCity': recruiting,
  'inbox.countMatching': inbox,
  'inbox.listMatching': inbox,
  'inbox.setStatus': inbox,
  'inbox.assign': inbox,
  'inbox.restore': inbox,
  'inbox.addNote': inbox,
  'inbox.listMentionable': inbox,
  'inbox.setFollowUp': inbox,
  'inbox.editNote': inbox,
  'inbox.removeNote': inbox,
  'inbox.claimPerson': inbox,
  'live.inbox': inboxReaders,
  'presence.*': inboxReaders,
  'ownColumns.*': inboxReaders,
  'savedViews.list': inboxReaders,
  'savedViews.counts': inboxReaders,
  'savedViews.save': inbox,
  'savedViews.remove': inbox,
  'savedViews.update': inbox,
  'savedViews.move': inbox,
  'reasons.list': inboxReaders,
  'reasons.save': owners,
  'conversation.*': inbox,
  'quotations.*': selling,
  'applicants.list': applicantReaders,
  'applicants.board': applicantReaders,
  'applicants.listMatching': recruiting,
  'hiringStages.list': inboxReaders,
  'hiringStages.save': owners,
  'jobs.*': recruiting,
  'jobs.list': applicantReaders,
  'mail.list': inbox,
  'mail.resend': inbox,
  'mail.tryNow': inbox,
  'mail.correctAddress': inbox,
  'mail.summary': owners,
  'mailChoices.*': inbox,
  'blogs.*': editors,
  'compliance.*': editors,
  'media.*': editors,
  'site.*': editors,
  'site.publish': owners,
  'site.withdraw': owners,
  'site.cancelRelease': owners,
  'people.*': owners,
  'dataRequests.*': owners,
  'retention.*': owners,
  'auditLog.*': owners,
  'officeHours.*': owners,
  'movingIn.*': owners,
  'movingBack.*': owners,
  'movingOut.*': owners,
};

const callersOf = (path: string): readonly Caller[] | undefined =>
  rights[path] ?? rights[path.replace(/\.\w+$/, '.*')];

/** The same for downloads, each with an address that names nothing existing. */
const files: Record<string, readonly Caller[]> = {
  '/staff/files/inbox.csv': inbox,
  'POST /staff/files/inbox.csv': inbox,
  '/staff/files/resumes/:reference': recruiting,
  'POST /staff/files/resumes/:reference/reading': applicantReaders,
  '/staff/files/messages/:reference/:file': inbox,
  '/staff/files/quotations/:id': selling,
  'POST /staff/files/quotations/:id/reading': selling,
  '/staff/files/jobs/:jid/applicants.zip': recruiting,
  'POST /staff/files/person': owners,
  '/staff/files/moving-out.zip': owners,
};

/** Calls that export or erase personal data: they need a code given within ten minutes. */
const needsCode = new Set(['people.erase', 'ownAccount.demandCode', 'movingOut.begin', 'movingBack.begin']);
/** The files that are no exports: those of a single item, which are read like its words. */
const needsNoCode = new Set([
  '/staff/files/resumes/:reference',
  'POST /staff/files/resumes/:reference/reading',
  '/staff/files/messages/:reference/:file',
  '/staff/files/quotations/:id',
  'POST /staff/files/quotations/:id/reading',
]);

/** Asks for a file of no item. */
function askForFile(browser: StaffBrowser, path: string) {
  const address = path.replace(/:\w+/g, 'none');
  return address.startsWith('POST ') ? browser.post(address.slice('POST '.length), {}) : browser.get(address);
}

/** An input that every procedure rejects: an allowed caller gets that error, any other only the refusal. */
const BAD = Object.fromEntries(
  'token code email password newPassword reference view who state list what subject references item page'
    .split(' ')
    .map((field): [string, unknown] => [field, 1])
    .concat([['id', true]]),
);

const procedures = Object.entries(staffRouter._def.procedures)
  .map(([path, procedure]) => ({
    path,
    type: (procedure as unknown as { _def: { type: 'query' | 'mutation' } })._def.type,
  }))
  // After signing out a caller cannot try anything else.
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
      // Its browser still sends the cookie that it was given.
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

test('every procedure is in the list of rights', () => {
  expect(procedures.filter(({ path }) => callersOf(path) === undefined)).toEqual([]);
  const listed = procedures.flatMap(({ path }) => [path, path.replace(/\.\w+$/, '.*')]);
  expect(Object.keys(rights).filter((path) => !listed.includes(path))).toEqual([]);
});

/** What writes nothing but the audit log: a reading that is recorded. */
const recordedReadings = ['inbox.open', 'applicants.list', 'applicants.board'];

test('a viewer can write nothing but what belongs to the own account', () => {
  const writes = procedures.filter(
    ({ path, type }) => type === 'mutation' && callersOf(path)?.includes('viewer'),
  );
  // Presence is shown to others and stored nowhere.
  const own = /^(signIn|enrolment|ownAccount|newAuthenticator|sessionTime|presence|ownColumns)\./;
  const others = writes.map(({ path }) => path).filter((path) => !own.test(path));
  expect(others.sort()).toEqual([...recordedReadings].sort());
});

test('a viewer can export nothing', () => {
  const allowed = Object.keys(files).filter((path) => files[path]?.includes('viewer'));
  // The resume as the page shows it, for which there is no address that a browser would save.
  expect(allowed).toEqual(['POST /staff/files/resumes/:reference/reading']);
});

test('every erasure or export needs a fresh code', () => {
  const called = procedures.filter(({ path }) => /eras|export|download|archive|csv|zip/i.test(path));
  for (const { path } of called) expect(needsCode).toContain(path);
});

test('every file is in the list of rights', async () => {
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

describe('with a code given more than ten minutes ago', () => {
  const stale = test.extend<{ owner: StaffBrowser }>({
    owner: async ({ server, callers }, use) => {
      const age = (minutes: number) =>
        sql`update staff_sessions set second_factor_at = now() - make_interval(mins => ${minutes}::integer)`;
      await age(11).execute(server.db);
      await use(callers.owner);
      await age(0).execute(server.db);
    },
  });

  stale.for(Object.keys(files))('%s', async (path, { owner }) => {
    const answer = await askForFile(owner, path);
    if (needsNoCode.has(path)) return expect(answer.statusCode).toBe(404);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 403, needs: 'code' });
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  stale.for(procedures.filter(({ path }) => callersOf(path)?.includes('owner') && !path.endsWith('signOut')))(
    '$path',
    async ({ path, type }, { owner }) => {
      const answer = type === 'query' ? await owner.ask(path, BAD) : await owner.call(path, BAD);
      if (needsCode.has(path)) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json().error.data).toMatchObject({ code: 'FORBIDDEN', needs: 'code', faults: [] });
      } else expect(answer.body).not.toContain('"needs"');
    },
  );
});

// Files come before the procedures, one of which signs out.
describe.for(Object.entries(files))('%s', ([path, allowed]) => {
  test.for(everybody)('by %s', async (caller, { callers }) => {
    const answer = await askForFile(callers[caller], path);
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
    const answer = type === 'query' ? await browser.ask(path, BAD) : await browser.call(path, BAD);
    const mayCall = callersOf(path)?.includes(caller) ?? false;
    if (mayCall) expect([200, 400]).toContain(answer.statusCode);
    else {
      const isKnown = caller !== 'nobody' && caller !== 'disabled';
      expect(answer.statusCode).toBe(isKnown ? 403 : 401);
      expect(answer.json().error.data.faults).toEqual([]);
      expect(answer.body).not.toContain('result');
    }
  });
});
