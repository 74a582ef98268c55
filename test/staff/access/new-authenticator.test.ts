import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { type TestServer, test } from '../../environment/app.ts';
import {
  codeOf,
  createMember,
  ok,
  openBrowser,
  PASSWORD,
  type SignedInMember,
} from '../../factories/staff.ts';

async function signInByRecoveryCode(server: TestServer, { email, recoveryCodes }: SignedInMember) {
  const browser = openBrowser(server);
  ok(await browser.call('signIn.withPassword', { email, password: PASSWORD }));
  ok(await browser.call('signIn.withRecoveryCode', { code: recoveryCodes[0] }));
  return browser;
}

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';

describe('replacing a lost authenticator', () => {
  test('works after a sign-in with a recovery code, and needs nobody else', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const browser = await signInByRecoveryCode(server, member);
    const { uri } = ok(await browser.call('newAuthenticator.start', { password: PASSWORD }));
    expect(decodeURIComponent(uri)).toContain(member.email);
    // The old authenticator stays valid until the first code of the new one.
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
    const { recoveryCodes } = ok(
      await browser.call('newAuthenticator.confirm', { code: codeOf(secretOf(uri)) }),
    );
    expect(recoveryCodes).toHaveLength(10);

    // This session continues; the others have ended.
    expect(ok(await browser.ask('ownAccount.listSessions'))).toHaveLength(1);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(401);

    const again = openBrowser(server);
    ok(await again.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
    expect((await again.call('signIn.withCode', { code: codeOf(member.secret) })).statusCode).toBe(401);
    const old = await again.call('signIn.withRecoveryCode', { code: member.recoveryCodes[1] });
    expect(old.statusCode).toBe(401);
    ok(await again.call('signIn.withCode', { code: codeOf(secretOf(uri), 1) }));
    const other = openBrowser(server);
    ok(await other.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
    ok(await other.call('signIn.withRecoveryCode', { code: recoveryCodes[0] }));

    const lines = await server.db
      .selectFrom('staff_audit')
      .select('detail')
      .where('member_id', '=', member.id)
      .where('action', '=', 'authenticator replaced')
      .execute();
    expect(lines).toEqual([{ detail: 'after a recovery code' }]);
    const { rows } = await sql<{ recipient: string }>`
      select recipient from mails join staff_alerts on staff_alerts.id = staff_alert_id
      where kind = 'new-authenticator' and member_id = ${member.id}`.execute(server.db);
    expect(rows).toEqual([{ recipient: member.email }]);
  });

  test('is refused in any other session, and after half an hour', async ({ server }) => {
    const member = await createMember(server, 'sales');
    expect((await member.call('newAuthenticator.start', { password: PASSWORD })).statusCode).toBe(403);
    expect((await member.call('newAuthenticator.confirm', { code: '123456' })).statusCode).toBe(403);
    const browser = await signInByRecoveryCode(server, member);
    const { uri } = ok(await browser.call('newAuthenticator.start', { password: PASSWORD }));
    await sql`update staff_sessions set recovered_at = now() - interval '31 minutes' where recovered_at is not null`.execute(
      server.db,
    );
    const late = await browser.call('newAuthenticator.confirm', { code: codeOf(secretOf(uri)) });
    expect(late.statusCode).toBe(403);
  });

  test('requires the password again, and the new app’s code', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const browser = await signInByRecoveryCode(server, member);
    expect((await browser.call('newAuthenticator.start', { password: 'wrong' })).statusCode).toBe(401);
    ok(await browser.call('newAuthenticator.start', { password: PASSWORD }));
    const wrong = await browser.call('newAuthenticator.confirm', { code: codeOf(member.secret) });
    expect(wrong.statusCode).toBe(401);
    expect((await member.ask('ownAccount.who')).statusCode).toBe(200);
  });
});
