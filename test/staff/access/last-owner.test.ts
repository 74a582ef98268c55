import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite } from '../../../server/staff/access/invitations.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createMember, ok, openBrowser, PASSWORD, tokenOf } from '../../factories/staff.ts';

/** A test without staff and without counted attempts. */
const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

const rolesOf = async ({ db }: TestServer) =>
  (await db.selectFrom('staff_members').select('role').where('disabled_at', 'is', null).execute()).map(
    ({ role }) => role,
  );

const accept = (server: TestServer, link: string) =>
  openBrowser(server).call('enrolment.accept', { token: tokenOf(link), name: 'X', password: PASSWORD });

const linkFor = (server: TestServer, email: string, role: StaffRole) =>
  invite(server.db, 'http://localhost', email, role);

describe('the last owner', () => {
  test('is not lost by inviting their own address', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const answer = await owner.call('members.invite', { email: owner.email, roles: ['sales'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toEqual([
      { field: 'email', reason: expect.stringContaining('a member already') },
    ]);
    expect(await rolesOf(fresh)).toEqual(['owner']);
  });

  test('is not lost by a link made by hand or before the role was given', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    ok(await accept(fresh, await linkFor(fresh, owner.email, 'sales')));
    expect(await rolesOf(fresh)).toEqual(['owner']);
  });

  test('remains when two owners take the role from each other at the same moment', async ({ fresh }) => {
    const [one, other] = [await createMember(fresh, 'owner'), await createMember(fresh, 'owner')];
    const answers = await Promise.all([
      one.call('members.setRoles', { id: other.id, roles: ['sales'] }),
      other.call('members.setRoles', { id: one.id, roles: ['sales'] }),
    ]);
    expect((await rolesOf(fresh)).toSorted()).toEqual(['owner', 'sales']);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    // The later caller is no owner any more, or is told that an owner has to remain.
    expect([403, 409]).toContain(refused?.statusCode);
  });

  test('remains when one is disabled and the other loses the role at the same moment', async ({ fresh }) => {
    for (let round = 0; round < 5; round++) {
      await sql`truncate staff_members cascade`.execute(fresh.db);
      const [one, other] = [await createMember(fresh, 'owner'), await createMember(fresh, 'owner')];
      await Promise.all([
        one.call('members.disable', { id: other.id }),
        other.call('members.setRoles', { id: one.id, roles: ['sales'] }),
      ]);
      expect(await rolesOf(fresh)).toContain('owner');
    }
  });

  test('is protected by the database itself', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const update = fresh.db.updateTable('staff_members').where('id', '=', owner.id);
    await expect(update.set({ role: 'sales' }).execute()).rejects.toThrow('last owner');
    await expect(update.set({ disabled_at: new Date() }).execute()).rejects.toThrow('last owner');
  });
});

describe('an invitation to a member', () => {
  test('is refused, with directions for another role and for a new link', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    const answer = await owner.call('members.invite', { email: member.email, roles: ['recruiter'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults[0].reason).toBe(
      'belongs to A recruiter, who is a member already (recruiter). Change the roles in the list of members, or make a new link there for a lost password or phone',
    );
  });

  test('as a new link keeps the role, and says so to the member', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    const { link } = ok(
      await owner.call('members.invite', { email: member.email, roles: ['recruiter'], isMember: true }),
    );
    // Meanwhile she gets another role, which an earlier link does not undo.
    await fresh.db.updateTable('staff_members').set({ role: 'editor' }).where('id', '=', member.id).execute();
    expect(ok(await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) }))).toEqual({
      email: member.email,
      roles: ['editor'],
      isMember: true,
    });
    ok(await accept(fresh, link));
    expect((await rolesOf(fresh)).toSorted()).toEqual(['editor', 'owner']);
  });

  test('with another role is refused even as a new link', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    const answer = await owner.call('members.invite', {
      email: member.email,
      roles: ['owner'],
      isMember: true,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('who has left gives the role that it names', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'recruiter')];
    ok(await owner.call('members.disable', { id: member.id }));
    const { link } = ok(await owner.call('members.invite', { email: member.email, roles: ['sales'] }));
    expect(ok(await openBrowser(fresh).call('enrolment.read', { token: tokenOf(link) }))).toMatchObject({
      roles: ['sales'],
      isMember: false,
    });
    ok(await accept(fresh, link));
    expect((await rolesOf(fresh)).toSorted()).toEqual(['owner', 'sales']);
  });
});
