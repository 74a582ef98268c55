import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { TestServer } from '../../environment/app.ts';
import { codeOf, createMember, ok, openBrowser, PASSWORD } from '../../factories/staff.ts';
import {
  accept,
  actionsOf,
  copyBrowser,
  givePassword,
  linkFor,
  NEW_PASSWORD,
  sessionOf,
  signIn,
  test,
} from './fresh-staff.ts';

const age = ({ db }: TestServer, column: 'expires_at' | 'created_at', by: string) =>
  sql`update staff_sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${by}::text::interval`.execute(db);

describe('a session', () => {
  test('ends after two idle hours, and after twelve hours in any case', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    await age(fresh, 'expires_at', '1 hour 50 minutes');
    expect(await sessionOf(member)).toBe(200);
    const { expires_at } = await fresh.db
      .selectFrom('staff_sessions')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBeGreaterThan(Date.now() + 110 * 60_000);
    await age(fresh, 'created_at', '11 hours 50 minutes');
    expect(await sessionOf(member)).toBe(200);
    await age(fresh, 'created_at', '11 minutes');
    expect(await sessionOf(member)).toBe(401);
    const { browser } = await signIn(fresh, member);
    await age(fresh, 'expires_at', '2 hours 1 minute');
    expect(await sessionOf(browser)).toBe(401);
  });

  test('says how long it lasts, and is prolonged by a call of its own', async ({ fresh }) => {
    const member = await createMember(fresh, 'editor');
    await age(fresh, 'expires_at', '1 hour 56 minutes');
    for (let count = 0; count < 2; count++) {
      const { secondsLeft, canStay } = ok(await member.ask('sessionTime.read'));
      expect(secondsLeft).toBeGreaterThan(230);
      expect(secondsLeft).toBeLessThanOrEqual(240);
      expect(canStay).toBe(true);
    }
    expect(ok(await member.call('sessionTime.stay')).secondsLeft).toBeGreaterThan(7_190);
    // Nothing prolongs the twelve hours.
    await age(fresh, 'created_at', '11 hours 57 minutes');
    const { secondsLeft, canStay } = ok(await member.call('sessionTime.stay'));
    expect(secondsLeft).toBeLessThanOrEqual(180);
    expect(canStay).toBe(false);
  });

  test('is listed with the others, and can be ended by its member and by an owner', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const { browser: other } = await signIn(fresh, member);
    const sessions: { id: string; isThisOne: boolean }[] = ok(await member.ask('ownAccount.listSessions'));
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ userAgent: 'a browser', address: '127.0.0.1' });
    const id = sessions.find(({ isThisOne }) => !isThisOne)?.id;
    const stranger = await createMember(fresh, 'owner');
    const end = async (by: typeof member, password = PASSWORD) =>
      (await by.call('ownAccount.endSession', { id, password })).statusCode;
    expect(await end(stranger)).toBe(404);
    expect(await end(member, 'not the password')).toBe(401);
    expect(await sessionOf(other)).toBe(200);
    expect(await end(member)).toBe(200);
    expect(await sessionOf(other)).toBe(401);
    expect(await sessionOf(member)).toBe(200);
    ok(await stranger.call('members.endSessions', { id: member.id }));
    expect(await sessionOf(member)).toBe(401);
    expect(await actionsOf(fresh, member)).toEqual(['signed in', 'sign-in refused', 'session ended']);
    expect(await actionsOf(fresh, stranger)).toEqual(['sessions ended']);
  });

  test('can end all others with the password, or by changing it', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const { browser: other } = await signIn(fresh, member);
    const endOthers = async (password: string) =>
      (await member.call('ownAccount.endOtherSessions', { password })).statusCode;
    const change = async (password: string, newPassword: string) =>
      (await member.call('ownAccount.changePassword', { password, newPassword })).statusCode;
    expect(await endOthers('not the password')).toBe(401);
    expect(await change('wrong', NEW_PASSWORD)).toBe(401);
    expect(await change(PASSWORD, 'password1234')).toBe(400);
    expect(await sessionOf(other)).toBe(200);
    expect(await endOthers(PASSWORD)).toBe(200);
    expect(await sessionOf(other)).toBe(401);
    const third = await givePassword(fresh, member);
    ok(await third.call('signIn.withRecoveryCode', { code: member.recoveryCodes[0] }));
    expect(await change(PASSWORD, NEW_PASSWORD)).toBe(200);
    expect(await sessionOf(third)).toBe(401);
    // Its second factor stays valid.
    expect(await sessionOf(member)).toBe(200);
    expect(await actionsOf(fresh, member)).toEqual([
      'signed in',
      'sign-in refused',
      'sign-in refused',
      'other sessions ended',
      'signed in',
      'password changed',
    ]);
  });

  test('ends when its browser signs in again, and the next one has another token', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const before = copyBrowser(fresh, member);
    await givePassword(fresh, member, member);
    ok(await member.call('signIn.withCode', { code: codeOf(member.secret, 1) }));
    expect(member.cookies.get('staff.session_token')).not.toBe(before.cookies.get('staff.session_token'));
    expect(await sessionOf(before)).toBe(401);
    expect(ok(await member.ask('ownAccount.listSessions'))).toHaveLength(1);
  });

  test('ends on the server too when signing out', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const copy = copyBrowser(fresh, member);
    expect(await sessionOf(copy)).toBe(200);
    ok(await member.call('ownAccount.signOut'));
    expect(await sessionOf(copy)).toBe(401);
    expect(await actionsOf(fresh, member)).toEqual(['signed out']);
  });
});

describe('a session that began with a password alone', () => {
  /** Two browsers that have given the password, one of which has the seed. */
  async function enterTwice(server: TestServer) {
    const first = openBrowser(server);
    ok(await accept(server, await linkFor(server, 'asha@example.com', 'owner'), {}, first));
    const other = openBrowser(server, '127.0.0.1', 'another browser');
    await givePassword(server, { email: 'asha@example.com' }, other);
    const { uri } = ok(await first.call('enrolment.start', { password: PASSWORD }));
    return { first, other, code: codeOf(new URL(uri).searchParams.get('secret') ?? '') };
  }

  test('ends once the second factor is confirmed in another browser', async ({ fresh }) => {
    const { first, other, code } = await enterTwice(fresh);
    ok(await first.call('enrolment.confirm', { code }));
    ok(await first.ask('members.list'));
    for (const procedure of ['ownAccount.who', 'members.list'])
      expect((await other.ask(procedure)).statusCode).toBe(401);
    expect((await other.call('enrolment.start', { password: PASSWORD })).statusCode).toBe(401);
    expect(ok(await first.ask('ownAccount.listSessions'))).toHaveLength(1);
  });

  test('gives no rights even if it was written at that moment', async ({ fresh }) => {
    const { first, other, code } = await enterTwice(fresh);
    const stray = await fresh.db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('user_agent', '=', 'another browser')
      .executeTakeFirstOrThrow();
    ok(await first.call('enrolment.confirm', { code }));
    await fresh.db
      .insertInto('staff_sessions')
      .values(stray as never)
      .execute();
    expect((await other.ask('members.list')).statusCode).toBe(401);
    expect((await other.get('/staff/files/inbox.csv')).statusCode).toBe(401);
  });
});

test('owners cannot change their own role, nor disable themselves', async ({ fresh }) => {
  const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'editor')];
  expect((await owner.call('members.setRoles', { id: owner.id, roles: ['sales'] })).statusCode).toBe(400);
  expect((await owner.call('members.disable', { id: owner.id })).statusCode).toBe(400);
  expect((await owner.call('members.disable', { id: 'nobody' })).statusCode).toBe(404);
  ok(await owner.call('members.disable', { id: member.id }));
  ok(await owner.call('members.enable', { id: member.id }));
  expect(await actionsOf(fresh, owner)).toEqual(['disabled', 'enabled']);
  expect(ok(await owner.ask('members.list'))).toEqual([
    expect.objectContaining({ id: member.id, roles: ['editor'], secondFactor: true, disabled: false }),
    expect.objectContaining({ id: owner.id, roles: ['owner'] }),
  ]);
});
