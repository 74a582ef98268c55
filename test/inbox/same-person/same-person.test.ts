import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { SamePersonEntry } from '../../../src/contract/staff/same-person.ts';
import type { TestServer } from '../../environment/app.ts';
import { makeContact, makeQuotation } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { open, test } from '../office.ts';
import { apply, claim, correct } from './office.ts';

const call = (server: TestServer, emailId: string, mobileNo: string) =>
  submit(server, 'contact', { ...makeContact({ emailId, mobileNo }) });
const list = async (member: SignedInMember, reference: string) =>
  ok(await member.ask('inbox.listSamePerson', { reference }));
const same = async (member: SignedInMember, reference: string): Promise<string[]> =>
  (await list(member, reference)).entries.map((entry: SamePersonEntry) => entry.reference);

describe('the same person', () => {
  test('is recognised by address and number in any notation, newest first', async ({
    inbox: server,
    owner,
  }) => {
    const first = await call(server, 'Asha@Example.com', '9812345678');
    const quoted = makeQuotation({ emailId: 'mills@example.com', mobileNo: '9812345678' });
    const byPhone = await submit(server, 'quotation', quoted);
    const byEmail = await apply(server, 'ASHA@example.COM', '9700000001');
    await call(server, 'ravi@example.com', '9812345679');
    await sql`update inbox_entries set phone = '+91 98123-45678' where reference = ${byPhone}`.execute(
      server.db,
    );
    const found = await list(owner, first);
    expect(found).toMatchObject({ count: 2, isMore: false, others: [] });
    expect(found.entries).toMatchObject([
      { reference: byEmail, kind: 'application', signs: ['email'], claim: 'unsaid', status: 'new' },
      { reference: byPhone, kind: 'quotation', signs: ['phone'], stage: null },
    ]);
    expect(found.entries[0].stage).toMatchObject({ name: 'New' });
    // What shares something only with one that was found is not found, since families share a number.
    expect(await same(owner, byEmail)).toEqual([first]);
    // Nor is what many people enter a sign.
    for (const number of ['9999999999', '1234']) {
      await call(server, 'none', number);
      expect(await same(owner, await call(server, 'none', number))).toEqual([]);
    }
  });

  test('has only the kinds that a member may read', async ({ inbox: server, owner, sales, recruiter }) => {
    const contact = await call(server, 'asha@example.com', '9812345678');
    const application = await apply(server, 'asha@example.com', '9812345678');
    expect(await same(owner, contact)).toEqual([application]);
    expect(await list(sales, contact)).toMatchObject({ entries: [], count: 0 });
    expect((await sales.ask('inbox.listSamePerson', { reference: application })).statusCode).toBe(404);
    for (const member of [sales, recruiter])
      expect((await claim(member, [contact, application], 'different')).statusCode).toBe(404);
  });

  test('is recognised by the corrected address of a mail', async ({ inbox: server, owner }) => {
    const right = 'Meera@example.com';
    const mistyped = await call(server, 'meera@exmaple.com', '9811111111');
    const later = await apply(server, right, '9822222222');
    expect(await same(owner, mistyped)).toEqual([]);
    await correct(server, owner, mistyped, right);
    expect((await list(owner, mistyped)).entries).toMatchObject([{ reference: later, signs: ['email'] }]);
    expect(await same(owner, later)).toEqual([mistyped]);
    // Two who made different mistakes share only what was corrected.
    const otherwise = await call(server, 'meera@example.con', '9833333333');
    await correct(server, owner, otherwise, right);
    expect(await same(owner, mistyped)).toEqual([otherwise, later]);
    // Who is said to be another takes along what came from the corrected address.
    const mother = await call(server, 'mother@example.com', '9811111111');
    const again = await call(server, right, '9811111111');
    ok(await claim(owner, [mother, mistyped], 'different'));
    expect(await list(owner, mother)).toMatchObject({ entries: [], others: [{ reference: mistyped }] });
    expect((await list(owner, mistyped)).entries[0]).toMatchObject({
      reference: again,
      signs: ['email', 'phone'],
    });
    const { entries } = ok(await owner.call('people.find', { who: '9811111111' }));
    const personOf = (reference: string) =>
      entries.find((entry: { reference: string }) => entry.reference === reference).person;
    expect(personOf(again)).toBe(personOf(mistyped));
    expect(personOf(mother)).not.toBe(personOf(mistyped));
  });
});

describe('two items that are said to be the same person', () => {
  test('are found from each other, with all that is recognised by either', async ({
    inbox: server,
    owner,
  }) => {
    const old = await call(server, 'asha@old.example', '9811111111');
    const alsoOld = await call(server, 'asha@old.example', '9822222222');
    const now = await call(server, 'asha@new.example', '9833333333');
    expect(await same(owner, now)).toEqual([]);
    ok(await claim(owner, [now, old], 'same'));
    expect((await list(owner, now)).entries).toMatchObject([
      { reference: alsoOld, signs: ['staff'], claim: 'unsaid' },
      { reference: old, signs: ['staff'], claim: 'same' },
    ]);
    expect(await same(owner, alsoOld)).toEqual([now, old]);
    // What comes later from either address is of the same person.
    const later = await call(server, 'asha@old.example', '9844444444');
    expect(await same(owner, now)).toEqual([later, alsoOld, old]);
    expect(await same(owner, later)).toEqual([now, alsoOld, old]);

    expect((await open(owner, now)).events).toMatchObject([{ action: 'merged', text: old }]);
    expect((await open(owner, old)).events).toMatchObject([{ action: 'merged', text: now }]);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person merged' }));
    expect(lines[0]).toMatchObject({ subject: `${now} ${old}`, member: { id: owner.id } });

    ok(await claim(owner, [old, now], 'unsaid', 'same'));
    expect(await same(owner, now)).toEqual([]);
    expect((await open(owner, now)).events.at(-1)).toMatchObject({ action: 'unmerged', text: old });
    ok(await claim(owner, [old, now], 'different'));
    const others = [{ reference: old, signs: ['staff'], claim: 'different' }];
    expect(await list(owner, now)).toMatchObject({ entries: [], others });
    ok(await claim(owner, [old, now], 'same', 'different'));
    expect(await same(owner, now)).toEqual([later, alsoOld, old]);
  });
});
