import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base } from '../environment/app.ts';
import {
  createMember,
  enrolMember,
  ok,
  openBrowser,
  PASSWORD,
  type SignedInMember,
} from '../factories/staff.ts';

const test = base.extend<{ owner: SignedInMember }>({
  owner: [async ({ server }, use) => use(await enrolMember(server, 'owner')), { scope: 'file' }],
});

const search = async (owner: SignedInMember, filter: object = {}) =>
  ok(await owner.ask('auditLog.search', filter));

describe('the audit log', () => {
  test('is append-only, even for direct SQL', async ({ server, owner }) => {
    const { db } = server;
    expect(owner.id).toBeTruthy();
    for (const statement of [
      sql`update staff_audit set action = 'nothing'`,
      sql`delete from staff_audit`,
      sql`truncate staff_audit`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only ever added to');
    const { lines } = await search(owner);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('records successful and failed sign-ins, and no password', async ({ server, owner }) => {
    const browser = openBrowser(server, '127.0.2.9');
    await browser.call('signIn.withPassword', { email: owner.email, password: 'a wrong secret of mine' });
    const refused = await search(owner, { action: 'sign-in refused', member: 'nobody' });
    expect(refused.lines).toMatchObject([{ member: null, detail: 'password', address: '127.0.2.9' }]);
    const [{ at }] = refused.lines;
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    const [right] = (await search(owner, { action: 'second factor set', member: owner.id })).lines;
    expect(right).toMatchObject({ member: { id: owner.id }, address: '127.0.0.1' });
    const { rows } = await sql`select staff_audit::text as line from staff_audit`.execute(server.db);
    for (const secret of ['a wrong secret', PASSWORD]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('records attempts without the right role', async ({ server, owner }) => {
    const sales = await createMember(server, 'sales');
    expect((await sales.ask('members.list')).statusCode).toBe(403);
    expect((await sales.get('/staff/files/resumes/JA-000000')).statusCode).toBe(403);
    expect((await sales.get('/staff/previews/blogs/1')).statusCode).toBe(403);
    const { lines } = await search(owner, { action: 'refused', member: sales.id });
    expect(lines.map(({ detail }: { detail: string }) => detail)).toEqual([
      '/staff/previews/blogs/:BlogId as sales',
      '/staff/files/resumes/:reference as sales',
      'members.list as sales',
    ]);
  });

  test('records refused invitations, and once that a caller is slowed down', async ({ server, owner }) => {
    const browser = openBrowser(server, '127.0.2.77');
    for (let index = 0; index < 33; index++) await browser.call('enrolment.read', { token: 'x'.repeat(43) });
    const of = async (action: string) => {
      const { lines } = await search(owner, { action, member: 'nobody' });
      return lines.filter(({ address }: { address: string }) => address === '127.0.2.77');
    };
    expect(await of('invitation refused')).toHaveLength(30);
    expect(await of('sign-in held back')).toEqual([expect.objectContaining({ detail: 'one address' })]);
  });

  test('names the account that somebody tried to sign in to', async ({ server, owner }) => {
    const member = await createMember(server, 'sales');
    const disabled = await createMember(server, 'editor');
    ok(await owner.call('members.disable', { id: disabled.id }));
    const withPassword = (email: string, password: string, browser = openBrowser(server, '127.0.2.78')) =>
      browser.call('signIn.withPassword', { email, password });
    const wrong = 'the wrong password of all';
    const answers = [
      await withPassword(member.email.toUpperCase(), wrong),
      await withPassword(disabled.email, wrong),
      await withPassword('stranger@example.com', wrong),
    ];
    const challenged = openBrowser(server, '127.0.2.78');
    ok(await withPassword(member.email, PASSWORD, challenged));
    answers.push(await challenged.call('signIn.withCode', { code: '000000' }));
    answers.push(await challenged.call('signIn.withRecoveryCode', { code: 'AAAAA-AAAAA' }));
    answers.push(await openBrowser(server, '127.0.2.78').call('signIn.withCode', { code: '000000' }));
    const forged = openBrowser(server, '127.0.2.78');
    forged.cookies.set('staff.two_factor', 'no-challenge.of-ours');
    answers.push(await forged.call('signIn.withCode', { code: '000000' }));

    // From outside all of these look the same.
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
    expect(new Set(answers.slice(0, 3).map(({ body }) => body)).size).toBe(1);

    const { lines } = await search(owner, { action: 'sign-in refused' });
    const tried = lines.filter(({ address }: { address: string }) => address === '127.0.2.78').reverse();
    expect(tried.map(({ subject, detail }: Record<string, string>) => [subject, detail])).toEqual([
      [member.id, 'password'],
      [disabled.id, 'password'],
      ['', 'password'],
      [member.id, 'code'],
      [member.id, 'recovery code'],
      ['', 'code'],
      ['', 'code'],
    ]);
    for (const line of tried) expect(line.member).toBeNull();
    expect((await search(owner, { subject: disabled.id })).lines.at(0)).toMatchObject({ detail: 'password' });
    const all = JSON.stringify(lines);
    for (const typed of [wrong, 'stranger', member.email, member.email.toUpperCase(), '000000', 'AAAAA'])
      expect(all).not.toContain(typed);
  });

  test('is searched by member, action, subject and day, page by page', async ({ server, owner }) => {
    const { db } = server;
    const other = await createMember(server, 'sales');
    await sql`
      insert into staff_audit (at, member_id, action, subject)
      select now() - make_interval(days => 30) + make_interval(secs => n), ${other.id}, 'read',
        'CB-' || lpad(n::text, 6, '0') || ' QT-000001'
      from generate_series(1, 250) as n`.execute(db);
    const references = async (filter: object) => {
      const all: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: { lines: { subject: string }[]; next: string | null } = await search(owner, {
          ...filter,
          cursor,
        });
        all.push(...page.lines.map(({ subject }) => subject));
        cursor = page.next;
      }
      return all;
    };
    const read = await references({ member: other.id, action: 'read' });
    expect(read).toHaveLength(250);
    expect(new Set(read).size).toBe(250);
    expect(read).toEqual(read.toSorted().reverse());
    expect(await references({ subject: 'CB-000042' })).toEqual(['CB-000042 QT-000001']);
    expect(await references({ subject: 'QT-000001' })).toHaveLength(250);
    expect(await references({ subject: 'QT-00000' })).toHaveLength(0);
    // The staff's actions on content have a space in their names.
    await sql`insert into staff_audit (action, subject) values ('blog begun', 'blog 7'), ('blog begun', 'blog 8'),
      ('document entered', 'document 7')`.execute(db);
    expect(await references({ subject: 'blog 7' })).toEqual(['blog 7']);
    expect(await references({ action: 'read', member: owner.id })).toHaveLength(0);
    const day = (days: number) =>
      new Date(Date.now() - days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(await references({ action: 'read', from: day(31), until: day(29) })).toHaveLength(250);
    expect(await references({ action: 'read', until: day(31) })).toHaveLength(0);
    expect(await references({ action: 'read', from: day(28) })).toHaveLength(0);
    const { lines } = await search(owner, { subject: 'CB-000042' });
    expect(lines[0]).toMatchObject({ member: { id: other.id, name: 'A sales' }, action: 'read' });
  });

  test('lists its actions, but for those of a newer release', async ({ server, owner }) => {
    await sql`insert into staff_audit (action, subject) values ('page begun', 'page home')`.execute(
      server.db,
    );
    expect((await search(owner, { subject: 'page home' })).lines).toMatchObject([{ action: 'page begun' }]);
    const actions = ok(await owner.ask('auditLog.actions'));
    expect(actions).toEqual([...new Set<string>(actions)].toSorted());
    expect(actions).toEqual(expect.arrayContaining(['invitation accepted', 'read', 'sign-in refused']));
    expect(actions).not.toContain('page begun');
    expect((await search(owner, { action: 'page begun' })).lines).toMatchObject([{ subject: 'page home' }]);
    expect((await search(owner, { action: 'page finished' })).lines).toEqual([]);
  });
});
