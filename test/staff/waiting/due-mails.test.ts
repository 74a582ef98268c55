import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { tellOfFollowUps } from '../../../server/staff/member-mail/due-follow-ups.ts';
import type { TestServer } from '../../environment/app.ts';
import { test as base } from '../../environment/outbox.ts';
import { makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const test = base.extend<{ house: TestServer }>({
  house: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(server);
  },
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const follow = async (member: SignedInMember, references: string[], version: number, at: string | null) =>
  ok(
    await member.call('inbox.setFollowUp', {
      items: references.map((reference) => ({ reference, version })),
      at,
    }),
  );
/** Makes the follow-ups due since that many minutes. */
const letCome = ({ db }: TestServer, minutes = 1) =>
  sql`update inbox_entries set follow_up_at = now() - make_interval(mins => ${minutes}::integer)`.execute(db);
/** Only the mails to members are sent in these tests. */
const clear = ({ db }: TestServer) => db.deleteFrom('mails').where('role', '<>', 'member').execute();

describe('a follow-up that comes due', () => {
  test('is told once to who has the item and who has set it, with several servers', async ({
    house,
    smtp,
    send,
  }) => {
    const [setter, taker] = [await createMember(house, 'sales'), await createMember(house, 'sales')];
    const reference = await submit(house, 'contact', makeContact({ fullName: 'VIKRAM SETHI' }));
    await follow(setter, [reference], 1, inHours(5));
    ok(await setter.call('mailChoices.save', { assigned: false, mentioned: false, digest: false }));
    ok(await taker.call('mailChoices.save', { assigned: false, mentioned: false, digest: false }));
    ok(await setter.call('inbox.assign', { items: [{ reference, version: 2 }], assignee: taker.id }));
    expect(await tellOfFollowUps(house.db)).toBe(0);
    await letCome(house);
    const counts = await Promise.all([1, 2, 3].map(() => tellOfFollowUps(house.db)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    expect(await tellOfFollowUps(house.db)).toBe(0);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 2 });
    expect(smtp.received.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual(
      [setter.email, taker.email].toSorted(),
    );
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(`${reference}: follow-up due`);
    expect(mail?.text).toContain(`https://guardhouse.example/staff/inbox?view=inbox&item=${reference}`);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
    // Set to another time, it is another one.
    await follow(setter, [reference], 3, inHours(2));
    await letCome(house, 2);
    expect(await tellOfFollowUps(house.db)).toBe(2);
  });

  test('is one mail for a selection, and none where the member does not want it', async ({
    house,
    smtp,
    send,
  }) => {
    const [member, silent] = [await createMember(house, 'sales'), await createMember(house, 'sales')];
    const choices = { assigned: true, mentioned: true, digest: true, due: false };
    ok(await silent.call('mailChoices.save', choices));
    expect(ok(await silent.ask('mailChoices.find'))).toEqual(choices);
    const all = [1, 2, 3].map(() => submit(house, 'contact', makeContact()));
    const references = await Promise.all(all);
    await follow(member, references, 1, inHours(5));
    const quiet = await submit(house, 'contact', makeContact());
    await follow(silent, [quiet], 1, inHours(5));
    await letCome(house);
    expect(await tellOfFollowUps(house.db)).toBe(1);
    await clear(house);
    await send();
    expect(smtp.received.map(({ subject }) => subject)).toEqual(['3 items: follow-up due']);
    expect(smtp.received[0]?.text).toContain(`/staff/inbox?followUp=${encodeURIComponent(member.id)}`);
    for (const reference of references) expect(smtp.received[0]?.text).toContain(reference);
  });

  test('is not told after days, nor of a closed item, nor once it is done with', async ({ house, send }) => {
    const member = await createMember(house, 'sales');
    const references = [
      await submit(house, 'contact', makeContact()),
      await submit(house, 'contact', makeContact()),
    ];
    await follow(member, references, 1, inHours(5));
    await letCome(house, 25 * 60);
    expect(await tellOfFollowUps(house.db)).toBe(0);
    const [closed, open] = references;
    ok(
      await member.call('inbox.setStatus', { items: [{ reference: closed, version: 2 }], status: 'closed' }),
    );
    await letCome(house);
    expect(await tellOfFollowUps(house.db)).toBe(1);
    await follow(member, [String(open)], 2, null);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 0, parked: 1 });
    // What was told is erased with the submission.
    await house.db.deleteFrom('submissions').execute();
    expect(await house.db.selectFrom('follow_ups_told').selectAll().execute()).toEqual([]);
  });
});
