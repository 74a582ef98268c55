import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listRecords } from '../../../server/staff/people/records.queries.ts';
import { type TestServer, test } from '../../environment/app.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const follow = (member: SignedInMember, reference: string, version: number, at: string | null) =>
  member.call('inbox.setFollowUp', { items: [{ reference, version }], at });
const listed = async (member: SignedInMember, filter: object) =>
  ok(await member.ask('inbox.list', filter)).entries.map(({ reference }: { reference: string }) => reference);

/** Makes the follow-up due since a minute. */
const letCome = ({ db }: Pick<TestServer, 'db'>, reference: string) =>
  sql`update inbox_entries set follow_up_at = now() - interval '1 minute' where reference = ${reference}`.execute(
    db,
  );

describe('a follow-up', () => {
  test('comes back to who has set it and to the assignee, once it is due', async ({ server }) => {
    const [setter, assignee, other] = [
      await createMember(server, 'sales'),
      await createMember(server, 'sales'),
      await createMember(server, 'sales'),
    ];
    const reference = await submit(server, 'contact', makeContact());
    ok(await follow(setter, reference, 1, inHours(5)));
    ok(await setter.call('inbox.assign', { items: [{ reference, version: 2 }], assignee: assignee.id }));
    expect(await listed(setter, { followUp: setter.id })).toEqual([]);
    expect(await listed(other, { followUp: 'all' })).toEqual([reference]);
    await letCome(server, reference);
    for (const member of [setter, assignee]) {
      expect(await listed(member, { followUp: member.id })).toEqual([reference]);
      expect(ok(await member.ask('live.inbox', {})).followUps).toBe(1);
    }
    expect(await listed(other, { followUp: other.id })).toEqual([]);
    expect(ok(await other.ask('live.inbox', {})).followUps).toBe(0);
    // A closed item does not come back.
    ok(await setter.call('inbox.setStatus', { items: [{ reference, version: 3 }], status: 'closed' }));
    expect(await listed(setter, { followUp: setter.id })).toEqual([]);
    expect(ok(await setter.ask('live.inbox', {})).followUps).toBe(0);
  });

  test('is changed and removed, and each is in the history', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact());
    const [first, second] = [inHours(5), inHours(50)];
    ok(await follow(member, reference, 1, first));
    ok(await follow(member, reference, 2, second));
    expect(ok(await member.call('inbox.open', { reference })).followUpAt).toBe(second);
    ok(await follow(member, reference, 3, null));
    const item = ok(await member.call('inbox.open', { reference }));
    expect(item.followUpAt).toBeNull();
    expect(item.events.map(({ action, text }: Record<string, string>) => [action, text])).toEqual([
      ['follow-up', first],
      ['follow-up', second],
      ['follow-up', ''],
    ]);
    // The person whom the item is about is given it, without the name of a member.
    const { id } = await server.db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const [record] = await listRecords(server.db, [id]);
    expect(JSON.stringify(record)).toContain('follow-up');
    expect(JSON.stringify(record)).not.toContain(member.id);
  });

  test('of the second of two people is refused with what the first has done', async ({ server }) => {
    const [first, second] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    ok(await follow(first, reference, 1, inHours(5)));
    const refused = await follow(second, reference, 1, inHours(7));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toMatch(/^A sales set a follow-up on /);
  });

  test('must be in the future, within two years, and on an item that the role reads', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact());
    const application = await submit(server, 'application', makeApplication());
    expect((await follow(member, reference, 1, inHours(-1))).statusCode).toBe(400);
    expect((await follow(member, reference, 1, inHours(800 * 24))).statusCode).toBe(400);
    expect((await follow(member, application, 1, inHours(1))).statusCode).toBe(404);
  });
});
