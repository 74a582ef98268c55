import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { createDatabase, startTestServer, test } from '../../environment/app.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { follow } from '../live/follow.ts';

const SOON = { timeout: 5_000 };

const report = (member: SignedInMember, reference: string, doing = 'looking', page: string = randomUUID()) =>
  member.call('presence.report', { reference, doing, page });
const othersOf = async (member: SignedInMember, reference: string) =>
  ok(await member.ask('presence.list', { reference })).map(({ id, doing }: { id: string; doing: string }) => [
    id,
    doing,
  ]);

describe('who else has an item open', () => {
  test('is shown to the others there, each member once with what is done most', async ({ server }) => {
    const [one, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    ok(await report(one, reference));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'looking']]);
    expect(await othersOf(one, reference)).toEqual([]);
    const page = randomUUID();
    ok(await report(one, reference, 'reply', page));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'reply']]);
    ok(await one.call('presence.leave', { page }));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'looking']]);
  });

  test('is where a page reported last, and nobody else can say so', async ({ server }) => {
    const [one, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const [first, second] = [
      await submit(server, 'contact', makeContact()),
      await submit(server, 'contact', makeContact()),
    ];
    const page = randomUUID();
    ok(await report(one, first, 'note', page));
    ok(await report(one, second, 'looking', page));
    ok(await other.call('presence.leave', { page }));
    expect(await othersOf(other, first)).toEqual([]);
    expect(await othersOf(other, second)).toEqual([[one.id, 'looking']]);
  });

  test('is neither reported nor shown for kinds that the role does not read', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const reference = await submit(server, 'application', makeApplication());
    ok(await report(owner, reference));
    expect(await othersOf(sales, reference)).toEqual([]);
    expect((await report(sales, reference)).statusCode).toBe(404);
  });

  test('is over soon after the reports have stopped', async ({ server }) => {
    const [one, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    const now = Date.now();
    ok(await report(one, reference));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'looking']]);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 30_000);
    onTestFinished(() => clock.mockRestore());
    expect(await othersOf(other, reference)).toEqual([]);
  });

  test('does not prolong a session', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact());
    const until = new Date(Date.now() + 3_600_000);
    await server.db.updateTable('staff_sessions').set({ expires_at: until }).execute();
    ok(await report(member, reference));
    ok(await member.ask('presence.list', { reference }));
    const sessions = await server.db
      .selectFrom('staff_sessions')
      .select('expires_at')
      .where('member_id', '=', member.id)
      .execute();
    expect(sessions.map(({ expires_at }) => expires_at)).toEqual([until]);
  });
});

describe('two servers on one database', () => {
  test('show each other’s members, and tell those at the item at once', async () => {
    const url = await createDatabase();
    const here = await startTestServer({ DATABASE_URL: url });
    const there = await startTestServer({ DATABASE_URL: url, STAFF_SECRET: 'x'.repeat(40) });
    onTestFinished(() => Promise.all([here.stop(), there.stop()]).then(() => undefined));
    const [one, other] = [await createMember(here, 'sales'), await createMember(there, 'sales')];
    const [far, bystander] = [await createMember(there, 'owner'), await createMember(there, 'sales')];
    const reference = await submit(here, 'contact', makeContact());
    const followed = await follow(there, other);
    const passing = await follow(there, bystander);
    await vi.waitFor(() => expect(followed.events).toContain('changed'));
    ok(await report(other, reference));
    ok(await report(far, reference));

    const told = () => followed.events.filter((event) => event === 'presence').length;
    const before = told();
    const page = randomUUID();
    ok(await report(one, reference, 'reply', page));
    await vi.waitFor(() => expect(told()).toBeGreaterThan(before), SOON);
    await vi.waitFor(
      async () => expect(await othersOf(other, reference)).toContainEqual([one.id, 'reply']),
      SOON,
    );
    await vi.waitFor(
      async () =>
        expect(await othersOf(one, reference)).toEqual(expect.arrayContaining([[other.id, 'looking']])),
      SOON,
    );
    ok(await one.call('presence.leave', { page }));
    await vi.waitFor(
      async () => expect(await othersOf(other, reference)).toEqual([[far.id, 'looking']]),
      SOON,
    );
    // Nobody else is told, and the stream does not say who it was.
    expect(passing.events).not.toContain('presence');
    expect(followed.text()).not.toContain(reference);
  });
});
