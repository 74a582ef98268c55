import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite, inviteFounder } from '../server/staff/invitations.ts';
import { test as base, type TestServer } from './app.ts';
import { codeOf, createMember, ok, openBrowser, PASSWORD, type StaffBrowser, tokenOf } from './staff.ts';

/** A test with nobody on the staff and no attempt counted. */
const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

const WRONG = 'a wrong password of mine';
const NOBODYS = 'x'.repeat(43);

/** As though that many more attempts had been made, each of which would cost a password's hash. */
const addAttempts = ({ db }: TestServer, count: number) =>
  sql`update staff_attempts set count = count + ${count}::integer`.execute(db);

const tryPassword = (browser: StaffBrowser, email: string, password = WRONG) =>
  browser.call('signIn.withPassword', { email, password });

async function countLines({ db }: TestServer, action: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_audit')
    .select((line) => line.fn.countAll<string>().as('count'))
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('attempts are counted', () => {
  test('of a network: of IPv6 that is a /64, of which anybody has all addresses', async ({ fresh }) => {
    const codes = [];
    for (let index = 1; index <= 31; index++) {
      const browser = openBrowser(fresh, `2001:db8:7:7::${index.toString(16)}`);
      codes.push((await browser.call('enrolment.read', { token: NOBODYS })).statusCode);
    }
    expect(codes).toEqual([...Array(30).fill(401), 429]);
    const guess = await tryPassword(openBrowser(fresh, '2001:db8:7:7::ffff'), 'nobody@example.com');
    expect(guess.statusCode).toBe(429);
    const neighbour = openBrowser(fresh, '2001:db8:7:8::1');
    expect((await tryPassword(neighbour, 'nobody@example.com')).statusCode).toBe(401);
  });

  test('of one account from one network, so that a stranger keeps nobody out', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const stranger = () => openBrowser(fresh, '192.0.2.66');
    expect((await tryPassword(stranger(), owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 8);
    expect((await tryPassword(stranger(), owner.email)).statusCode).toBe(401);
    const held = await tryPassword(stranger(), owner.email, PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await tryPassword(openBrowser(fresh, '198.51.100.1'), owner.email, PASSWORD)).statusCode).toBe(
      200,
    );
  });

  test('ever more slowly, and not locked: who waits may try again', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const attempt = async () => {
      const answer = await tryPassword(openBrowser(fresh, '192.0.2.66'), owner.email);
      return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
    };
    expect(await attempt()).toBe(401);
    await addAttempts(fresh, 8);
    expect(await attempt()).toBe(401);
    const waits = [];
    for (let index = 0; index < 3; index++) {
      waits.push(await attempt());
      // Asking again does not make it longer.
      expect(await attempt()).toBeLessThanOrEqual(waits.at(-1) ?? 0);
      await sql`update staff_attempts set allowed_at = now()`.execute(fresh.db);
      expect(await attempt()).toBe(401);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
  });

  test('of one account from wherever: guessers with many networks are slowed down together', async ({
    fresh,
  }) => {
    const owner = await createMember(fresh, 'owner');
    expect((await tryPassword(openBrowser(fresh, '192.0.2.1'), owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 28);
    for (const [address, status] of [
      ['192.0.2.2', 401],
      ['192.0.2.3', 429],
    ] as const)
      expect((await tryPassword(openBrowser(fresh, address), owner.email)).statusCode).toBe(status);
    const held = await tryPassword(openBrowser(fresh, '198.51.100.1'), owner.email, PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
    // A browser in which she has been before is none of them.
    ok(await tryPassword(owner, owner.email, PASSWORD));
    ok(await owner.call('signIn.withCode', { code: codeOf(owner.secret, 1) }));
  });

  test('apart in a browser that the member has used, also behind one address with who guesses', async ({
    fresh,
  }) => {
    const owner = await createMember(fresh, 'owner');
    const colleague = await createMember(fresh, 'sales');
    await tryPassword(openBrowser(fresh), owner.email);
    await addAttempts(fresh, 40);
    expect((await tryPassword(openBrowser(fresh), owner.email, PASSWORD)).statusCode).toBe(429);
    // Known is a browser with a member, not a browser: another's is a stranger to this account.
    expect((await tryPassword(colleague, owner.email, PASSWORD)).statusCode).toBe(429);
    ok(await tryPassword(owner, owner.email, PASSWORD));
    ok(await owner.call('signIn.withCode', { code: codeOf(owner.secret, 1) }));
    // It may be stolen: its own guesses are counted as well.
    expect((await tryPassword(owner, owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 8);
    const codes = [await tryPassword(owner, owner.email), await tryPassword(owner, owner.email)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 429]);
  });

  test('in a browser that is known until its member is dismissed', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'sales');
    const device = member.cookies.get('staff.device') ?? '';
    expect(device.length).toBeGreaterThanOrEqual(22);
    const kept = await sql<{ row: string }>`select staff_devices::text as row from staff_devices`.execute(
      fresh.db,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(device);
    ok(await owner.call('members.disable', { id: member.id }));
    ok(await owner.call('members.enable', { id: member.id }));
    await tryPassword(openBrowser(fresh), member.email);
    await addAttempts(fresh, 40);
    expect((await tryPassword(member, member.email, PASSWORD)).statusCode).toBe(429);
  });
});

describe('the audit log', () => {
  test('is not filled by invitations that are none, from however many networks', async ({ fresh }) => {
    const before = await countLines(fresh, 'invitation refused');
    for (let index = 1; index <= 60; index++) {
      const browser = openBrowser(fresh, `192.0.2.${index}`);
      const input = { token: NOBODYS, name: 'X', email: 'x@example.com', password: PASSWORD };
      const answer = await (index % 2
        ? browser.call('enrolment.read', { token: NOBODYS })
        : browser.call('enrolment.accept', input));
      expect(answer.statusCode).toBe(401);
    }
    expect((await countLines(fresh, 'invitation refused')) - before).toBe(30);
    expect(await countLines(fresh, 'refusals not noted one by one')).toBe(1);
  });

  test('is not filled by sign-ins to addresses that nobody has', async ({ fresh }) => {
    const before = await countLines(fresh, 'sign-in refused');
    const attempt = (index: number) =>
      tryPassword(openBrowser(fresh, `192.0.2.${index}`), `nobody${index}@example.com`);
    await attempt(1);
    await addAttempts(fresh, 28);
    for (let index = 2; index <= 5; index++) expect((await attempt(index)).statusCode).toBe(401);
    expect((await countLines(fresh, 'sign-in refused')) - before).toBe(2);
  });
});

describe('an invitation', () => {
  const accept = (server: TestServer, link: string) =>
    openBrowser(server).call('enrolment.accept', { token: tokenOf(link), name: 'X', password: PASSWORD });
  const inviteBy = async (owner: StaffBrowser, email: string, role = 'sales'): Promise<string> =>
    ok(await owner.call('members.invite', { email, role })).link;

  test('that waits lets no dismissed member in again', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'sales');
    const link = await inviteBy(owner, member.email);
    ok(await owner.call('members.disable', { id: member.id }));
    expect((await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) })).statusCode).toBe(401);
    expect((await accept(fresh, link)).statusCode).toBe(401);
    expect(ok(await owner.ask('members.listInvitations'))).toEqual([]);
    const again = await inviteBy(owner, member.email);
    ok(await accept(fresh, again));
    expect(ok(await owner.ask('members.list'))).toContainEqual(
      expect.objectContaining({ id: member.id, disabled: false }),
    );
  });

  test('from before a dismissal is refused wherever it comes from', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'sales');
    ok(await owner.call('members.disable', { id: member.id }));
    const link = await inviteBy(owner, member.email);
    // As a restored archive, or an owner at the same moment, would have it.
    await sql`update staff_invitations set created_at = created_at - interval '1 hour'`.execute(fresh.db);
    expect((await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) })).statusCode).toBe(401);
    expect((await accept(fresh, link)).statusCode).toBe(401);
  });

  test.for([
    ['is dismissed', 'members.disable', {}],
    ['is owner no more', 'members.setRole', { role: 'sales' }],
  ] as const)('ends when the owner who made it %s', async ([, procedure, more], { fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const other = await createMember(fresh, 'owner');
    const link = await inviteBy(other, 'second-self@example.com', 'owner');
    const mine = await inviteBy(owner, 'asha@example.com');
    ok(await owner.call(procedure, { id: other.id, ...more }));
    expect((await accept(fresh, link)).statusCode).toBe(401);
    ok(await accept(fresh, mine));
  });

  test('is listed with who, role, by whom and until when, and revoked', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const link = await inviteBy(owner, 'asha@example.com', 'recruiter');
    await invite(fresh.db, 'http://localhost', 'by-hand@example.com', 'editor');
    await accept(fresh, await inviteBy(owner, 'accepted@example.com'));
    const over = await inviteBy(owner, 'over@example.com');
    await sql`update staff_invitations set expires_at = now() where email = 'over@example.com'`.execute(
      fresh.db,
    );
    const listed = ok(await owner.ask('members.listInvitations'));
    expect(listed).toEqual([
      {
        id: expect.any(String),
        email: 'asha@example.com',
        role: 'recruiter',
        invitedBy: 'A owner',
        until: expect.any(String),
      },
      {
        id: expect.any(String),
        email: 'by-hand@example.com',
        role: 'editor',
        invitedBy: null,
        until: expect.any(String),
      },
    ]);
    const [{ id, until }] = listed;
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(71 * 60 * 60_000);
    for (const secret of [link, over]) expect(JSON.stringify(listed)).not.toContain(tokenOf(secret));
    ok(await owner.call('members.revokeInvitation', { id }));
    expect((await accept(fresh, link)).statusCode).toBe(401);
    expect((await owner.call('members.revokeInvitation', { id })).statusCode).toBe(404);
    const lines = await fresh.db
      .selectFrom('staff_audit')
      .select(['member_id', 'action'])
      .where('subject', '=', `invitation ${id}`)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { member_id: owner.id, action: 'invited' },
      { member_id: owner.id, action: 'invitation revoked' },
    ]);
  });

  test('of the founder is the newest alone', async ({ fresh }) => {
    const links = [];
    for (let count = 0; count < 3; count++) links.push(await inviteFounder(fresh.db, 'http://localhost'));
    // Several servers may start at one moment.
    links.push(...(await Promise.all([1, 2, 3].map(() => inviteFounder(fresh.db, 'http://localhost')))));
    const answers = [];
    for (const link of links)
      answers.push(
        (await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link ?? '') })).statusCode,
      );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.slice(0, 3)).toEqual([401, 401, 401]);
  });
});

describe('a second factor', () => {
  /** Two browsers with the password, and one of them with the seed. */
  async function enterTwice(server: TestServer) {
    const token = tokenOf(await invite(server.db, 'http://localhost', 'asha@example.com', 'owner'));
    const first = openBrowser(server);
    ok(await first.call('enrolment.accept', { token, name: 'Asha', password: PASSWORD }));
    const other = openBrowser(server, '192.0.2.66');
    expect(ok(await tryPassword(other, 'asha@example.com', PASSWORD))).toEqual({ next: 'enrol' });
    const { uri } = ok(await first.call('enrolment.start', { password: PASSWORD }));
    return { first, other, secret: new URL(uri).searchParams.get('secret') ?? '' };
  }

  test('that is confirmed ends every session that had a password alone', async ({ fresh }) => {
    const { first, other, secret } = await enterTwice(fresh);
    ok(await first.call('enrolment.confirm', { code: codeOf(secret) }));
    ok(await first.ask('members.list'));
    for (const procedure of ['ownAccount.who', 'members.list'])
      expect((await other.ask(procedure)).statusCode).toBe(401);
    expect((await other.call('enrolment.start', { password: PASSWORD })).statusCode).toBe(401);
    expect(ok(await first.ask('ownAccount.listSessions'))).toHaveLength(1);
  });

  test('opens nothing to a session in which it was not given', async ({ fresh }) => {
    const { first, other, secret } = await enterTwice(fresh);
    const kept = await fresh.db.selectFrom('staff_sessions').selectAll().execute();
    ok(await first.call('enrolment.confirm', { code: codeOf(secret) }));
    // As a server would write it that is just signing this browser in.
    const stray = kept.find(({ ip_address }) => ip_address === '192.0.2.66');
    await fresh.db
      .insertInto('staff_sessions')
      .values(stray as never)
      .execute();
    expect((await other.ask('members.list')).statusCode).toBe(401);
    expect((await other.get('/staff/files/inbox.csv')).statusCode).toBe(401);
  });

  test('stays given when the password is changed', async ({ fresh }) => {
    const member = await createMember(fresh, 'owner');
    const newPassword = 'another 9 purple walrus-tent';
    ok(await member.call('ownAccount.changePassword', { password: PASSWORD, newPassword }));
    ok(await member.ask('members.list'));
  });
});
