import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { siteHeaders } from '../../doors/doors.ts';
import { startTestServer, type TestServer } from '../../environment/app.ts';
import {
  codeOf,
  createMember,
  enrolMember,
  ok,
  openBrowser,
  PASSWORD,
  tokenOf,
} from '../../factories/staff.ts';
import {
  accept,
  actionsOf,
  givePassword,
  linkFor,
  sessionOf,
  signIn,
  signInByRecoveryCode,
  test,
  wrongCodeOf,
} from './fresh-staff.ts';

const tryPassword = (server: TestServer, email: string, password: string, address?: string) =>
  openBrowser(server, address).call('signIn.withPassword', { email, password });

describe('a sign-in', () => {
  test('requires a password and a code, and is in the audit log', async ({ fresh }) => {
    const member = await enrolMember(fresh, 'recruiter');
    const browser = await givePassword(fresh, member);
    expect(await sessionOf(browser)).toBe(401);
    expect((await browser.call('enrolment.start', { password: PASSWORD })).statusCode).toBe(401);
    const give = async (code: string) => (await browser.call('signIn.withCode', { code })).statusCode;
    expect(await give(wrongCodeOf(member))).toBe(401);
    expect(await sessionOf(browser)).toBe(401);
    expect(await give(codeOf(member.secret, 1))).toBe(200);
    expect(ok(await browser.ask('ownAccount.who'))).toMatchObject({
      email: member.email,
      roles: ['recruiter'],
    });
    expect(await actionsOf(fresh, member)).toEqual(['invitation accepted', 'second factor set', 'signed in']);
    // The code that set up the factor was used by that.
    expect((await signIn(fresh, member, member.firstCode)).status).toBe(401);
  });

  test('without a second factor only allows setting one up', async ({ fresh }) => {
    const browser = openBrowser(fresh);
    ok(await accept(fresh, await linkFor(fresh, 'asha@example.com', 'owner'), {}, browser));
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
      const browser = await givePassword(fresh, member);
      await sql`update staff_challenges set expires_at = expires_at - make_interval(mins => ${minutes}::integer)`.execute(
        fresh.db,
      );
      const code = member.recoveryCodes.pop();
      expect((await browser.call('signIn.withRecoveryCode', { code })).statusCode).toBe(status);
    }
  });

  test('accepts each code once, at the same moment too', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const attempts = await Promise.all([signIn(fresh, member), signIn(fresh, member)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const { browser, status } of attempts) expect(await sessionOf(browser)).toBe(status);
  });

  test('accepts each recovery code once, however typed, and stores hashes', async ({ fresh }) => {
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
    const attempt = async (typed: string) => (await signInByRecoveryCode(fresh, member, typed)).status;
    expect(await attempt(JSON.parse(kept.backup_codes)[0])).not.toBe(200);
    expect(await attempt(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await attempt(code)).toBe(401);
    expect(await attempt(next)).toBe(200);
  });

  test('accepts a password of any characters, exactly as it was set', async ({ fresh }) => {
    const password = `${'ärgerliche Möwen fressen 9 Brötchen '.repeat(3)}ENDE`;
    ok(await accept(fresh, await linkFor(fresh), { password }));
    const attempt = async (typed: string) => (await tryPassword(fresh, 'asha@example.com', typed)).statusCode;
    expect(password.length).toBeGreaterThan(64);
    const others = [password.slice(0, -1), password.toLowerCase(), ` ${password}`, password.slice(0, 72)];
    for (const other of others) expect(await attempt(other)).toBe(401);
    expect(await attempt(password)).toBe(200);
    // The same letters as another keyboard encodes them.
    expect(await attempt(password.normalize('NFD'))).toBe(200);
  });

  // The only test with the real cost of hashing.
  test('takes as much work for an unknown address, and accepts passwords that were hashed at a lower cost', async () => {
    const costly = await startTestServer({}, { parts: { passwordCost: undefined } });
    onTestFinished(costly.stop);
    const member = await enrolMember(costly, 'sales');
    const kept = costly.db.selectFrom('staff_accounts').select('password').where('member_id', '=', member.id);
    expect((await kept.executeTakeFirstOrThrow()).password).toMatch(/^scrypt\$32768\$8\$3\$/);
    const attempt = async (email: string, round: number) => {
      const before = process.cpuUsage();
      await tryPassword(costly, email, 'not the password', `127.0.2.${round}`);
      return process.cpuUsage(before).user;
    };
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 1; round <= 2; round++) {
      known = Math.min(known, await attempt(member.email, round));
      unknown = Math.min(unknown, await attempt(`nobody${round}@example.com`, round));
    }
    // Skipping the hash would reveal an unknown address, since hashing is nearly all of the work.
    expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.4);

    await costly.db
      .updateTable('staff_accounts')
      .set({ password: await hashByLibrary(PASSWORD) })
      .where('member_id', '=', member.id)
      .execute();
    expect((await signIn(costly, member)).status).toBe(200);
    expect((await tryPassword(costly, member.email, 'not the password')).statusCode).toBe(401);
  });

  test('does not reveal which accounts exist, nor that one is disabled', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'editor')];
    const wrong = await tryPassword(fresh, member.email, 'not the password');
    expect(wrong.statusCode).toBe(401);
    ok(await owner.call('members.disable', { id: member.id }));
    expect(await sessionOf(member)).toBe(401);
    for (const email of [member.email, 'nobody@example.com'])
      expect((await tryPassword(fresh, email, PASSWORD)).json()).toEqual(wrong.json());
    ok(await owner.call('members.enable', { id: member.id }));
    expect((await signIn(fresh, member)).status).toBe(200);
  });

  test('is delayed after ten wrong codes, even if the password is right', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const codes = [];
    for (let index = 0; index < 10; index++)
      codes.push((await signIn(fresh, member, wrongCodeOf(member))).status);
    expect(new Set(codes)).toEqual(new Set([401]));
    expect((await signIn(fresh, member)).status).toBe(429);
  });

  test('needs the anti-forgery pair, and is neither cached nor indexed', async ({ fresh }) => {
    const answer = await fresh.app.inject({
      method: 'POST',
      url: '/staff/trpc/signIn.withPassword',
      payload: { email: 'asha@example.com', password: PASSWORD },
      headers: { cookie: siteHeaders.cookie },
    });
    expect(answer.statusCode).toBe(403);
    for (const path of ['signIn.withPassword', 'ownAccount.who', 'no.such']) {
      const { headers } = await fresh.app.inject(`/staff/trpc/${path}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
  });
});

describe('cookies', () => {
  const sessionCookie = async (server: TestServer, host: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/staff/trpc/enrolment.accept',
      headers: { ...siteHeaders, host },
      payload: { token: tokenOf(await linkFor(server)), name: 'Asha', password: PASSWORD },
    });
    return { answer, cookie: answer.cookies.find(({ name }) => name.includes('session_token')) };
  };
  const hardened = { httpOnly: true, sameSite: 'Strict', path: '/' };

  test('are bound to the host over https', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://www.guardhouse.example' });
    onTestFinished(() => server.stop());
    const { cookie } = await sessionCookie(server, 'www.guardhouse.example');
    expect(cookie).toMatchObject({ ...hardened, name: '__Host-staff.session_token', secure: true });
    expect(cookie?.domain).toBeUndefined();
  });

  test('are plain without https, on the machine itself only', async ({ fresh }) => {
    const { cookie } = await sessionCookie(fresh, 'localhost:3000');
    expect(cookie).toMatchObject({ ...hardened, name: 'staff.session_token' });
    const { answer, cookie: none } = await sessionCookie(fresh, 'guardhouse.example');
    expect(answer.statusCode).toBe(403);
    expect(none).toBeUndefined();
    // A caller elsewhere can send any host name.
    const ask = (remoteAddress: string, passedOn = {}) =>
      fresh.app.inject({
        url: '/staff/trpc/ownAccount.who',
        remoteAddress,
        headers: { host: 'localhost:3000', ...passedOn },
      });
    for (const address of ['192.0.2.1', '172.17.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect((await ask(address)).statusCode, address).toBe(403);
    for (const address of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])
      expect((await ask(address)).statusCode, address).toBe(401);
    // Nor is it from here what a proxy on this machine passes on, for whomever it says.
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-server'])
      expect((await ask('127.0.0.1', { [header]: '127.0.0.1' })).statusCode, header).toBe(403);
  });
});
