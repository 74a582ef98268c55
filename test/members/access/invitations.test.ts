import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import { inviteFounder } from '../../../server/members/access/invitations.ts';
import { sampleIdentity } from '../../../src/content/identity.ts';
import { startTestServer, type TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { makeSite } from '../../factories/published-site.ts';
import {
  createMember,
  ok,
  openBrowser,
  PASSWORD,
  type StaffBrowser,
  tokenOf,
} from '../../factories/staff.ts';
import { accept, linkFor, NEW_PASSWORD, readInvitation, sessionOf, test } from './fresh-staff.ts';

const inviteBy = async (owner: StaffBrowser, email: string, role = 'sales'): Promise<string> =>
  ok(await owner.call('members.invite', { email, roles: [role], isMember: true })).link;

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

const rolesOf = async ({ db }: TestServer) =>
  (await db.selectFrom('staff_members').select('role').where('disabled_at', 'is', null).execute())
    .map(({ role }) => role)
    .toSorted();

describe('the founding owner', () => {
  test('is invited while there is no staff, once, and enters an address', async ({ fresh }) => {
    const link = (await inviteFounder(fresh.db, 'http://localhost')) ?? '';
    expect(ok(await readInvitation(fresh, link))).toEqual({ email: null, roles: ['owner'], isMember: false });
    expect(await statusOf(accept(fresh, link))).toBe(400);
    const use = () => statusOf(accept(fresh, link, { email: 'Owner@Guardhouse.example' }));
    expect((await Promise.all([use(), use()])).sort()).toEqual([200, 401]);
    expect(await use()).toBe(401);
    expect(await inviteFounder(fresh.db, 'http://localhost')).toBeUndefined();
    const members = await fresh.db.selectFrom('staff_members').select(['email', 'role']).execute();
    expect(members).toEqual([{ email: 'owner@guardhouse.example', role: 'owner' }]);
  });

  test('has the newest link only', async ({ fresh }) => {
    const links = [];
    for (let count = 0; count < 3; count++) links.push(await inviteFounder(fresh.db, 'http://localhost'));
    // Several servers may start at the same moment.
    links.push(...(await Promise.all([1, 2, 3].map(() => inviteFounder(fresh.db, 'http://localhost')))));
    const statuses = [];
    for (const link of links) statuses.push(await statusOf(readInvitation(fresh, link ?? '')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  });
});

describe('a password', () => {
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
    ['the own address', 'tradedesk1234'],
  ])('is refused if it is %s', async ([, password = ''], { fresh }) => {
    const answer = await accept(fresh, await linkFor(fresh, 'trade.desk@example.com'), { password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toMatchObject([{ field: 'password' }]);
  });

  test('is refused with the company’s own name, which an authenticator app shows', async () => {
    const site = sampleSiteHolder();
    const server = await startTestServer({}, { parts: { site } });
    onTestFinished(server.stop);
    const identity = { ...sampleIdentity, name: 'Kumbharwada Sentinels', shortName: 'Kumbharwada' };
    (await site.prepare(makeSite({ identity })))();
    const link = await linkFor(server);
    expect(await statusOf(accept(server, link, { password: 'KumbharwadaSentinels7' }))).toBe(400);
    const browser = openBrowser(server);
    ok(await accept(server, link, {}, browser));
    const { uri } = ok(await browser.call('enrolment.start', { password: PASSWORD }));
    expect(new URL(uri).searchParams.get('issuer')).toBe('Kumbharwada');
  });
});

describe('an invitation', () => {
  test('is void once there is a newer one, and never stored in plain text', async ({ fresh }) => {
    const [first, second] = [await linkFor(fresh), await linkFor(fresh, 'asha@example.com', 'editor')];
    expect(await statusOf(readInvitation(fresh, first))).toBe(401);
    expect(ok(await readInvitation(fresh, second))).toMatchObject({ roles: ['editor'] });
    const { rows } = await sql`select encode(token_hash, 'escape') as kept from staff_invitations`.execute(
      fresh.db,
    );
    expect(JSON.stringify(rows)).not.toContain(tokenOf(second));
  });

  test('to a member resets password and second factor, and ends all sessions', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales');
    const browser = openBrowser(fresh);
    ok(await accept(fresh, await linkFor(fresh, member.email), { password: NEW_PASSWORD }, browser));
    expect(await sessionOf(member)).toBe(401);
    const old = openBrowser(fresh).call('signIn.withPassword', { email: member.email, password: PASSWORD });
    expect(await statusOf(old)).toBe(401);
    const { uri } = ok(await browser.call('enrolment.start', { password: NEW_PASSWORD }));
    expect(new URL(uri).searchParams.get('secret')).not.toBe(member.secret);
  });

  test('does not let a disabled member in again, unless it was made afterwards', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'sales')];
    const link = await inviteBy(owner, member.email);
    ok(await owner.call('members.disable', { id: member.id }));
    expect(await statusOf(readInvitation(fresh, link))).toBe(401);
    expect(await statusOf(accept(fresh, link))).toBe(401);
    expect(ok(await owner.ask('members.listInvitations'))).toEqual([]);
    const early = await inviteBy(owner, member.email);
    // A restored archive, or an owner at the same moment, could produce such a row.
    await sql`update staff_invitations set created_at = created_at - interval '1 hour'`.execute(fresh.db);
    expect(await statusOf(readInvitation(fresh, early))).toBe(401);
    expect(await statusOf(accept(fresh, early))).toBe(401);
    ok(await accept(fresh, await inviteBy(owner, member.email)));
    expect(ok(await owner.ask('members.list'))).toContainEqual(
      expect.objectContaining({ id: member.id, disabled: false }),
    );
  });

  test.for([
    ['is dismissed', 'members.disable', {}],
    ['is owner no more', 'members.setRoles', { roles: ['sales'] }],
  ] as const)('ends when the owner who made it %s', async ([, procedure, more], { fresh }) => {
    const [owner, other] = [await createMember(fresh, 'owner'), await createMember(fresh, 'owner')];
    const link = await inviteBy(other, 'second-self@example.com', 'owner');
    const mine = await inviteBy(owner, 'asha@example.com');
    ok(await owner.call(procedure, { id: other.id, ...more }));
    expect(await statusOf(accept(fresh, link))).toBe(401);
    ok(await accept(fresh, mine));
  });

  test('is listed with its inviter and last day, expires then, can be revoked', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const link = await inviteBy(owner, 'New@Example.com', 'recruiter');
    await linkFor(fresh, 'by-hand@example.com', 'editor');
    ok(await accept(fresh, await inviteBy(owner, 'accepted@example.com')));
    const over = await inviteBy(owner, 'over@example.com');
    await sql`update staff_invitations set expires_at = now() where email = 'over@example.com'`.execute(
      fresh.db,
    );
    expect(await statusOf(accept(fresh, over))).toBe(401);
    const listed = ok(await owner.ask('members.listInvitations'));
    const made = { id: expect.any(String), until: expect.any(String) };
    expect(listed).toEqual([
      { ...made, email: 'new@example.com', roles: ['recruiter'], invitedBy: 'A owner' },
      { ...made, email: 'by-hand@example.com', roles: ['editor'], invitedBy: null },
    ]);
    const { id, until } = listed[0];
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(72 * 3_600_000);
    for (const secret of [link, over]) expect(JSON.stringify(listed)).not.toContain(tokenOf(secret));
    ok(await owner.call('members.revokeInvitation', { id }));
    expect(await statusOf(accept(fresh, link))).toBe(401);
    expect(await statusOf(owner.call('members.revokeInvitation', { id }))).toBe(404);
    expect(await auditLines(fresh, { subject: `invitation ${id}` })).toMatchObject([
      { member_id: owner.id, action: 'invited' },
      { member_id: owner.id, action: 'invitation revoked' },
    ]);
  });
});

describe('an invitation to a member', () => {
  test('is refused, with directions for another role and for a new link', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    const answer = await owner.call('members.invite', { email: member.email, roles: ['recruiter'] });
    expect(answer.statusCode).toBe(400);
    const reason =
      'belongs to A recruiter, who is a member already (recruiter). Change the roles in the list of members, or make a new link there for a lost password or phone';
    expect(answer.json().error.data.faults).toEqual([{ field: 'email', reason }]);
    const other = { email: member.email, roles: ['owner'], isMember: true };
    expect(await statusOf(owner.call('members.invite', other))).toBe(400);
    expect(await rolesOf(fresh)).toEqual(['owner', 'recruiter']);
  });

  test('as a new link keeps the role, and says so to the member', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    const link = await inviteBy(owner, member.email, 'recruiter');
    // Meanwhile she gets another role, which an earlier link does not undo.
    await fresh.db.updateTable('staff_members').set({ role: 'editor' }).where('id', '=', member.id).execute();
    expect(ok(await readInvitation(fresh, link))).toEqual({
      email: member.email,
      roles: ['editor'],
      isMember: true,
    });
    ok(await accept(fresh, link));
    // Nor does one that was made by hand, so that the last owner is not lost by it.
    ok(await accept(fresh, await linkFor(fresh, owner.email, 'sales')));
    expect(await rolesOf(fresh)).toEqual(['editor', 'owner']);
  });

  test('who has left gives the role that it names', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    ok(await owner.call('members.disable', { id: member.id }));
    const { link, mailed } = ok(
      await owner.call('members.invite', { email: member.email, roles: ['sales'] }),
    );
    expect(mailed).toBe(false);
    expect(ok(await readInvitation(fresh, link))).toMatchObject({ roles: ['sales'], isMember: false });
    ok(await accept(fresh, link));
    expect(await rolesOf(fresh)).toEqual(['owner', 'sales']);
  });
});

describe('the last owner', () => {
  test('remains when two owners take the role from each other at the same moment', async ({ fresh }) => {
    const [one, other] = [await createMember(fresh, 'owner'), await createMember(fresh, 'owner')];
    const take = (from: StaffBrowser, { id }: { id: string }) =>
      statusOf(from.call('members.setRoles', { id, roles: ['sales'] }));
    const [first, second] = (await Promise.all([take(one, other), take(other, one)])).toSorted();
    expect(await rolesOf(fresh)).toEqual(['owner', 'sales']);
    // The later caller is no owner any more, or is told that an owner has to remain.
    expect(first).toBe(200);
    expect([403, 409]).toContain(second);
  });

  test('is protected by the database itself', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const update = fresh.db.updateTable('staff_members').where('id', '=', owner.id);
    await expect(update.set({ role: 'sales' }).execute()).rejects.toThrow('last owner');
    await expect(update.set({ disabled_at: new Date() }).execute()).rejects.toThrow('last owner');
  });
});
