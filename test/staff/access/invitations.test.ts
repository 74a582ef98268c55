import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { invite, inviteFounder } from '../../../server/staff/access/invitations.ts';
import { sampleIdentity } from '../../../src/content/identity.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import { makeSite } from '../../factories/published-site.ts';
import { enrolMember, ok, openBrowser, PASSWORD, type StaffBrowser, tokenOf } from '../../factories/staff.ts';

/** A test without staff and without counted attempts. */
const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

describe('the company’s name', () => {
  test('is what an authenticator app shows, and no part of a password', async () => {
    const site = sampleSiteHolder();
    const server = await startTestServer({}, { parts: { site } });
    onTestFinished(server.stop);
    (
      await site.prepare(
        makeSite({
          identity: { ...sampleIdentity, name: 'Kumbharwada Sentinels', shortName: 'Kumbharwada' },
        }),
      )
    )();
    const token = tokenOf(await invite(server.db, 'http://localhost', 'new@example.com', 'sales'));
    const browser = openBrowser(server);
    const accept = (password: string) => browser.call('enrolment.accept', { token, name: 'X', password });
    expect((await accept('KumbharwadaSentinels7')).statusCode).toBe(400);
    ok(await accept(PASSWORD));
    const { uri } = ok(await browser.call('enrolment.start', { password: PASSWORD }));
    expect(new URL(uri).searchParams.get('issuer')).toBe('Kumbharwada');
  });
});

describe('an invitation', () => {
  const accept = (server: TestServer, link: string) =>
    openBrowser(server).call('enrolment.accept', { token: tokenOf(link), name: 'X', password: PASSWORD });
  const inviteBy = async (owner: StaffBrowser, email: string, role = 'sales'): Promise<string> =>
    ok(await owner.call('members.invite', { email, roles: [role], isMember: true })).link;

  test('that is pending does not let a disabled member in again', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const member = await enrolMember(fresh, 'sales');
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

  test('from before its member was disabled is refused, however it got there', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const member = await enrolMember(fresh, 'sales');
    ok(await owner.call('members.disable', { id: member.id }));
    const link = await inviteBy(owner, member.email);
    // A restored archive, or an owner at the same moment, could produce such a row.
    await sql`update staff_invitations set created_at = created_at - interval '1 hour'`.execute(fresh.db);
    expect((await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) })).statusCode).toBe(401);
    expect((await accept(fresh, link)).statusCode).toBe(401);
  });

  test.for([
    ['is dismissed', 'members.disable', {}],
    ['is owner no more', 'members.setRoles', { roles: ['sales'] }],
  ] as const)('ends when the owner who made it %s', async ([, procedure, more], { fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const other = await enrolMember(fresh, 'owner');
    const link = await inviteBy(other, 'second-self@example.com', 'owner');
    const mine = await inviteBy(owner, 'asha@example.com');
    ok(await owner.call(procedure, { id: other.id, ...more }));
    expect((await accept(fresh, link)).statusCode).toBe(401);
    ok(await accept(fresh, mine));
  });

  test('is listed with address, role, inviter and last day, and can be revoked', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
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
        roles: ['recruiter'],
        invitedBy: 'A owner',
        until: expect.any(String),
      },
      {
        id: expect.any(String),
        email: 'by-hand@example.com',
        roles: ['editor'],
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

  test('for the founding owner is valid only in its newest version', async ({ fresh }) => {
    const links = [];
    for (let count = 0; count < 3; count++) links.push(await inviteFounder(fresh.db, 'http://localhost'));
    // Several servers may start at the same moment.
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
