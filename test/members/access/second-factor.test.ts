import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { makeContact } from '../../factories/rows.ts';
import { codeOf, createMember, ok, PASSWORD, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import {
  actionsOf,
  givePassword,
  sessionOf,
  signInByRecoveryCode,
  test,
  wrongCodeOf,
} from './fresh-staff.ts';

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';

test('new recovery codes need both factors, and replace the earlier ones', async ({ fresh }) => {
  const member = await createMember(fresh, 'sales');
  const renew = (password: string, code: string) =>
    member.call('ownAccount.renewRecoveryCodes', { password, code });
  const code = codeOf(member.secret, 1);
  expect((await renew('not the password', code)).statusCode).toBe(401);
  expect((await renew(PASSWORD, wrongCodeOf(member))).statusCode).toBe(401);
  const { recoveryCodes } = ok(await renew(PASSWORD, code));
  expect((await renew(PASSWORD, code)).statusCode).toBe(401);
  expect(await sessionOf(member)).toBe(200);
  expect((await signInByRecoveryCode(fresh, member, member.recoveryCodes[1])).status).toBe(401);
  expect((await signInByRecoveryCode(fresh, member, recoveryCodes[1])).status).toBe(200);
  expect(await actionsOf(fresh, member)).toContain('recovery codes renewed');
});

describe('replacing a lost authenticator', () => {
  /** A browser in which a recovery code was used to sign in. */
  async function recover(server: TestServer, member: SignedInMember) {
    const { browser, status } = await signInByRecoveryCode(server, member, member.recoveryCodes[0]);
    expect(status).toBe(200);
    return browser;
  }

  test('works after a sign-in with a recovery code, and needs nobody else', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const browser = await recover(fresh, member);
    const { uri } = ok(await browser.call('newAuthenticator.start', { password: PASSWORD }));
    expect(decodeURIComponent(uri)).toContain(member.email);
    // The old authenticator stays valid until the first code of the new one.
    expect(await sessionOf(member)).toBe(200);
    const { recoveryCodes } = ok(
      await browser.call('newAuthenticator.confirm', { code: codeOf(secretOf(uri)) }),
    );
    expect(recoveryCodes).toHaveLength(10);
    // This session continues; the others have ended.
    expect(ok(await browser.ask('ownAccount.listSessions'))).toHaveLength(1);
    expect(await sessionOf(member)).toBe(401);

    const again = await givePassword(fresh, member);
    expect((await again.call('signIn.withCode', { code: codeOf(member.secret) })).statusCode).toBe(401);
    ok(await again.call('signIn.withCode', { code: codeOf(secretOf(uri), 1) }));
    expect((await signInByRecoveryCode(fresh, member, member.recoveryCodes[1])).status).toBe(401);
    expect((await signInByRecoveryCode(fresh, member, recoveryCodes[0])).status).toBe(200);

    const lines = await auditLines(fresh, { member_id: member.id, action: 'authenticator replaced' });
    expect(lines).toMatchObject([{ detail: 'after a recovery code' }]);
    const { rows } = await sql<{ recipient: string }>`
      select recipient from mails join staff_alerts on staff_alerts.id = staff_alert_id
      where kind = 'new-authenticator' and member_id = ${member.id}`.execute(fresh.db);
    expect(rows).toEqual([{ recipient: member.email }]);
  });

  test('requires password, new code and such a session, for half an hour', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    expect((await member.call('newAuthenticator.start', { password: PASSWORD })).statusCode).toBe(403);
    expect((await member.call('newAuthenticator.confirm', { code: '123456' })).statusCode).toBe(403);
    const browser = await recover(fresh, member);
    expect((await browser.call('newAuthenticator.start', { password: 'wrong' })).statusCode).toBe(401);
    const { uri } = ok(await browser.call('newAuthenticator.start', { password: PASSWORD }));
    const confirm = async (secret: string) =>
      (await browser.call('newAuthenticator.confirm', { code: codeOf(secret) })).statusCode;
    expect(await confirm(member.secret)).toBe(401);
    expect(await sessionOf(member)).toBe(200);
    const recoveredAgo = (minutes: number) =>
      sql`update staff_sessions set recovered_at = now() - make_interval(mins => ${minutes}::integer)
        where recovered_at is not null`.execute(fresh.db);
    await recoveredAgo(31);
    expect(await confirm(secretOf(uri))).toBe(403);
    await recoveredAgo(29);
    expect(await confirm(secretOf(uri))).toBe(200);
  });
});

describe('an export or erasure of personal data', () => {
  const WHO = 'asha.menon@example.com';
  const givenAgo = ({ db }: TestServer, minutes: number) =>
    sql`update staff_sessions set second_factor_at = now() - make_interval(secs => ${60 * minutes}::float8)`.execute(
      db,
    );

  test('is refused without any effect, and works after the code was given again', async ({ fresh }) => {
    const [owner, other] = [await createMember(fresh, 'owner'), await createMember(fresh, 'owner')];
    const reference = await submit(fresh, 'contact', makeContact({ emailId: WHO }));
    await givenAgo(fresh, 11);
    const person = { who: WHO, verification: 'question' };
    const acts = {
      'inbox exported': () => owner.get('/staff/files/inbox.csv'),
      'person exported': () => owner.post('/staff/files/person', person),
      'person erased': () => owner.call('people.erase', { ...person, references: [reference] }),
    };
    for (const [what, act] of Object.entries(acts)) expect((await act()).statusCode, what).toBe(403);
    // Reading still works as before.
    ok(await owner.call('people.find', { who: WHO }));
    const give = async (code: string) => (await owner.call('ownAccount.repeatCode', { code })).statusCode;
    expect(await give(wrongCodeOf(owner))).toBe(401);
    // The session continues: a mistyped code does not sign anybody out.
    expect(await sessionOf(owner)).toBe(200);
    expect(await give(codeOf(owner.secret))).toBe(200);
    for (const [what, act] of Object.entries(acts)) expect((await act()).statusCode, what).toBe(200);
    expect((await other.get('/staff/files/inbox.csv')).statusCode).toBe(403);
    const noted = (await actionsOf(fresh, owner)).filter((action) => /exported|erased|again/.test(action));
    expect(noted).toEqual(['code given again', ...Object.keys(acts)]);
    // A code counts once, and after ten attempts the next has to wait.
    expect(await give(codeOf(owner.secret))).toBe(401);
    await sql`update staff_attempts set count = count + 7`.execute(fresh.db);
    expect(await give(codeOf(owner.secret, 1))).toBe(429);
  });

  test('accepts the sign-in’s code for ten minutes', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    await givenAgo(fresh, 8);
    ok(await owner.ask('ownAccount.demandCode'));
    await givenAgo(fresh, 9.5);
    // A file requested a moment later is still sent.
    expect((await owner.ask('ownAccount.demandCode')).json().error.data.needs).toBe('code');
    expect((await owner.get('/staff/files/inbox.csv')).statusCode).toBe(200);
  });
});
