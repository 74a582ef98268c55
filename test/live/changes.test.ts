import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { test } from '../environment/app.ts';
import { createJobOpening, makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok, openBrowser, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { expectTold, follow, followQuietly, PATIENCE } from './follow.ts';

const stateOf = async (member: SignedInMember, item?: string) => ok(await member.ask('live.inbox', { item }));

describe('the stream of changes', () => {
  test('reports new entries, statuses, assignees and notes', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const followed = await followQuietly(server, sales);
    let reference = '';
    await expectTold(followed, async () => {
      reference = await submit(server, 'contact', makeContact());
    });
    const seen = (version: number) => ({ items: [{ reference, version }] });
    for (const act of [
      () => owner.call('inbox.setStatus', { ...seen(1), status: 'in progress' }),
      () => owner.call('inbox.assign', { ...seen(2), assignee: sales.id }),
      () => owner.call('inbox.addNote', { reference, text: 'She rang twice.' }),
    ])
      await expectTold(followed, async () => ok(await act()));
    // It contains nothing of what has changed, and is neither cached, compressed nor buffered on its way.
    for (const word of [reference, 'ASHA', 'twice']) expect(followed.text()).not.toContain(word);
    expect(followed.status).toBe(200);
    expect(Object.fromEntries(followed.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    for (const name of ['content-encoding', 'set-cookie']) expect(followed.headers.has(name)).toBe(false);
  });

  test('is for members who may read the inbox, in six browsers at most', async ({ server }) => {
    expect((await follow(server, openBrowser(server))).status).toBe(401);
    const refused = await follow(server, await createMember(server, 'editor'));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const member = await createMember(server, 'sales');
    const all = await Promise.all(Array.from({ length: 6 }, () => followQuietly(server, member)));
    const seventh = await follow(server, member);
    expect([seventh.status, seventh.headers.get('retry-after')]).toEqual([429, '60']);
    all[0]?.leave();
    await vi.waitFor(async () => expect((await follow(server, member)).status).toBe(200), PATIENCE);
  });

  test('ends with its session, when that expires, and when the role changes', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const sales = async () => {
      const member = await createMember(server, 'sales');
      return { ...member, followed: await followQuietly(server, member) };
    };
    const [ended, expired, changed] = [await sales(), await sales(), await sales()];
    // The others end at the next look at all sessions, which the end of one session brings about.
    await sql`update staff_sessions set expires_at = now() where member_id = ${expired.id}`.execute(
      server.db,
    );
    ok(await owner.call('members.setRoles', { id: changed.id, roles: ['editor'] }));
    ok(await owner.call('members.endSessions', { id: ended.id }));
    for (const { followed } of [ended, expired, changed]) {
      await followed.ended;
      expect(followed.events.at(-1)).toBe('over');
    }
  });
});

describe('the state of the inbox', () => {
  test('counts new entries that are unassigned or one’s own', async ({ server }) => {
    await server.db.deleteFrom('submissions').execute();
    const [sales, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const seen: { items: object[] }[] = [];
    for (let count = 0; count < 4; count++)
      seen.push({ items: [{ reference: await submit(server, 'contact', makeContact()), version: 1 }] });
    await submit(server, 'application', makeApplication());
    expect((await stateOf(sales)).waiting).toBe(4);
    ok(await sales.call('inbox.assign', { ...seen[0], assignee: other.id }));
    ok(await sales.call('inbox.assign', { ...seen[1], assignee: sales.id }));
    ok(await sales.call('inbox.setStatus', { ...seen[2], status: 'answered' }));
    for (const member of [sales, other]) expect((await stateOf(member)).waiting).toBe(2);
  });

  test('changes after somebody else’s action, but not after one’s own', async ({ server }) => {
    const [sales, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    const before = await stateOf(sales, reference);
    ok(await sales.call('inbox.addNote', { reference, text: 'Mine.' }));
    expect(await stateOf(sales, reference)).toEqual(before);
    ok(await other.call('inbox.addNote', { reference, text: 'Hers.' }));
    const after = await stateOf(sales, reference);
    expect(after.item).not.toBe(before.item);
    expect(after.list).not.toBe(before.list);
    await submit(server, 'contact', makeContact());
    expect((await stateOf(sales, reference)).list).not.toBe(after.list);
    // Nothing is reported about kinds that the role does not read.
    expect((await stateOf(await createMember(server, 'recruiter'), reference)).item).toBeNull();
  });

  test('changes with the applicants of a job and with the stages', async ({ server }) => {
    const [recruiter, owner] = [await createMember(server, 'recruiter'), await createMember(server, 'owner')];
    const jid = await createJobOpening(server.db);
    const look = async (member: SignedInMember) => {
      const { job, stages } = ok(await member.ask('live.inbox', { jid }));
      return { job, stages };
    };
    expect((await look(recruiter)).job).toBeNull();
    const reference = await submit(server, 'application', makeApplication({ JobId: jid }));
    const applied = await look(recruiter);
    expect(applied.job).not.toBeNull();
    // Neither an own move nor another job changes it.
    const { version, stages } = ok(await owner.ask('hiringStages.list'));
    const moveTo = (member: SignedInMember, seen: number, stage: string) =>
      member.call('inbox.moveToStage', { items: [{ reference, version: seen }], stage, reason: '' });
    ok(await moveTo(recruiter, 1, stages[1].id));
    await submit(server, 'application', makeApplication({ JobId: await createJobOpening(server.db) }));
    expect(await look(recruiter)).toEqual(applied);
    ok(await moveTo(owner, 2, stages[2].id));
    const moved = await look(recruiter);
    expect(moved.job).not.toBe(applied.job);
    expect((await look(await createMember(server, 'sales'))).job).toBeNull();

    const followed = await followQuietly(server, recruiter);
    const named = stages.map(({ id, name }: { id: string; name: string }) => ({
      id,
      name: name === 'Interview' ? 'Second interview' : name,
    }));
    await expectTold(followed, () => owner.call('hiringStages.save', { version, stages: named }));
    const renamed = await look(recruiter);
    expect(renamed.stages).not.toBe(moved.stages);
    expect(renamed.job).toBe(moved.job);
  });
});
