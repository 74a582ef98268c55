import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '../environment/app.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';

const report = (member: SignedInMember, reference: string, doing = 'looking', page: string = randomUUID()) =>
  member.call('presence.report', { reference, doing, page });
const othersOf = async (member: SignedInMember, reference: string) =>
  ok(await member.ask('presence.list', { reference })).map(({ id, doing }: Record<string, string>) => [
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
    // Nobody else can say that a page was left.
    ok(await other.call('presence.leave', { page }));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'reply']]);
    ok(await one.call('presence.leave', { page }));
    expect(await othersOf(other, reference)).toEqual([[one.id, 'looking']]);
  });

  test('is where a page reported last, and over soon after the reports have stopped', async ({ server }) => {
    const [one, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const first = await submit(server, 'contact', makeContact());
    const second = await submit(server, 'contact', makeContact());
    const page = randomUUID();
    ok(await report(one, first, 'note', page));
    const now = Date.now();
    ok(await report(one, second, 'looking', page));
    expect(await othersOf(other, first)).toEqual([]);
    expect(await othersOf(other, second)).toEqual([[one.id, 'looking']]);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 30_000);
    onTestFinished(() => clock.mockRestore());
    expect(await othersOf(other, second)).toEqual([]);
  });

  test('is nothing for kinds that the role does not read, and prolongs no session', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const until = new Date(Date.now() + 3_600_000);
    await server.db.updateTable('staff_sessions').set({ expires_at: until }).execute();
    const reference = await submit(server, 'application', makeApplication());
    ok(await report(owner, reference));
    expect(await othersOf(sales, reference)).toEqual([]);
    expect((await report(sales, reference)).statusCode).toBe(404);
    const sessions = server.db
      .selectFrom('staff_sessions')
      .select('expires_at')
      .where('member_id', '=', owner.id);
    expect(await sessions.execute()).toEqual([{ expires_at: until }]);
  });
});
