import { describe, expect } from 'vitest';
import { usualHours } from '../../../src/contract/staff/office-hours.ts';
import { startTestServer, test } from '../../environment/app.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { letWait, openAlways } from './office.ts';

const lateOf = async (member: SignedInMember) =>
  ok(await member.ask('inbox.list', { waiting: 'late' })).entries.map(
    ({ reference }: { reference: string }) => reference,
  );

describe('the working hours', () => {
  test('are the usual ones until an owner sets others, whole and checked', async () => {
    const server = await startTestServer();
    const owner = await createMember(server, 'owner');
    expect(ok(await owner.ask('officeHours.find'))).toEqual(usualHours);
    const next = {
      ...usualHours,
      week: usualHours.week.with(5, null),
      holidays: [{ day: '2026-11-09', name: 'Diwali' }],
      digestAt: '08:30',
    };
    const saved = ok(await owner.call('officeHours.save', next));
    expect(saved).toEqual({ ...next, version: 1 });
    // From another page, which still shows what was before.
    const refused = await owner.call('officeHours.save', { ...next, version: 0 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toContain('Somebody else has changed the working hours');
    expect(ok(await owner.call('officeHours.save', { ...saved, digestAt: '10:00' })).version).toBe(2);
    const log = ok(await owner.ask('auditLog.search', { action: 'office hours set' }));
    expect(log.lines).toHaveLength(2);
    await server.stop();
  });

  test('say which field is wrong', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const faultsOf = async (change: object) =>
      (await owner.call('officeHours.save', { ...usualHours, ...change }))
        .json()
        .error.data.faults.map(({ field }: { field: string }) => field);
    expect(await faultsOf({ week: usualHours.week.with(0, { opens: '10:00', closes: '09:00' }) })).toEqual([
      'week.0.closes',
    ]);
    expect(await faultsOf({ week: usualHours.week.map(() => null) })).toEqual(['week']);
    expect(await faultsOf({ holidays: [{ day: '', name: '' }] })).toEqual(['holidays.0.day']);
    const twice = { day: '2026-01-26', name: 'Republic Day' };
    expect(await faultsOf({ holidays: [twice, twice] })).toEqual(['holidays']);
    expect(await faultsOf({ digestAt: 'noon' })).toEqual(['digestAt']);
  });
});

describe('what waits over 24 hours', () => {
  test('are the new items of before that, for whoever may read them', async () => {
    const server = await startTestServer();
    await openAlways(server);
    const [sales, recruiter] = [await createMember(server, 'sales'), await createMember(server, 'recruiter')];
    const old = await submit(server, 'contact', makeContact());
    const answered = await submit(server, 'contact', makeContact());
    const young = await submit(server, 'contact', makeContact());
    const application = await submit(server, 'application', makeApplication());
    await letWait(server, old, 25);
    await letWait(server, answered, 30);
    await letWait(server, young, 23);
    await letWait(server, application, 26);
    ok(
      await sales.call('inbox.setStatus', {
        items: [{ reference: answered, version: 1 }],
        status: 'answered',
      }),
    );
    expect(await lateOf(sales)).toEqual([old]);
    expect(await lateOf(recruiter)).toEqual([application]);
    expect(ok(await sales.ask('live.inbox', {})).late).toBe(1);
    const all = ok(await sales.ask('inbox.list', {})).entries;
    expect(
      Object.fromEntries(
        all.map(({ reference, isLate }: { reference: string; isLate: boolean }) => [reference, isLate]),
      ),
    ).toEqual({ [old]: true, [answered]: false, [young]: false });
    expect(ok(await sales.call('inbox.open', { reference: old })).isLate).toBe(true);
    // With words and other filters it finds the same.
    const found = ok(await sales.ask('inbox.list', { waiting: 'late', search: 'asha', kind: 'contact' }));
    expect(found.entries).toHaveLength(1);
    await server.stop();
  });

  test('begin anew where an answer makes an item new again', async () => {
    const server = await startTestServer();
    await openAlways(server);
    const sales = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact());
    await letWait(server, reference, 50);
    await server.db.updateTable('inbox_entries').set({ waiting_since: new Date() }).execute();
    expect(await lateOf(sales)).toEqual([]);
    await server.db
      .updateTable('inbox_entries')
      .set({ waiting_since: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect(await lateOf(sales)).toEqual([reference]);
    await server.stop();
  });
});
