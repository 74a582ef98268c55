import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite } from '../../../server/staff/access/invitations.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { codeOf, enrolMember, ok, openBrowser, PASSWORD, tokenOf } from '../../factories/staff.ts';

/** A test without staff and without counted attempts. */
const test = base.extend<{ settings: Record<string, string>; fresh: TestServer }>({
  settings: [{ TRUST_PROXY: 'loopback' }, { scope: 'file' }],
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

describe('a second factor', () => {
  /** Two browsers that have given the password, one of which has the seed. */
  async function enterTwice(server: TestServer) {
    const token = tokenOf(await invite(server.db, 'http://localhost', 'asha@example.com', 'owner'));
    const first = openBrowser(server);
    ok(await first.call('enrolment.accept', { token, name: 'Asha', password: PASSWORD }));
    const other = openBrowser(server, '192.0.2.66');
    expect(
      ok(await other.call('signIn.withPassword', { email: 'asha@example.com', password: PASSWORD })),
    ).toEqual({ next: 'enrol' });
    const { uri } = ok(await first.call('enrolment.start', { password: PASSWORD }));
    return { first, other, secret: new URL(uri).searchParams.get('secret') ?? '' };
  }

  test('ends, once confirmed, every session with a password alone', async ({ fresh }) => {
    const { first, other, secret } = await enterTwice(fresh);
    ok(await first.call('enrolment.confirm', { code: codeOf(secret) }));
    ok(await first.ask('members.list'));
    for (const procedure of ['ownAccount.who', 'members.list'])
      expect((await other.ask(procedure)).statusCode).toBe(401);
    expect((await other.call('enrolment.start', { password: PASSWORD })).statusCode).toBe(401);
    expect(ok(await first.ask('ownAccount.listSessions'))).toHaveLength(1);
  });

  test('gives no rights to a session in which it was not given', async ({ fresh }) => {
    const { first, other, secret } = await enterTwice(fresh);
    const kept = await fresh.db.selectFrom('staff_sessions').selectAll().execute();
    ok(await first.call('enrolment.confirm', { code: codeOf(secret) }));
    // The row that a server writes while this browser is signing in.
    const stray = kept.find(({ ip_address }) => ip_address === '192.0.2.66');
    await fresh.db
      .insertInto('staff_sessions')
      .values(stray as never)
      .execute();
    expect((await other.ask('members.list')).statusCode).toBe(401);
    expect((await other.get('/staff/files/inbox.csv')).statusCode).toBe(401);
  });

  test('stays valid when the password is changed', async ({ fresh }) => {
    const member = await enrolMember(fresh, 'owner');
    const newPassword = 'another 9 purple walrus-tent';
    ok(await member.call('ownAccount.changePassword', { password: PASSWORD, newPassword }));
    ok(await member.ask('members.list'));
  });
});
