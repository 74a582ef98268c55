import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listRecords } from '../../server/people/records.queries.ts';
import { usualHours } from '../../src/contract/staff/office-hours.ts';
import type { TestServer } from '../environment/app.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { test as base, list } from '../inbox/office.ts';
import { letWait, openAlways } from './office.ts';

/** A test in an office that is always open, without submissions. */
const test = base.extend<{ house: TestServer }>({
  house: async ({ inbox }, use) => {
    await openAlways(inbox);
    await use(inbox);
  },
});

const stateOf = async (member: SignedInMember) => ok(await member.ask('live.inbox', {}));
const contact = (server: TestServer) => submit(server, 'contact', makeContact());

describe('the working hours', () => {
  test('are the usual ones until an owner sets others, whole and checked', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    expect(ok(await owner.ask('officeHours.find'))).toEqual(usualHours);
    const holidays = [{ day: '2026-11-09', name: 'Diwali' }];
    const next = { ...usualHours, week: usualHours.week.with(5, null), holidays, digestAt: '08:30' };
    const saved = ok(await owner.call('officeHours.save', next));
    expect(saved).toEqual({ ...next, version: 1 });
    // From another page, which still shows what was before.
    const refused = await owner.call('officeHours.save', { ...next, version: 0 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toContain('Somebody else has changed the working hours');
    expect(ok(await owner.call('officeHours.save', { ...saved, digestAt: '10:00' })).version).toBe(2);
    const log = ok(await owner.ask('auditLog.search', { action: 'office hours set' }));
    expect(log.lines).toHaveLength(2);
    const twice = { day: '2026-01-26', name: 'Republic Day' };
    for (const [change, field] of [
      [{ week: usualHours.week.with(0, { opens: '10:00', closes: '09:00' }) }, 'week.0.closes'],
      [{ week: usualHours.week.map(() => null) }, 'week'],
      [{ holidays: [{ day: '', name: '' }] }, 'holidays.0.day'],
      [{ holidays: [twice, twice] }, 'holidays'],
      [{ digestAt: 'noon' }, 'digestAt'],
    ] as const) {
      const wrong = await owner.call('officeHours.save', { ...usualHours, ...change });
      expect(wrong.json().error.data.faults).toMatchObject([{ field }]);
    }
  });
});

describe('what waits over 24 hours', () => {
  test('are the new items of before that, for who may read them', async ({ house, sales, recruiter }) => {
    const [old, answered, young] = [await contact(house), await contact(house), await contact(house)];
    const application = await submit(house, 'application', makeApplication());
    for (const [reference, hours] of Object.entries({
      [old]: 25,
      [answered]: 30,
      [young]: 23,
      [application]: 26,
    }))
      await letWait(house, reference, hours);
    const items = [{ reference: answered, version: 1 }];
    ok(await sales.call('inbox.setStatus', { items, status: 'answered' }));
    expect(await list(sales, { waiting: 'late' })).toEqual([old]);
    expect(await list(recruiter, { waiting: 'late' })).toEqual([application]);
    expect((await stateOf(sales)).late).toBe(1);
    const { entries } = ok(await sales.ask('inbox.list', {}));
    const isLate = new Map(
      entries.map((entry: { reference: string; isLate: boolean }) => [entry.reference, entry.isLate]),
    );
    expect([old, answered, young].map((each) => isLate.get(each))).toEqual([true, false, false]);
    expect(ok(await sales.call('inbox.open', { reference: old })).isLate).toBe(true);
    // With words and other filters it finds the same.
    expect(await list(sales, { waiting: 'late', search: 'asha', kind: 'contact' })).toEqual([old]);
    // An answer makes an item new again, which then waits anew.
    const waitingSince = (hours: number) =>
      house.db
        .updateTable('inbox_entries')
        .set({ waiting_since: new Date(Date.now() - hours * 3_600_000) })
        .where('reference', '=', old)
        .execute();
    await waitingSince(0);
    expect(await list(sales, { waiting: 'late' })).toEqual([]);
    await waitingSince(25);
    expect(await list(sales, { waiting: 'late' })).toEqual([old]);
  });
});

describe('a follow-up', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const follow = (member: SignedInMember, reference: string, version: number, at: string | null) =>
    member.call('inbox.setFollowUp', { items: [{ reference, version }], at });

  test('comes back to who has set it and to the assignee, once it is due', async ({ house, sales }) => {
    const [assignee, other] = [await createMember(house, 'sales'), await createMember(house, 'sales')];
    const reference = await contact(house);
    ok(await follow(sales, reference, 1, inHours(5)));
    ok(await sales.call('inbox.assign', { items: [{ reference, version: 2 }], assignee: assignee.id }));
    expect(await list(sales, { followUp: sales.id })).toEqual([]);
    expect(await list(other, { followUp: 'all' })).toEqual([reference]);
    await sql`update inbox_entries set follow_up_at = now() - interval '1 minute'`.execute(house.db);
    const shownTo = async (member: SignedInMember) => [
      await list(member, { followUp: member.id }),
      (await stateOf(member)).followUps,
    ];
    for (const member of [sales, assignee]) expect(await shownTo(member)).toEqual([[reference], 1]);
    expect(await shownTo(other)).toEqual([[], 0]);
    // A closed item does not come back.
    ok(await sales.call('inbox.setStatus', { items: [{ reference, version: 3 }], status: 'closed' }));
    expect(await shownTo(sales)).toEqual([[], 0]);
  });

  test('is changed and removed, and each is in the history', async ({ house, sales }) => {
    const reference = await contact(house);
    const [first, second] = [inHours(5), inHours(50)];
    ok(await follow(sales, reference, 1, first));
    // The second of two people is told what the first has done.
    const refused = await follow(await createMember(house, 'sales'), reference, 1, inHours(7));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toMatch(/^A sales set a follow-up on /);
    ok(await follow(sales, reference, 2, second));
    expect(ok(await sales.call('inbox.open', { reference })).followUpAt).toBe(second);
    ok(await follow(sales, reference, 3, null));
    const item = ok(await sales.call('inbox.open', { reference }));
    expect(item.followUpAt).toBeNull();
    expect(item.events.map(({ action, text }: Record<string, string>) => [action, text])).toEqual([
      ['follow-up', first],
      ['follow-up', second],
      ['follow-up', ''],
    ]);
    // The person whom the item is about is given it, without the name of a member.
    const [{ id }] = (await house.db.selectFrom('submissions').select('id').execute()) as [{ id: string }];
    const [record] = await listRecords(house.db, [id]);
    expect(JSON.stringify(record)).toContain('follow-up');
    expect(JSON.stringify(record)).not.toContain(sales.id);
  });

  test('must be in the future, within two years, and on an item that the role reads', async ({
    house,
    sales,
  }) => {
    const reference = await contact(house);
    const application = await submit(house, 'application', makeApplication());
    for (const hours of [-1, 800 * 24])
      expect((await follow(sales, reference, 1, inHours(hours))).statusCode).toBe(400);
    expect((await follow(sales, application, 1, inHours(1))).statusCode).toBe(404);
  });
});
