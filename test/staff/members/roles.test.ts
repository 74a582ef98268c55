import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { invite } from '../../../server/staff/access/invitations.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createJobOpening, makeApplication, makeContact } from '../../factories/rows.ts';
import { codeOf, createMember, ok, openBrowser, PASSWORD, tokenOf } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

/** A test without staff and without submissions. */
const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges, submissions cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

const referencesOf = (page: { entries: { reference: string }[] }) =>
  page.entries.map(({ reference }) => reference);

describe('several roles', () => {
  test('allow what any one of them does', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'sales');
    const contact = await submit(fresh, 'contact', makeContact());
    const application = await submit(
      fresh,
      'application',
      makeApplication({ JobId: await createJobOpening(fresh.db) }),
    );
    expect(referencesOf(ok(await member.ask('inbox.list', {})))).toEqual([contact]);
    expect((await member.ask('blogs.list')).statusCode).toBe(403);
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['editor', 'sales', 'recruiter'] }));
    expect(ok(await member.ask('ownAccount.who')).roles).toEqual(['sales', 'recruiter', 'editor']);
    expect(referencesOf(ok(await member.ask('inbox.list', {})))).toEqual([application, contact]);
    const items = [contact, application].map((reference) => ({ reference, version: 1 }));
    expect(ok(await member.call('inbox.assign', { items, assignee: member.id })).changed).toHaveLength(2);
    ok(await member.ask('blogs.list', {}));
    expect((await member.ask('members.list')).statusCode).toBe(403);
    const { detail } = await fresh.db
      .selectFrom('staff_audit')
      .select('detail')
      .where('action', '=', 'role set')
      .executeTakeFirstOrThrow();
    expect(detail).toBe('sales, recruiter, editor');
  });

  test('are one where it is the owner’s, and never none', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const member = await createMember(fresh, 'sales');
    ok(await owner.call('members.setRoles', { id: member.id, roles: ['editor', 'owner'] }));
    expect(ok(await member.ask('ownAccount.who')).roles).toEqual(['owner']);
    const answer = await owner.call('members.setRoles', { id: member.id, roles: [] });
    expect(answer.json().error.data.faults).toEqual([{ field: 'roles', reason: 'must be chosen' }]);
  });

  test('come by an invitation', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const { link } = ok(
      await owner.call('members.invite', { email: 'asha@example.com', roles: ['viewer', 'editor'] }),
    );
    const browser = openBrowser(fresh);
    const token = tokenOf(link);
    expect(ok(await browser.call('enrolment.read', { token })).roles).toEqual(['editor', 'viewer']);
    ok(await browser.call('enrolment.accept', { token, name: 'Asha', password: PASSWORD }));
    const listed = ok(await owner.ask('members.list'));
    expect(listed).toContainEqual(
      expect.objectContaining({ email: 'asha@example.com', roles: ['editor', 'viewer'], lastSignInAt: null }),
    );
  });

  test('of before are kept by the migration', async ({ fresh }) => {
    const member = await createMember(fresh, 'recruiter');
    const row = await fresh.db.selectFrom('staff_members').selectAll().where('id', '=', member.id).execute();
    expect(row).toMatchObject([{ role: 'recruiter', further_roles: [] }]);
  });
});

describe('the role that only reads', () => {
  test('sees the inbox and its items, and can change nothing', async ({ fresh }) => {
    const viewer = await createMember(fresh, 'viewer');
    const reference = await submit(fresh, 'contact', makeContact());
    const application = await submit(
      fresh,
      'application',
      makeApplication({ JobId: await createJobOpening(fresh.db) }),
    );
    const { entries } = ok(await viewer.ask('inbox.list', {}));
    expect(entries).toMatchObject([
      { reference: application, mayWork: false },
      { reference, mayWork: false },
    ]);
    expect(ok(await viewer.call('inbox.open', { reference }))).toMatchObject({ mayWork: false });
    const items = [{ reference, version: 1 }];
    for (const [path, input] of [
      ['inbox.setStatus', { items, status: 'spam' }],
      ['inbox.assign', { items, assignee: viewer.id }],
      ['inbox.restore', { items }],
      ['inbox.addNote', { reference, text: 'No.' }],
      ['conversation.sendReply', { reference }],
      ['savedViews.save', { name: 'Mine', query: '' }],
    ] as const)
      expect((await viewer.call(path, input)).statusCode, path).toBe(403);
    for (const path of ['/staff/files/inbox.csv', '/staff/files/jobs/JO-1/applicants.zip'])
      expect((await viewer.get(path)).statusCode, path).toBe(403);
    expect(ok(await viewer.call('inbox.open', { reference }))).toMatchObject({ version: 1, events: [] });
  });

  test('beside another reads all and changes what the other may', async ({ fresh }) => {
    const member = await createMember(fresh, 'sales', 'viewer');
    const contact = await submit(fresh, 'contact', makeContact());
    const application = await submit(
      fresh,
      'application',
      makeApplication({ JobId: await createJobOpening(fresh.db) }),
    );
    const { entries } = ok(await member.ask('inbox.list', {}));
    expect(entries).toMatchObject([
      { reference: application, mayWork: false },
      { reference: contact, mayWork: true },
    ]);
    const items = [contact, application].map((reference) => ({ reference, version: 1 }));
    const { changed, skipped } = ok(await member.call('inbox.assign', { items, assignee: null }));
    expect(referencesOf({ entries: changed })).toEqual([contact]);
    expect(referencesOf({ entries: skipped })).toEqual([application]);
    const { body } = await member.get('/staff/files/inbox.csv');
    expect(body).toContain(contact);
    expect(body).not.toContain(application);
  });

  test('is offered no item to be assigned', async ({ fresh }) => {
    const [sales, viewer] = [await createMember(fresh, 'sales'), await createMember(fresh, 'viewer')];
    expect(ok(await viewer.ask('inbox.listAssignees'))).toMatchObject([{ id: sales.id }]);
  });
});

describe('a pending invitation', () => {
  test('is sent again with a new link and its whole time, and the old link ends', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    const first = await invite(fresh.db, 'http://localhost', 'asha@example.com', 'editor', 'viewer');
    await sql`update staff_invitations set expires_at = now() + interval '1 minute'`.execute(fresh.db);
    const [{ id }] = ok(await owner.ask('members.listInvitations'));
    const { link, email, mailed } = ok(await owner.call('members.resendInvitation', { id }));
    expect({ email, mailed }).toEqual({ email: 'asha@example.com', mailed: false });
    const [listed, ...others] = ok(await owner.ask('members.listInvitations'));
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ roles: ['editor', 'viewer'], invitedBy: 'A owner' });
    expect(Date.parse(listed.until) - Date.now()).toBeGreaterThan(71 * 3_600_000);
    const read = (one: string) => openBrowser(fresh).call('enrolment.read', { token: tokenOf(one) });
    expect((await read(first)).statusCode).toBe(401);
    expect(ok(await read(link))).toMatchObject({ roles: ['editor', 'viewer'] });
    expect((await owner.call('members.resendInvitation', { id })).statusCode).toBe(404);
  });
});

test('the list of members says when each last signed in', async ({ fresh }) => {
  const owner = await createMember(fresh, 'owner');
  const member = await createMember(fresh, 'sales');
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
