import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { filesDoor } from '../../../server/doors/staff/files-door.ts';
import { staffRouter } from '../../../server/staff-router.ts';
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

/** Who may call what: a star stands for all procedures of a room that have no line of their own. */
const rights: Record<string, readonly Caller[]> = {
  'signIn.*': everybody,
  'enrolment.*': everybody,
  // A member with a second factor cannot set up another one.
  'enrolment.start': [],
  'enrolment.confirm': [],
  'ownAccount.*': members,
  // Only in a session that began with a recovery code.
  'newAuthenticator.*': members,
  'sessionTime.*': members,
  'start.*': members,
  'members.*': owners,
  'inbox.*': inbox,
  'inbox.list': inboxReaders,
  'inbox.listAssignees': inboxReaders,
  'inbox.open': inboxReaders,
  'inbox.listSamePerson': inboxReaders,
  'inbox.listCities': applicantReaders,
  'inbox.moveToStage': recruiting,
  'inbox.noteCity': recruiting,
  'live.*': inboxReaders,
  'presence.*': inboxReaders,
  'ownColumns.*': inboxReaders,
  'savedViews.*': inbox,
  'savedViews.list': inboxReaders,
  'savedViews.counts': inboxReaders,
  'reasons.*': owners,
  'reasons.list': inboxReaders,
  'conversation.*': inbox,
  'quotations.*': selling,
  'applicants.*': applicantReaders,
  'applicants.listMatching': recruiting,
  'hiringStages.*': owners,
  'hiringStages.list': inboxReaders,
  'jobs.*': recruiting,
  'jobs.list': applicantReaders,
  'mail.*': inbox,
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
const needsCode = new Set([
  'people.erase',
  'retention.confirm',
  'ownAccount.demandCode',
  'movingOut.begin',
  'movingBack.begin',
]);
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
  const called = procedures.filter(({ path }) =>
    /eras|retention.confirm|export|download|archive|csv|zip/i.test(path),
  );
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

test('with a code of eleven minutes ago, nothing is exported or erased', async ({ server, callers }) => {
  const { owner } = callers;
  const age = (minutes: number) =>
    sql`update staff_sessions set second_factor_at = now() - make_interval(mins => ${minutes}::integer)`;
  await age(11).execute(server.db);
  for (const path of Object.keys(files)) {
    const answer = await askForFile(owner, path);
    expect(answer.statusCode, path).toBe(needsNoCode.has(path) ? 404 : 403);
    if (needsNoCode.has(path)) continue;
    expect(answer.json()).toMatchObject({ status: 403, needs: 'code' });
    expect(answer.headers).not.toHaveProperty('content-disposition');
  }
  for (const { path, type } of procedures) {
    if (!callersOf(path)?.includes('owner') || path.endsWith('signOut')) continue;
    const answer = type === 'query' ? await owner.ask(path, BAD) : await owner.call(path, BAD);
    if (needsCode.has(path)) {
      expect(answer.statusCode, path).toBe(403);
      expect(answer.json().error.data).toMatchObject({ code: 'FORBIDDEN', needs: 'code', faults: [] });
    } else expect(answer.body, path).not.toContain('"needs"');
  }
  await age(0).execute(server.db);
});

// Files come before the procedures, one of which signs out.
test.for(Object.entries(files))('%s', async ([path, allowed], { callers }) => {
  for (const caller of everybody) {
    const answer = await askForFile(callers[caller], path);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (allowed.includes(caller)) expect([200, 400, 404], caller).toContain(answer.statusCode);
    else {
      expect(answer.statusCode, caller).toBe(caller === 'nobody' || caller === 'disabled' ? 401 : 403);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers).not.toHaveProperty('content-disposition');
    }
  }
});

test.for(procedures)('$path', async ({ path, type }, { callers }) => {
  for (const caller of everybody) {
    const browser = callers[caller];
    const answer = type === 'query' ? await browser.ask(path, BAD) : await browser.call(path, BAD);
    if (callersOf(path)?.includes(caller)) {
      expect([200, 400], caller).toContain(answer.statusCode);
      continue;
    }
    expect(answer.statusCode, caller).toBe(caller === 'nobody' || caller === 'disabled' ? 401 : 403);
    expect(answer.json().error.data.faults).toEqual([]);
    expect(answer.body).not.toContain('result');
  }
});
