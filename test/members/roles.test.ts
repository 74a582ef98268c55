import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite } from '../../server/members/access/invitations.ts';
import type { TestServer } from '../environment/app.ts';
import { createJobOpening, makeApplication, makeContact } from '../factories/rows.ts';
import { codeOf, createMember, ok, openBrowser, PASSWORD, tokenOf } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { referencesOf } from '../inbox/office.ts';
import { test } from './access/fresh-staff.ts';

/** A contact for sales and an application for recruiters. */
async function submitBoth(fresh: TestServer) {
  const contact = await submit(fresh, 'contact', makeContact());
  const values = makeApplication({ JobId: await createJobOpening(fresh.db) });
  const application = await submit(fresh, 'application', values);
  const items = [contact, application].map((reference) => ({ reference, version: 1 }));
  return { contact, application, items };
}

describe('several roles', () => {
  test('allow what any one of them does', async ({ fresh }) => {
    const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'sales')];
    const { contact, application, items } = await submitBoth(fresh);
    const list = async () => referencesOf(ok(await member.ask('inbox.list', {})).entries);
    expect(await list()).toEqual([contact]);
    expect((await member.ask('blogs.list')).statusCode).toBe(403);
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['editor', 'sales', 'recruiter'] }));
    expect(ok(await member.ask('ownAccount.who')).roles).toEqual(['sales', 'recruiter', 'editor']);
    expect(await list()).toEqual([application, contact]);
    expect(ok(await member.call('inbox.assign', { items, assignee: member.id })).changed).toHaveLength(2);
    ok(await member.ask('blogs.list', {}));
    expect((await member.ask('members.list')).statusCode).toBe(403);
    const { rows } = await sql`select detail from staff_audit where action = 'role set'`.execute(fresh.db);
    expect(rows).toEqual([{ detail: 'sales, recruiter, editor' }]);
  });

  test('are one where it is the owner’s, and never none', async ({ fresh }) => {
    const [owner, { id, ask }] = [await createMember(fresh, 'owner'), await createMember(fresh, 'sales')];
    ok(await owner.call('members.setRoles', { id, roles: ['editor', 'owner'] }));
    expect(ok(await ask('ownAccount.who')).roles).toEqual(['owner']);
    const answer = await owner.call('members.setRoles', { id, roles: [] });
    expect(answer.json().error.data.faults).toEqual([{ field: 'roles', reason: 'must be chosen' }]);
  });

  test('come by an invitation', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const [email, roles] = ['asha@example.com', ['editor', 'viewer']];
    const { link } = ok(await owner.call('members.invite', { email, roles: ['viewer', 'editor'] }));
    const browser = openBrowser(fresh);
    const token = tokenOf(link);
    expect(ok(await browser.call('enrolment.read', { token })).roles).toEqual(roles);
    ok(await browser.call('enrolment.accept', { token, name: 'Asha', password: PASSWORD }));
    const listed = ok(await owner.ask('members.list'));
    expect(listed).toContainEqual(expect.objectContaining({ email, roles, lastSignInAt: null }));
  });
});

describe('the role that only reads', () => {
  test('beside another reads all and changes what the other may', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales', 'viewer');
    const { contact, application, items } = await submitBoth(fresh);
    expect(ok(await member.ask('inbox.list', {})).entries).toMatchObject([
      { reference: application, mayWork: false },
      { reference: contact, mayWork: true },
    ]);
    const { changed, skipped } = ok(await member.call('inbox.assign', { items, assignee: null }));
    expect([referencesOf(changed), referencesOf(skipped)]).toEqual([[contact], [application]]);
    const { body } = await member.get('/staff/files/inbox.csv');
    expect(body).toContain(contact);
    expect(body).not.toContain(application);
  });
});

test('a pending invitation is sent again with a new link and its whole time, and the old link ends', async ({
  fresh,
}) => {
  const owner = await createMember(fresh, 'owner');
  const email = 'asha@example.com';
  const roles = ['editor', 'viewer'];
  const first = await invite(fresh.db, 'http://localhost', email, 'editor', 'viewer');
  await sql`update staff_invitations set expires_at = now() + interval '1 minute'`.execute(fresh.db);
  const [{ id }] = ok(await owner.ask('members.listInvitations'));
  const { link, ...sent } = ok(await owner.call('members.resendInvitation', { id }));
  expect(sent).toMatchObject({ email, mailed: false });
  const { rows } =
    await sql`select member_id from staff_audit where action = 'invitation sent again'`.execute(fresh.db);
  expect(rows).toEqual([{ member_id: owner.id }]);
  const [listed, ...others] = ok(await owner.ask('members.listInvitations'));
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ roles, invitedBy: 'A owner' });
  expect(Date.parse(listed.until) - Date.now()).toBeGreaterThan(71 * 3_600_000);
  const read = (one: string) => openBrowser(fresh).call('enrolment.read', { token: tokenOf(one) });
  expect((await read(first)).statusCode).toBe(401);
  expect(ok(await read(link))).toMatchObject({ roles });
  expect((await owner.call('members.resendInvitation', { id })).statusCode).toBe(404);
});

test('the list of members says when each last signed in', async ({ fresh }) => {
  const [owner, member] = [await createMember(fresh, 'owner'), await createMember(fresh, 'sales')];
  const last = async () =>
    ok(await owner.ask('members.list')).find(({ id }: { id: string }) => id === member.id).lastSignInAt;
  expect(await last()).toBeNull();
  const browser = openBrowser(fresh);
  ok(await browser.call('signIn.withPassword', { email: member.email, password: PASSWORD }));
  // The password alone is no sign-in.
  expect(await last()).toBeNull();
  ok(await browser.call('signIn.withCode', { code: codeOf(member.secret) }));
  expect(Date.now() - Date.parse(await last())).toBeLessThan(60_000);
});
