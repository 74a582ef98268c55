import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { createMailWriters } from '../../../server/chores/mail-writers.ts';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { createMailTransport } from '../../../server/mail/mail-transport.ts';
import { sendDueMails } from '../../../server/mail/send-due-mails.ts';
import { invite } from '../../../server/staff/access/invitations.ts';
import type { ListedMail } from '../../../src/contract/staff/mail.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { startSmtpServer } from '../../environment/smtp.ts';
import {
  codeOf,
  enrolMember,
  ok,
  openBrowser,
  PASSWORD,
  type SignedInMember,
  tokenOf,
} from '../../factories/staff.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const test = base.extend<{
  settings: Record<string, string>;
  owner: SignedInMember;
  member: SignedInMember;
  house: TestServer;
}>({
  settings: [{ TRUST_PROXY: 'loopback' }, { scope: 'file' }],
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
  ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
  const answer =
    recoveryCode === undefined
      ? await browser.call('signIn.withCode', { code: codeOf(member.secret, 1) })
      : await browser.call('signIn.withRecoveryCode', { code: recoveryCode });
  await sql`truncate staff_attempts`.execute(server.db);
  return { browser, status: answer.statusCode };
}

describe('a member gets a mail', () => {
  test('about a sign-in in a new browser, once', async ({ house, member }) => {
    const { browser } = await signIn(house, member, { address: '2001:db8:7:7::9' });
    expect(await listAlerts(house)).toEqual([
      {
        ...{
          recipient: member.email,
          status: 'queued',
          role: 'alert',
          kind: 'new-device',
          member_id: member.id,
        },
        ...{ browser: 'Firefox, Windows', network: '2001:db8:7:7::/64' },
      },
    ]);
    await signIn(house, member, { browser });
    await signIn(house, member, { browser: member });
    expect(await listAlerts(house)).toHaveLength(1);
  });

  test('about a sign-in in a colleague’s browser, and in one no longer known', async ({
    house,
    owner,
    member,
  }) => {
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

  test('about a used recovery code, in a known browser too', async ({ house, member }) => {
    const [recoveryCode] = member.recoveryCodes.splice(0, 1);
    const { status } = await signIn(house, member, { browser: member, recoveryCode });
    expect(status).toBe(200);
    expect(await listAlerts(house)).toMatchObject([{ recipient: member.email, kind: 'recovery-code' }]);
  });

  test('not for a wrong code', async ({ house, member }) => {
    const { status } = await signIn(house, member, { recoveryCode: 'AAAAA-AAAAA' });
    expect(status).toBe(401);
    expect(await listAlerts(house)).toEqual([]);
  });

  test('and can sign in even if the alert cannot be written', async ({ house, member }) => {
    await sql`alter table mails add constraint no_more check (role <> 'alert') not valid`.execute(house.db);
    onTestFinished(async () => {
      await sql`alter table mails drop constraint no_more`.execute(house.db);
    });
    const { browser, status } = await signIn(house, member);
    expect(status).toBe(200);
    expect((await browser.ask('ownAccount.who')).statusCode).toBe(200);
    expect(await listAlerts(house)).toEqual([]);
  });
});

describe('all owners get a mail', () => {
  test('about a new owner, however somebody becomes one', async ({ house, owner, member }) => {
    const second = await enrolMember(house, 'owner');
    const told = async () => {
      const alerts = (await listAlerts(house)).filter(({ kind }) => kind === 'new-owner');
      await house.db.deleteFrom('mails').execute();
      return alerts.map(({ recipient, member_id }) => [recipient, member_id]);
    };
    expect(await told()).toEqual([[owner.email, second.id]]);
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['owner'] }));
    expect((await told()).toSorted()).toEqual(
      [owner.email, second.email].toSorted().map((email) => [email, member.id]),
    );
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['owner'] }));
    expect(await told()).toEqual([]);
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['sales'] }));
    expect(await told()).toEqual([]);
    ok(await owner.call('members.disable', { id: second.id }));
    expect(await told()).toEqual([]);
    ok(await owner.call('members.enable', { id: second.id }));
    ok(await owner.call('members.enable', { id: second.id }));
    expect(await told()).toEqual([[owner.email, second.id]]);
    // Re-inviting an existing owner is not reported.
    const token = tokenOf(await invite(house.db, 'http://localhost', second.email, 'owner'));
    ok(await openBrowser(house).call('enrolment.accept', { token, name: 'Again', password: PASSWORD }));
    expect(await told()).toEqual([]);
  });
});

describe('the alerts', () => {
  test('are mailed, say when, what and where, and are not sent to members who have left', async ({
    house,
    owner,
    member,
  }) => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    const room = [{ name: '', address: 'room@guardhouse.example' }];
    const config = {
      smtpUrl: smtp.url,
      from: { name: 'Guardhouse', address: 'office@guardhouse.example' },
      ...{ sales: room, careers: room, privacy: room },
    };
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const send = () =>
      sendDueMails({
        site: sampleSiteHolder(),
        writers: createMailWriters(),
        ...{ db: house.db, config, transport: createMailTransport(config), log },
        staffOrigin: 'https://guardhouse.example',
      });

    await signIn(house, member);
    await sql`update staff_alerts set at = '2026-12-01T20:30:00Z'`.execute(house.db);
    expect(await send()).toMatchObject({ sent: 1, parked: 0 });
    const [told] = smtp.received.splice(0);
    expect(told?.envelope.to).toEqual([member.email]);
    expect(told?.subject).toBe('A new sign-in to the staff area of Guardhouse');
    for (const words of [
      /When: +2 Dec 2026, 2:00 am IST/,
      /Browser: +Firefox, Windows/,
      /Network: +203\.0\.113\.7/,
      /https:\/\/guardhouse\.example\/staff\/account/,
    ])
      expect(told?.text).toMatch(words);
    // Reading the mail loads nothing from anywhere.
    expect(told?.html).not.toMatch(/src=|url\(/);

    const [recoveryCode] = member.recoveryCodes.splice(0, 1);
    await signIn(house, member, { browser: member, recoveryCode });
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['owner'] }));
    onTestFinished(async () => {
      ok(await owner.call('members.setRoles', { id: member.id, roles: ['sales'] }));
    });
    expect(await send()).toMatchObject({ sent: 2 });
    const [used, made] = smtp.received
      .splice(0)
      .toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))
      .reverse();
    expect(used?.subject).toBe('A recovery code was used for the staff area of Guardhouse');
    expect(used?.text).not.toContain(recoveryCode);
    expect(made?.subject).toBe('A new owner of the staff area of Guardhouse: A sales');
    expect(made?.envelope.to).toEqual([owner.email]);
    expect(made?.text).toContain(member.email);

    await signIn(house, member);
    ok(await owner.call('members.disable', { id: member.id }));
    onTestFinished(async () => {
      ok(await owner.call('members.enable', { id: member.id }));
    });
    expect(await send()).toMatchObject({ sent: 0, parked: 1 });
    expect(smtp.received).toEqual([]);
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
