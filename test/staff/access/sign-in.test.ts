import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { invite, inviteFounder } from '../../../server/staff/access/invitations.ts';
import { siteHeaders } from '../../doors/doors.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import {
  codeOf,
  createMember,
  enrolMember,
  ok,
  openBrowser,
  PASSWORD,
  type SignedInMember,
  tokenOf,
} from '../../factories/staff.ts';

/** A test without staff and without counted attempts; `costly` is a server with the real cost of hashing. */
const test = base.extend<{ fresh: TestServer; costly: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
  costly: async ({}, use) => {
    const running = await startTestServer({}, { parts: { passwordCost: undefined } });
    await use(running);
    await running.stop();
  },
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

/** Uses the next half minute's code, which is already accepted: the present one was used to set up the factor. */
async function signIn(server: TestServer, member: SignedInMember, code = codeOf(member.secret, 1)) {
  const browser = openBrowser(server);
  expect(ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }))).toEqual({
    next: 'code',
  });
  return { browser, answer: await browser.call('signIn.withCode', { code }) };
}

describe('the founding owner', () => {
  test('is invited while there is no staff, and can use the link once', async ({ fresh }) => {
    const token = tokenOf((await inviteFounder(fresh.db, 'http://localhost')) ?? '');
    const founder = { email: 'Owner@Guardhouse.example', name: 'The Owner', password: PASSWORD };
    expect(ok(await openBrowser(fresh).call('enrolment.read', { token }))).toEqual({
      email: null,
      roles: ['owner'],
      isMember: false,
    });
    const accept = () => openBrowser(fresh).call('enrolment.accept', { token, ...founder });
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await accept()).statusCode).toBe(401);
    expect(await inviteFounder(fresh.db, 'http://localhost')).toBeUndefined();
    const members = await fresh.db.selectFrom('staff_members').select(['email', 'role']).execute();
    expect(members).toEqual([{ email: 'owner@guardhouse.example', role: 'owner' }]);
  });

  test('has to enter an address', async ({ fresh }) => {
    const token = tokenOf((await inviteFounder(fresh.db, 'http://localhost')) ?? '');
    const answer = await openBrowser(fresh).call('enrolment.accept', {
      token,
      name: 'X',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('an invitation', () => {
  test.for([
    ['short', 'elevenchars'],
    ['on the list', 'password1234'],
    ['on the list with more to it', 'Password12345!'],
    ['on the long list', 'Frankenstein'],
    ['on the long list with signs around it', '!Maharashtra1!'],
    ['on the long list with signs in it', '!n7erven7ion'],
    ['on the long list backwards', 'nietsneknarf'],
    ['a row of keys', 'qwertyuiop123'],
    ['a repetition', 'abcabcabcabcabc'],
    ['the company’s name', 'guardhouse2026'],
    ['the own name', 'ashamenon1234'],
  ])('accepts no password that is %s', async ([, password], { fresh }) => {
    const token = tokenOf(await invite(fresh.db, 'http://localhost', 'asha.menon@example.com', 'sales'));
    const answer = await openBrowser(fresh).call('enrolment.accept', { token, name: 'Asha Menon', password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toMatchObject([{ field: 'password' }]);
  });

  test('expires after three days', async ({ fresh }) => {
    const token = tokenOf(await invite(fresh.db, 'http://localhost', 'asha@example.com', 'sales'));
    await fresh.db
      .updateTable('staff_invitations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const answer = await openBrowser(fresh).call('enrolment.accept', {
      token,
      name: 'Asha',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(401);
  });

  test('is void once there is a newer one, and never stored in plain text', async ({ fresh }) => {
    const [first, second] = [
      tokenOf(await invite(fresh.db, 'http://localhost', 'asha@example.com', 'sales')),
      tokenOf(await invite(fresh.db, 'http://localhost', 'asha@example.com', 'editor')),
    ];
    expect((await openBrowser(fresh).call('enrolment.read', { token: first })).statusCode).toBe(401);
    expect(ok(await openBrowser(fresh).call('enrolment.read', { token: second }))).toMatchObject({
      roles: ['editor'],
    });
    const { rows } = await sql`select encode(token_hash, 'escape') as kept from staff_invitations`.execute(
      fresh.db,
    );
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  test('to a member resets password and second factor, and ends all sessions', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const token = tokenOf(await invite(fresh.db, 'http://localhost', member.email, 'sales'));
    const browser = openBrowser(fresh);
    const password = 'another 9 purple walrus-tent';
    ok(await browser.call('enrolment.accept', { token, name: 'Again', password }));
    expect((await member.ask('ownAccount.who')).statusCode).toBe(401);
    const old = await openBrowser(fresh).call('signIn.withPassword', {
      email: member.email,
      password: PASSWORD,
    });
    expect(old.statusCode).toBe(401);
    const { uri } = ok(await browser.call('enrolment.start', { password }));
    expect(new URL(uri).searchParams.get('secret')).not.toBe(member.secret);
  });
});

describe('a sign-in', () => {
  test('requires a password and a code', async ({ fresh }) => {
    const member = await enrolMember(fresh, 'recruiter');
    const { browser, answer } = await signIn(fresh, member);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(ok(await browser.ask('ownAccount.who'))).toMatchObject({
      email: member.email,
      roles: ['recruiter'],
    });
    const lines = await fresh.db
      .selectFrom('staff_audit')
      .select(['action', 'address'])
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'invitation accepted',
      'second factor set',
      'signed in',
    ]);
  });

  test('is incomplete with a password alone', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const browser = openBrowser(fresh);
    ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
    expect((await browser.ask('ownAccount.who')).statusCode).toBe(401);
    expect((await browser.call('enrolment.start', { password: PASSWORD })).statusCode).toBe(401);
    expect((await browser.call('signIn.withCode', { code: '000000' })).statusCode).toBe(401);
    expect((await browser.ask('ownAccount.who')).statusCode).toBe(401);
  });

  test('without a second factor only allows setting one up', async ({ fresh }) => {
    const token = tokenOf(await invite(fresh.db, 'http://localhost', 'asha@example.com', 'owner'));
    const browser = openBrowser(fresh);
    ok(await browser.call('enrolment.accept', { token, name: 'Asha', password: PASSWORD }));
    for (const procedure of ['ownAccount.who', 'members.list', 'ownAccount.listSessions'])
      expect((await browser.ask(procedure)).statusCode).toBe(401);
    expect((await browser.call('enrolment.start', { password: 'something else' })).statusCode).toBe(401);
    ok(await browser.call('enrolment.start', { password: PASSWORD }));
    expect((await browser.call('enrolment.confirm', { code: '000000' })).statusCode).toBe(401);
    expect((await browser.ask('members.list')).statusCode).toBe(401);
  });

  test('has ten minutes for its second step', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    for (const [minutes, status] of [
      [9, 200],
      [10, 401],
    ] as const) {
      const browser = openBrowser(fresh);
      ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
      await sql`update staff_challenges set expires_at = expires_at - make_interval(mins => ${minutes}::integer)`.execute(
        fresh.db,
      );
      const [, code] = member.recoveryCodes.splice(0, 2);
      expect((await browser.call('signIn.withRecoveryCode', { code })).statusCode).toBe(status);
    }
  });

  test('accepts each recovery code once', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const [code] = member.recoveryCodes;
    expect(member.recoveryCodes.length).toBeGreaterThanOrEqual(8);
    const attempt = async () => {
      const browser = openBrowser(fresh);
      ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
      return (await browser.call('signIn.withRecoveryCode', { code })).statusCode;
    };
    expect(await attempt()).toBe(200);
    expect(await attempt()).toBe(401);
  });

  test('accepts each code once, including the one that set up the factor', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const code = codeOf(member.secret, 1);
    const attempts = await Promise.all([signIn(fresh, member, code), signIn(fresh, member, code)]);
    expect(attempts.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 401]);
    for (const { browser, answer } of attempts)
      expect((await browser.ask('ownAccount.who')).statusCode).toBe(answer.statusCode);
    const other = await enrolMember(fresh, 'sales');
    expect((await signIn(fresh, other, other.firstCode)).answer.statusCode).toBe(401);
  });

  test('accepts a recovery code however it is typed, and stores only hashes', async ({ fresh }) => {
    const member = await enrolMember(fresh, 'sales');
    const [code = '', next = ''] = member.recoveryCodes;
    const kept = await fresh.db
      .selectFrom('staff_second_factors')
      .select(['backup_codes', 'secret'])
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    // 140 bits each; the seed is encrypted, with nonce (24 bytes) and tag (16) around its 32 characters.
    for (const each of member.recoveryCodes) expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{7}(-|$)){4}$/);
    expect(new Set(member.recoveryCodes).size).toBe(10);
    expect(kept.secret).toMatch(/^[0-9a-f]{144}$/);
    expect(JSON.parse(kept.backup_codes)).toHaveLength(10);
    for (const each of member.recoveryCodes)
      for (const text of [each, each.replaceAll('-', '')]) expect(kept.backup_codes).not.toContain(text);
    const attempt = async (typed: string) => {
      const browser = openBrowser(fresh);
      ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
      return (await browser.call('signIn.withRecoveryCode', { code: typed })).statusCode;
    };
    expect(await attempt(JSON.parse(kept.backup_codes)[0])).not.toBe(200);
    expect(await attempt(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await attempt(next)).toBe(200);
  });

  test('accepts a password of any characters, exactly as it was set', async ({ fresh }) => {
    const password = `${'ärgerliche Möwen fressen 9 Brötchen '.repeat(3)}ENDE`;
    const token = tokenOf(await invite(fresh.db, 'http://localhost', 'asha@example.com', 'sales'));
    ok(await openBrowser(fresh).call('enrolment.accept', { token, name: 'Asha', password }));
    const attempt = async (typed: string) =>
      (await openBrowser(fresh).call('signIn.withPassword', { email: 'asha@example.com', password: typed }))
        .statusCode;
    expect(password.length).toBeGreaterThan(64);
    for (const other of [
      password.slice(0, -1),
      password.toLowerCase(),
      ` ${password}`,
      password.slice(0, 72),
    ])
      expect(await attempt(other)).toBe(401);
    expect(await attempt(password)).toBe(200);
    // The same letters as another keyboard encodes them.
    expect(await attempt(password.normalize('NFD'))).toBe(200);
  });

  test('accepts passwords that were hashed at a lower cost', async ({ costly }) => {
    const member = await enrolMember(costly, 'sales');
    const kept = costly.db.selectFrom('staff_accounts').select('password').where('member_id', '=', member.id);
    expect((await kept.executeTakeFirstOrThrow()).password).toMatch(/^scrypt\$32768\$8\$3\$/);
    await costly.db
      .updateTable('staff_accounts')
      .set({ password: await hashByLibrary(PASSWORD) })
      .where('member_id', '=', member.id)
      .execute();
    expect((await signIn(costly, member)).answer.statusCode).toBe(200);
    const wrong = { email: member.email, password: 'not the password' };
    expect((await openBrowser(costly).call('signIn.withPassword', wrong)).statusCode).toBe(401);
  });

  test('does not reveal which accounts exist', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const [wrong, unknown] = await Promise.all(
      [member.email, 'nobody@example.com'].map((email) =>
        openBrowser(fresh).call('signIn.withPassword', { email, password: 'not the password' }),
      ),
    );
    expect(wrong?.statusCode).toBe(401);
    expect(unknown?.json()).toEqual(wrong?.json());
  });

  test('takes as much work for an unknown address', async ({ costly }) => {
    const member = await enrolMember(costly, 'sales');
    const attempt = async (email: string, round: number) => {
      const before = process.cpuUsage();
      const browser = openBrowser(costly, `127.0.2.${round}`);
      await browser.call('signIn.withPassword', { email, password: 'not the password' });
      return process.cpuUsage(before).user;
    };
    const costs = { known: [] as number[], unknown: [] as number[] };
    for (let round = 1; round <= 5; round++) {
      costs.known.push(await attempt(member.email, round));
      costs.unknown.push(await attempt(`nobody${round}@example.com`, round));
    }
    const [known, unknown] = [Math.min(...costs.known), Math.min(...costs.unknown)];
    // Skipping the hash would reveal an unknown address, since hashing is nearly all of the work.
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.4);
  });

  test('is delayed after ten wrong codes, even if the password is right', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const wrong = codeOf(member.secret) === '000000' ? '000001' : '000000';
    const codes = [];
    for (let index = 0; index < 10; index++)
      codes.push((await signIn(fresh, member, wrong)).answer.statusCode);
    expect(new Set(codes)).toEqual(new Set([401]));
    expect((await signIn(fresh, member)).answer.statusCode).toBe(429);
  });

  test('needs the anti-forgery pair', async ({ fresh }) => {
    const answer = await fresh.app.inject({
      method: 'POST',
      url: '/staff/trpc/signIn.withPassword',
      payload: { email: 'asha@example.com', password: PASSWORD },
      headers: { cookie: siteHeaders.cookie },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('is neither cached nor indexed', async ({ fresh }) => {
    for (const path of ['signIn.withPassword', 'ownAccount.who', 'no.such']) {
      const { headers } = await fresh.app.inject(`/staff/trpc/${path}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
  });
});

describe('a session', () => {
  test('ends after two idle hours, and after twelve hours in any case', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const age = (column: 'expires_at' | 'created_at', by: string) =>
      sql`update staff_sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${by}::text::interval`.execute(
        fresh.db,
      );
    await age('expires_at', '1 hour 50 minutes');
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
    const { expires_at } = await fresh.db
      .selectFrom('staff_sessions')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 110 * 60_000);
    await age('created_at', '11 hours 50 minutes');
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
    await age('created_at', '11 minutes');
    expect((await member.ask('ownAccount.who')).statusCode).toBe(401);

    const { browser } = await signIn(fresh, member);
    await age('expires_at', '2 hours 1 minute');
    expect((await browser.ask('ownAccount.who')).statusCode).toBe(401);
  });

  test('is listed with the others, and can be ended by hand', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const { browser: other } = await signIn(fresh, member);
    const sessions: { id: string; isThisOne: boolean; userAgent: string }[] = ok(
      await member.ask('ownAccount.listSessions'),
    );
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ userAgent: 'a browser', address: '127.0.0.1' });
    const theOther = sessions.find(({ isThisOne }) => !isThisOne);
    const stranger = await createMember(fresh, 'owner');
    const input = { id: theOther?.id, password: PASSWORD };
    expect((await stranger.call('ownAccount.endSession', input)).statusCode).toBe(404);
    expect(
      (await member.call('ownAccount.endSession', { ...input, password: 'not the password' })).statusCode,
    ).toBe(401);
    expect((await other.ask('ownAccount.who')).statusCode).toBe(200);
    ok(await member.call('ownAccount.endSession', input));
    expect((await other.ask('ownAccount.who')).statusCode).toBe(401);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
    ok(await stranger.call('members.endSessions', { id: member.id }));
    expect((await member.ask('ownAccount.who')).statusCode).toBe(401);
  });

  test('can be ended together with all others but the present one, with the password', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const { browser: other } = await signIn(fresh, member);
    const attempt = (password: string) => member.call('ownAccount.endOtherSessions', { password });
    expect((await attempt('not the password')).statusCode).toBe(401);
    expect((await other.ask('ownAccount.who')).statusCode).toBe(200);
    ok(await attempt(PASSWORD));
    expect((await other.ask('ownAccount.who')).statusCode).toBe(401);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
  });

  test('ends when its browser signs in again, and the next one has another token', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const before = new Map(member.cookies);
    ok(await member.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
    ok(await member.call('signIn.withCode', { code: codeOf(member.secret, 1) }));
    expect(member.cookies.get('staff.session_token')).not.toBe(before.get('staff.session_token'));
    const copy = openBrowser(fresh);
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect((await copy.ask('ownAccount.who')).statusCode).toBe(401);
    expect(ok(await member.ask('ownAccount.listSessions'))).toHaveLength(1);
  });

  test('is identified by a token that only the server makes', async ({ fresh }) => {
    const member = await enrolMember(fresh, 'sales');
    const [token = '', signature = ''] = decodeURIComponent(
      member.cookies.get('staff.session_token') ?? '',
    ).split('.');
    // 22 letters and digits have 128 bits.
    expect(token).toMatch(/^[A-Za-z0-9]{22,}$/);
    const stranger = openBrowser(fresh);
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${signature.slice(0, -4)}AAA=`,
      `x${token}.${signature}`,
    ]) {
      stranger.cookies.set('staff.session_token', encodeURIComponent(forged));
      expect((await stranger.ask('ownAccount.who')).statusCode).toBe(401);
    }
  });

  test('ends on the server too when signing out', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const copy = openBrowser(fresh);
    for (const [name, value] of member.cookies) copy.cookies.set(name, value);
    expect((await copy.ask('ownAccount.who')).statusCode).toBe(200);
    ok(await member.call('ownAccount.signOut'));
    expect((await copy.ask('ownAccount.who')).statusCode).toBe(401);
  });

  test('in another browser ends when the password is changed', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const { browser: other } = await signIn(fresh, member);
    const newPassword = 'another 9 purple walrus-tent';
    expect(
      (await member.call('ownAccount.changePassword', { password: 'wrong', newPassword })).statusCode,
    ).toBe(401);
    const common = await member.call('ownAccount.changePassword', {
      password: PASSWORD,
      newPassword: 'password1234',
    });
    expect(common.statusCode).toBe(400);
    ok(await member.call('ownAccount.changePassword', { password: PASSWORD, newPassword }));
    expect((await other.ask('ownAccount.who')).statusCode).toBe(401);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
  });

  test('gets new recovery codes with both factors', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const attempt = (password: string, code: string) =>
      member.call('ownAccount.renewRecoveryCodes', { password, code });
    const code = codeOf(member.secret, 1);
    expect((await attempt('not the password', code)).statusCode).toBe(401);
    const wrong = ['000000', '000001', '000002', '000003'].find(
      (each) => ![-1, 0, 1].some((steps) => codeOf(member.secret, steps) === each),
    );
    expect((await attempt(PASSWORD, wrong ?? '')).statusCode).toBe(401);
    const { recoveryCodes } = ok(await attempt(PASSWORD, code));
    expect((await attempt(PASSWORD, code)).statusCode).toBe(401);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
    expect(recoveryCodes).not.toEqual(member.recoveryCodes);
    const browser = openBrowser(fresh);
    ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
    expect(
      (await browser.call('signIn.withRecoveryCode', { code: member.recoveryCodes[1] })).statusCode,
    ).toBe(401);
    ok(await browser.call('signIn.withRecoveryCode', { code: recoveryCodes[1] }));
  });
});

describe('a member', () => {
  test('who is disabled is signed out at once and cannot sign in', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'editor');
    ok(await owner.call('members.disable', { id: member.id }));
    expect((await member.ask('ownAccount.who')).statusCode).toBe(401);
    const browser = openBrowser(fresh);
    const answer = await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD });
    const unknown = await openBrowser(fresh).call('signIn.withPassword', {
      email: 'no@example.com',
      password: PASSWORD,
    });
    expect(answer.json()).toEqual(unknown.json());
    ok(await owner.call('members.enable', { id: member.id }));
    expect((await signIn(fresh, member)).answer.statusCode).toBe(200);
  });

  test('has the role that the owner sets; owners cannot change their own', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'editor');
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['sales'] }));
    expect(ok(await member.ask('ownAccount.who')).roles).toEqual(['sales']);
    expect((await owner.call('members.setRoles', { id: owner.id, roles: ['sales'] })).statusCode).toBe(400);
    expect((await owner.call('members.disable', { id: owner.id })).statusCode).toBe(400);
    expect((await owner.call('members.disable', { id: 'nobody' })).statusCode).toBe(404);
    expect(ok(await owner.ask('members.list'))).toEqual([
      expect.objectContaining({ id: member.id, roles: ['sales'], secondFactor: true, disabled: false }),
      expect.objectContaining({ id: owner.id, roles: ['owner'] }),
    ]);
  });

  test('is invited by the owner, who sees the link once', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const { link, mailed } = ok(
      await owner.call('members.invite', { email: 'New@Example.com', roles: ['editor'] }),
    );
    expect(mailed).toBe(false);
    expect(ok(await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) }))).toEqual({
      email: 'new@example.com',
      roles: ['editor'],
      isMember: false,
    });
  });
});

describe('cookies', () => {
  const sessionCookie = async (server: TestServer, host?: string) => {
    const token = tokenOf(await invite(server.db, 'https://x', 'asha@example.com', 'sales'));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/staff/trpc/enrolment.accept',
      headers: { ...siteHeaders, ...(host && { host }) },
      payload: { token, name: 'Asha', password: PASSWORD },
    });
    return { answer, cookie: answer.cookies.find(({ name }) => name.includes('session_token')) };
  };

  test('are bound to the host over https', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://www.guardhouse.example' });
    onTestFinished(() => server.stop());
    const { cookie } = await sessionCookie(server, 'www.guardhouse.example');
    expect(cookie).toMatchObject({
      name: '__Host-staff.session_token',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(cookie?.domain).toBeUndefined();
  });

  test('are plain without https, on the machine itself only', async ({ fresh }) => {
    const { cookie } = await sessionCookie(fresh, 'localhost:3000');
    expect(cookie).toMatchObject({
      name: 'staff.session_token',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    const { answer, cookie: none } = await sessionCookie(fresh, 'guardhouse.example');
    expect(answer.statusCode).toBe(403);
    expect(none).toBeUndefined();
    // A caller elsewhere can send any host name.
    const ask = (remoteAddress: string) =>
      fresh.app.inject({
        url: '/staff/trpc/ownAccount.who',
        remoteAddress,
        headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' },
      });
    for (const address of ['192.0.2.1', '172.17.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect((await ask(address)).statusCode, address).toBe(403);
    for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
      expect((await ask(address)).statusCode, address).toBe(401);
  });
});

test('lines of the audit log are never changed, and deleted only by age', async ({ fresh }) => {
  await createMember(fresh, 'owner');
  await expect(sql`update staff_audit set action = 'nothing'`.execute(fresh.db)).rejects.toThrow(
    /only ever added/,
  );
  await expect(sql`delete from staff_audit`.execute(fresh.db)).rejects.toThrow(/only ever added/);
  await sql`insert into staff_audit (action, at) values ('long ago', now() - interval '366 days')`.execute(
    fresh.db,
  );
  await sql`delete from staff_audit where at < now() - interval '365 days'`.execute(fresh.db);
});
