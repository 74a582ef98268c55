import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { type TestServer, test } from '../../environment/app.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const WRONG = 'meera@exmaple.com';
const RIGHT = 'Meera@example.com';

const call = (server: TestServer, emailId: string, mobileNo: string) =>
  submit(server, 'contact', makeContact({ emailId, mobileNo }));

/** The confirmation of a submission has failed, and is sent to another address by the staff. */
async function correct(server: TestServer, member: SignedInMember, reference: string): Promise<void> {
  const { rows } = await sql<{ id: string; recipient: string }>`
    update mails set status = 'parked', attempts = 3, settled_at = now()
    where submission_id = (select id from submissions where reference = ${reference}) and role = 'confirmation'
    returning id, recipient`.execute(server.db);
  const [mail] = rows;
  ok(await member.call('mail.correctAddress', { id: mail?.id, seen: mail?.recipient, address: RIGHT }));
}

interface Listed {
  reference: string;
  signs: string[];
}

const list = async (member: SignedInMember, reference: string) => {
  const { entries, others } = ok(await member.ask('inbox.listSamePerson', { reference }));
  const show = (listed: Listed[]) => listed.map((each) => [each.reference, each.signs]);
  return { entries: show(entries), others: show(others) };
};

describe('the same person', () => {
  test('is recognised by the address to which the office has corrected a mail', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const mistyped = await call(server, WRONG, '9811111111');
    const later = await submit(server, 'application', {
      ...makeApplication({ EmailId: RIGHT, MobileNo: '9822222222' }),
    });
    expect(await list(owner, mistyped)).toEqual({ entries: [], others: [] });
    await correct(server, owner, mistyped);
    expect((await list(owner, mistyped)).entries).toEqual([[later, ['email']]]);
    expect((await list(owner, later)).entries).toEqual([[mistyped, ['email']]]);
    // Two who made different mistakes and share only what was corrected.
    const otherwise = await call(server, 'meera@example.con', '9833333333');
    await correct(server, owner, otherwise);
    expect((await list(owner, mistyped)).entries).toEqual([
      [otherwise, ['email']],
      [later, ['email']],
    ]);
  });

  test('takes along what came from a corrected address when it is said to be another', async ({ server }) => {
    await server.db.deleteFrom('submissions').execute();
    const owner = await createMember(server, 'owner');
    const mother = await call(server, 'mother@example.com', '9811111111');
    const son = await call(server, WRONG, '9811111111');
    const again = await call(server, RIGHT, '9811111111');
    await correct(server, owner, son);
    const claim = { reference: mother, other: son, claim: 'different', seen: 'unsaid' };
    ok(await owner.call('inbox.claimPerson', claim));
    expect(await list(owner, mother)).toEqual({ entries: [], others: [[son, ['phone']]] });
    expect((await list(owner, son)).entries).toEqual([[again, ['email', 'phone']]]);

    const { entries } = ok(await owner.call('people.find', { who: '9811111111' }));
    const personOf = new Map(
      entries.map((entry: { reference: string; person: number }) => [entry.reference, entry.person]),
    );
    expect(personOf.get(again)).toBe(personOf.get(son));
    expect(personOf.get(mother)).not.toBe(personOf.get(son));
  });
});
