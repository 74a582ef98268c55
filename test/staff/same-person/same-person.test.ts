import { describe, expect } from 'vitest';
import type { SamePersonEntry } from '../../../src/contract/staff/same-person.ts';
import type { TestServer } from '../../environment/app.ts';
import { makeContact, makeQuotation } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { apply, claim, open, test } from './office.ts';

const call = (server: TestServer, emailId: string, mobileNo: string, fullName = 'ASHA MENON') =>
  submit(server, 'contact', { ...makeContact({ emailId, mobileNo, fullName }) });
const list = async (member: SignedInMember, reference: string) =>
  ok(await member.ask('inbox.listSamePerson', { reference }));
const referencesOf = (entries: SamePersonEntry[]) => entries.map(({ reference }) => reference);
const same = async (member: SignedInMember, reference: string) =>
  referencesOf((await list(member, reference)).entries);
describe('the same person', () => {
  test('is recognised by address and number in any notation, newest first', async ({ server, office }) => {
    const { owner } = office;
    const first = await call(server, 'Asha@Example.com', '9812345678');
    const byPhone = await submit(server, 'quotation', {
      ...makeQuotation({ emailId: 'mills@example.com', mobileNo: '9812345678' }),
    });
    const byEmail = await apply(server, 'ASHA@example.COM', '9700000001');
    await call(server, 'ravi@example.com', '9812345679');
    await server.db
      .updateTable('inbox_entries')
      .set({ phone: '+91 98123-45678' })
      .where('reference', '=', byPhone)
      .execute();
    const found = await list(owner, first);
    expect(found).toMatchObject({ count: 2, isMore: false, others: [] });
    expect(found.entries).toMatchObject([
      { reference: byEmail, kind: 'application', signs: ['email'], claim: 'unsaid', status: 'new' },
      { reference: byPhone, kind: 'quotation', signs: ['phone'], stage: null },
    ]);
    expect(found.entries[0].stage).toMatchObject({ name: 'New' });
    // What shares something only with one that was found is not found, since families share a number.
    expect(await same(owner, byEmail)).toEqual([first]);
  });

  test('is not recognised by what many people enter', async ({ server, office: { owner } }) => {
    const first = await call(server, 'none', '9999999999');
    await call(server, 'none', '9999999999');
    await call(server, 'none', '1234');
    const other = await call(server, 'none', '1234');
    expect(await same(owner, first)).toEqual([]);
    expect(await same(owner, other)).toEqual([]);
  });

  test('has only the kinds that a member may read', async ({ server, office }) => {
    const contact = await call(server, 'asha@example.com', '9812345678');
    const application = await apply(server, 'asha@example.com', '9812345678');
    expect(await same(office.owner, contact)).toEqual([application]);
    expect(await list(office.sales, contact)).toMatchObject({ entries: [], count: 0 });
    expect((await office.sales.ask('inbox.listSamePerson', { reference: application })).statusCode).toBe(404);
    const pair = [contact, application] as const;
    for (const member of [office.sales, office.recruiter])
      expect((await claim(member, pair, 'different')).statusCode).toBe(404);
  });
});

describe('two items that are said to be the same person', () => {
  test('are found from each other, with all that is recognised by either', async ({ server, office }) => {
    const { owner } = office;
    const old = await call(server, 'asha@old.example', '9811111111');
    const alsoOld = await call(server, 'asha@old.example', '9822222222');
    const now = await call(server, 'asha@new.example', '9833333333');
    expect(await same(owner, now)).toEqual([]);
    ok(await claim(owner, [now, old], 'same'));
    const found = await list(owner, now);
    expect(found.entries).toMatchObject([
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
  });

  test('part again with what had been merged with either before', async ({ server, office: { owner } }) => {
    const [a, b, c, d] = [
      await call(server, 'a@example.com', '9800000001'),
      await call(server, 'b@example.com', '9800000002'),
      await call(server, 'c@example.com', '9800000003'),
      await call(server, 'd@example.com', '9800000004'),
    ] as const;
    ok(await claim(owner, [a, b], 'same'));
    ok(await claim(owner, [c, d], 'same'));
    ok(await claim(owner, [b, c], 'same'));
    expect((await same(owner, a)).toSorted()).toEqual([b, c, d].toSorted());
    ok(await claim(owner, [c, b], 'unsaid', 'same'));
    expect(await same(owner, a)).toEqual([b]);
    expect(await same(owner, d)).toEqual([c]);
    // One in the middle leaves alone, where it is taken out of a list that shows it.
    ok(await claim(owner, [b, c], 'same'));
    ok(await claim(owner, [d, b], 'unsaid', 'same'));
    expect(await same(owner, b)).toEqual([]);
    expect((await same(owner, a)).toSorted()).toEqual([c, d].toSorted());
  });
});

describe('an item that is said to be somebody else', () => {
  test('is not shown with those who share its number, and what its own address sent goes with it', async ({
    server,
    office,
  }) => {
    const { owner } = office;
    const mother = await apply(server, 'mother@example.com', '9811111111');
    const son = await apply(server, 'son@example.com', '9811111111');
    const daughter = await apply(server, 'daughter@example.com', '9811111111');
    expect(await same(owner, mother)).toEqual([daughter, son]);
    ok(await claim(owner, [mother, son], 'different'));
    expect(await list(owner, mother)).toMatchObject({
      count: 1,
      entries: [{ reference: daughter }],
      others: [{ reference: son, signs: ['phone'], claim: 'different' }],
    });
    expect(await same(owner, son)).toEqual([daughter]);
    expect((await open(owner, son)).events).toMatchObject([{ action: 'split', text: mother }]);
    const again = await apply(server, 'son@example.com', '9811111111');
    expect(await same(owner, mother)).toEqual([daughter]);
    expect(await same(owner, again)).toEqual([daughter, son]);
    expect((await open(owner, again)).appliedBefore).toMatchObject({ reference: daughter });

    ok(await claim(owner, [son, mother], 'unsaid', 'different'));
    expect(await same(owner, mother)).toEqual([again, daughter, son]);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'person split undone' }));
    expect(lines[0].subject).toBe(`${son} ${mother}`);
  });

  test('can be split from one that it was merged with', async ({ server, office: { owner } }) => {
    const one = await call(server, 'a@example.com', '9800000001');
    const other = await call(server, 'b@example.com', '9800000002');
    ok(await claim(owner, [one, other], 'same'));
    ok(await claim(owner, [one, other], 'different', 'same'));
    expect(await list(owner, one)).toMatchObject({
      entries: [],
      others: [{ reference: other, signs: ['staff'], claim: 'different' }],
    });
    ok(await claim(owner, [one, other], 'same', 'different'));
    expect(await same(owner, one)).toEqual([other]);
  });
});

describe('two members at once', () => {
  test('say the same and are both content, once in the history', async ({ server, office }) => {
    const { owner, sales } = office;
    const pair = [
      await call(server, 'a@example.com', '9800000001'),
      await call(server, 'b@example.com', '9800000002'),
    ] as const;
    const answers = await Promise.all(
      [owner, sales, owner, sales].map((member) => claim(member, pair, 'same')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await open(owner, pair[0])).events).toHaveLength(1);
    expect((await open(owner, pair[1])).events).toHaveLength(1);
  });

  test('say the opposite, and the second is told', async ({ server, office: { owner, sales } }) => {
    const pair = [
      await call(server, 'a@example.com', '9800000001'),
      await call(server, 'b@example.com', '9800000001'),
    ] as const;
    ok(await claim(sales, pair, 'different'));
    const late = await claim(owner, pair, 'same');
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain(
      'A sales has changed this meanwhile: now the two are said to be different persons',
    );
    expect(await same(owner, pair[0])).toEqual([]);
  });

  test('are refused nonsense', async ({ server, office: { owner } }) => {
    const reference = await call(server, 'a@example.com', '9800000001');
    expect((await claim(owner, [reference, reference], 'same')).statusCode).toBe(400);
    expect((await claim(owner, [reference, 'CB-000000'], 'same')).statusCode).toBe(404);
    expect((await claim(owner, [reference, 'CB-000000'], 'perhaps')).statusCode).toBe(400);
  });
});
