import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import type { ListedMail } from '../../../src/contract/staff/mail.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { sendMails } from '../../environment/outbox.ts';
import { startSmtpServer } from '../../environment/smtp.ts';
import { codeOf, enrolMember, ok, openBrowser, type SignedInMember } from '../../factories/staff.ts';
import { accept, givePassword, linkFor, sessionOf } from './fresh-staff.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const test = base.extend<{
  settings: Record<string, string>;
  owner: SignedInMember;
  member: SignedInMember;
  house: TestServer;
}>({
  settings: [{ TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://guardhouse.example' }, { scope: 'file' }],
  owner: [async ({ server }, use) => use(await enrolMember(server, 'owner')), { scope: 'file' }],
  member: [async ({ server }, use) => use(await enrolMember(server, 'sales')), { scope: 'file' }],
  /** A test with one owner and one member, no queued mail, and no used code. */
  house: async ({ server, owner, member }, use) => {
    await server.db.deleteFrom('staff_members').where('id', 'not in', [owner.id, member.id]).execute();
    await server.db.deleteFrom('mails').execute();
    await sql`truncate staff_attempts`.execute(server.db);
    await use(server);
  },
});

const listAlerts = async ({ db }: TestServer) =>
  db
    .selectFrom('mails')
    .innerJoin('staff_alerts', 'staff_alerts.id', 'staff_alert_id')
    .select(['recipient', 'status', 'mails.role', 'kind', 'member_id', 'browser', 'network'])
    .orderBy('mails.id')
    .execute();

/** Signs in in a browser that nobody has used. @returns the browser, and the status of the second step. */
async function signIn(
  server: TestServer,
  member: SignedInMember,
  {
    address = '203.0.113.7',
    recoveryCode = undefined as string | undefined,
    browser = openBrowser(server, address, FIREFOX),
  } = {},
) {
  await givePassword(server, member, browser);
  const { statusCode } =
    recoveryCode === undefined
      ? await browser.call('signIn.withCode', { code: codeOf(member.secret, 1) })
      : await browser.call('signIn.withRecoveryCode', { code: recoveryCode });
  await sql`truncate staff_attempts`.execute(server.db);
  return { browser, status: statusCode };
}

describe('a member gets a mail', () => {
  test('about a sign-in in a new browser, once', async ({ house, member }) => {
    const { browser } = await signIn(house, member, { address: '2001:db8:7:7::9' });
    expect(await listAlerts(house)).toEqual([
      {
        recipient: member.email,
        status: 'queued',
        role: 'alert',
        kind: 'new-device',
        member_id: member.id,
        browser: 'Firefox, Windows',
        network: '2001:db8:7:7::/64',
      },
    ]);
    await signIn(house, member, { browser });
    await signIn(house, member, { browser: member });
    expect(await listAlerts(house)).toHaveLength(1);
  });

  test('about a colleague’s browser, and one no longer known', async ({ house, owner, member }) => {
    await signIn(house, owner, { browser: member });
    expect((await listAlerts(house)).map(({ recipient }) => recipient)).toEqual([owner.email]);
    // By now each of the two has a token there.
    await signIn(house, member, { browser: member });
    await signIn(house, owner, { browser: member });
    expect(await listAlerts(house)).toHaveLength(1);
    await sql`update staff_devices set used_at = now() - interval '181 days'`.execute(house.db);
    await signIn(house, member, { browser: member });
    expect(await listAlerts(house)).toHaveLength(2);
  });

  test('about a used recovery code, but not about a wrong one', async ({ house, member }) => {
    expect((await signIn(house, member, { recoveryCode: 'AAAAA-AAAAA' })).status).toBe(401);
    expect(await listAlerts(house)).toEqual([]);
    const recoveryCode = member.recoveryCodes.shift();
    expect((await signIn(house, member, { browser: member, recoveryCode })).status).toBe(200);
    expect(await listAlerts(house)).toMatchObject([{ recipient: member.email, kind: 'recovery-code' }]);
  });

  test('and can sign in even if the alert cannot be written', async ({ house, member }) => {
    await sql`alter table mails add constraint no_more check (role <> 'alert') not valid`.execute(house.db);
    onTestFinished(async () => {
      await sql`alter table mails drop constraint no_more`.execute(house.db);
    });
    const { browser, status } = await signIn(house, member);
    expect(status).toBe(200);
    expect(await sessionOf(browser)).toBe(200);
    expect(await listAlerts(house)).toEqual([]);
  });
});

test('all owners get a mail about a new owner', async ({ house, owner, member }) => {
  const second = await enrolMember(house, 'owner');
  const told = async () => {
    const alerts = (await listAlerts(house)).filter(({ kind }) => kind === 'new-owner');
    await house.db.deleteFrom('mails').execute();
    return alerts.map(({ recipient, member_id }) => [recipient, member_id]).toSorted();
  };
  const setRole = async (role: string) =>
    ok(await owner.call('members.setRoles', { id: member.id, roles: [role] }));
  expect(await told()).toEqual([[owner.email, second.id]]);
  await setRole('owner');
  expect(await told()).toEqual([owner.email, second.email].toSorted().map((email) => [email, member.id]));
  await setRole('owner');
  await setRole('sales');
  ok(await owner.call('members.disable', { id: second.id }));
  expect(await told()).toEqual([]);
  ok(await owner.call('members.enable', { id: second.id }));
  ok(await owner.call('members.enable', { id: second.id }));
  expect(await told()).toEqual([[owner.email, second.id]]);
  // Inviting an owner again makes nobody an owner.
  ok(await accept(house, await linkFor(house, second.email, 'owner')));
  expect(await told()).toEqual([]);
});

describe('the alerts', () => {
  test('say when, what and where, but not to members who have left', async ({ house, owner, member }) => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    const send = async () => {
      const pass = await sendMails(house.db, smtp, sampleSiteHolder());
      return { ...pass, mails: smtp.received.splice(0) };
    };

    await signIn(house, member);
    await sql`update staff_alerts set at = '2026-12-01T20:30:00Z'`.execute(house.db);
    const { mails } = await send();
    expect(mails).toMatchObject([
      { envelope: { to: [member.email] }, subject: 'A new sign-in to the staff area of Guardhouse' },
    ]);
    for (const words of [
      /When: +2 Dec 2026, 2:00 am IST/,
      /Browser: +Firefox, Windows/,
      /Network: +203\.0\.113\.7/,
      /https:\/\/guardhouse\.example\/staff\/account/,
    ])
      expect(mails[0]?.text).toMatch(words);
    // Reading the mail loads nothing from anywhere.
    expect(mails[0]?.html).not.toMatch(/src=|url\(/);

    const recoveryCode = member.recoveryCodes.shift();
    await signIn(house, member, { browser: member, recoveryCode });
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['owner'] }));
    onTestFinished(async () => {
      ok(await owner.call('members.setRoles', { id: member.id, roles: ['sales'] }));
    });
    const both = (await send()).mails;
    const of = (subject: string) => both.find((mail) => mail.subject === subject);
    const used = of('A recovery code was used for the staff area of Guardhouse');
    expect(used?.envelope.to).toEqual([member.email]);
    expect(used?.text).not.toContain(recoveryCode);
    const made = of('A new owner of the staff area of Guardhouse: A sales');
    expect(made?.envelope.to).toEqual([owner.email]);
    expect(made?.text).toContain(member.email);

    await signIn(house, member);
    ok(await owner.call('members.disable', { id: member.id }));
    onTestFinished(async () => {
      ok(await owner.call('members.enable', { id: member.id }));
    });
    expect(await send()).toMatchObject({ sent: 0, parked: 1, mails: [] });
  });

  test('are listed for owners only', async ({ house, owner, member }) => {
    await signIn(house, member);
    const mails: ListedMail[] = ok(await owner.call('mail.list', { role: 'alert' })).mails;
    expect(mails).toMatchObject([
      { role: 'alert', recipient: member.email, reference: `member ${member.id}` },
    ]);
    const { browser } = await signIn(house, member);
    expect(ok(await browser.call('mail.list', {})).mails).toEqual([]);
    await sql`update mails set status = 'sent'`.execute(house.db);
    ok(await owner.call('mail.resend', { id: mails[0]?.id }));
    expect((await browser.call('mail.resend', { id: mails[0]?.id })).statusCode).toBe(404);
  });
});
