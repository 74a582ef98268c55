import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { giveDigests } from '../../../server/staff/member-mail/digest.ts';
import type { TestServer } from '../../environment/app.ts';
import { test } from '../../environment/outbox.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { letWait, openAlways } from './office.ts';

const rename = async ({ db }: TestServer, member: SignedInMember, name: string) => {
  await db.updateTable('staff_members').set({ name }).where('id', '=', member.id).execute();
  return member;
};
const choose = (member: SignedInMember, choices: object) =>
  member.call('mailChoices.save', { assigned: true, mentioned: true, digest: true, ...choices });
/** The mails that wait for a member. */
const queuedFor = async ({ db }: TestServer, { email }: SignedInMember) =>
  (
    await db
      .selectFrom('mails')
      .select('id')
      .where('role', '=', 'member')
      .where('recipient', '=', email)
      .where('status', '=', 'queued')
      .execute()
  ).length;
/** Only the mails to members are sent in these tests. */
const clear = ({ db }: TestServer) => db.deleteFrom('mails').where('role', '<>', 'member').execute();

describe('an assignment', () => {
  test('is told by one mail for several items, without anything of the visitors', async ({
    server,
    smtp,
    send,
  }) => {
    const giver = await rename(server, await createMember(server, 'sales'), 'Meera Nair');
    const taker = await createMember(server, 'sales');
    const all = [
      await submit(server, 'contact', makeContact({ fullName: 'VIKRAM SETHI' })),
      await submit(server, 'contact', makeContact({ fullName: 'VIKRAM SETHI' })),
    ];
    const items = all.map((reference) => ({ reference, version: 1 }));
    ok(await giver.call('inbox.assign', { items, assignee: taker.id }));
    // Once more, which changes nothing.
    ok(
      await giver.call('inbox.assign', {
        items: all.map((reference) => ({ reference, version: 2 })),
        assignee: taker.id,
      }),
    );
    await clear(server);
    expect(await send()).toMatchObject({ sent: 1 });
    const [mail] = smtp.received;
    expect(mail?.envelope.to).toEqual([taker.email]);
    expect(mail?.subject).toBe('2 items: assigned to you');
    for (const reference of all) expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain('Meera Nair has assigned 2 items to you');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
  });

  test('is not told to whoever takes it, does not want it, or has lost it meanwhile', async ({
    server,
    smtp,
    send,
  }) => {
    const giver = await createMember(server, 'sales');
    const [taker, silent] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    ok(await choose(silent, { assigned: false }));
    const reference = await submit(server, 'contact', makeContact());
    const assign = async (version: number, assignee: string | null) =>
      ok(await giver.call('inbox.assign', { items: [{ reference, version }], assignee }));
    await assign(1, giver.id);
    await assign(2, silent.id);
    expect([await queuedFor(server, giver), await queuedFor(server, silent)]).toEqual([0, 0]);
    await assign(3, taker.id);
    expect(await queuedFor(server, taker)).toBe(1);
    await assign(4, null);
    await clear(server);
    expect(await send()).toMatchObject({ sent: 0, parked: 1 });
    expect(smtp.received).toEqual([]);
  });

  test('names the single item and links to it', async ({ server, smtp, send }) => {
    const [giver, taker] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    ok(await giver.call('inbox.assign', { items: [{ reference, version: 1 }], assignee: taker.id }));
    await clear(server);
    await send();
    expect(smtp.received[0]?.subject).toBe(`${reference}: assigned to you`);
    expect(smtp.received[0]?.text).toContain(
      `https://guardhouse.example/staff/inbox?view=inbox&item=${reference}`,
    );
    // Erased with the submission, and shown to owners only.
    const owner = await createMember(server, 'owner');
    const mails = async (member: SignedInMember) =>
      ok(await member.call('mail.list', { role: 'member' })).mails;
    expect((await mails(owner))[0]).toMatchObject({ role: 'member', reference: `member ${taker.id}` });
    expect(await mails(taker)).toEqual([]);
    const items = async () =>
      (await server.db.selectFrom('member_notice_items').select('submission_id').execute()).length;
    const before = await items();
    await server.db.deleteFrom('submissions').where('reference', '=', reference).execute();
    expect(await items()).toBe(before - 1);
  });
});

describe('a mention', () => {
  test('is found by who is mentioned until the item is opened, and told by mail once', async ({
    server,
    smtp,
    send,
  }) => {
    const writer = await rename(server, await createMember(server, 'sales'), 'Leela Das');
    const mentioned = await rename(server, await createMember(server, 'sales'), 'Asha Pillai');
    const stranger = await rename(server, await createMember(server, 'recruiter'), 'Farah Khan');
    const reference = await submit(server, 'contact', makeContact());
    const text = 'Ask @asha pillai and @Farah Khan, not @Leela Das: the visitor is furious.';
    const note = ok(await writer.call('inbox.addNote', { reference, text }));
    const stateOf = async (member: SignedInMember) => ok(await member.ask('live.inbox', {})).mentions;
    expect([await stateOf(mentioned), await stateOf(stranger), await stateOf(writer)]).toEqual([1, 0, 0]);
    const [entry] = ok(await mentioned.ask('inbox.list', { mentioned: mentioned.id })).entries;
    expect(entry).toMatchObject({ reference, isMentioned: true });

    const edited = { reference, id: note.id, version: 1, text: `${text} Today.` };
    ok(await writer.call('inbox.editNote', edited));
    expect(await queuedFor(server, mentioned)).toBe(1);
    expect(await queuedFor(server, stranger)).toBe(0);
    await clear(server);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(smtp.received[0]?.subject).toBe(`${reference}: Leela Das mentioned you in a note`);
    expect(smtp.received[0]?.text).not.toContain('furious');

    expect(ok(await mentioned.call('inbox.open', { reference })).isMentioned).toBe(true);
    expect(await stateOf(mentioned)).toBe(0);
    const [seen] = ok(await mentioned.ask('inbox.list', { mentioned: mentioned.id })).entries;
    expect(seen).toMatchObject({ reference, isMentioned: false });
    ok(await writer.call('inbox.removeNote', { reference, id: note.id, version: 2 }));
    expect(ok(await mentioned.ask('inbox.list', { mentioned: mentioned.id })).entries).toEqual([]);
  });

  test('is offered of those who may read the item', async ({ server }) => {
    const owner = await createMember(server, 'owner');
    const recruiter = await createMember(server, 'recruiter');
    const sales = await createMember(server, 'sales');
    const contact = await submit(server, 'contact', makeContact());
    const offered = ok(await owner.ask('inbox.listMentionable', { reference: contact })).map(
      ({ id }: { id: string }) => id,
    );
    expect(offered).toEqual(expect.arrayContaining([owner.id, sales.id]));
    expect(offered).not.toContain(recruiter.id);
    expect((await recruiter.ask('inbox.listMentionable', { reference: contact })).statusCode).toBe(404);
  });
});

describe('the digest', () => {
  const forget = async ({ db }: TestServer) => {
    await db.deleteFrom('submissions').execute();
    await db.deleteFrom('digest_days').execute();
    // The members of the tests before.
    await sql`
      insert into staff_mail_choices (member_id, assigned, mentioned, digest)
      select id, true, true, false from staff_members
      on conflict (member_id) do update set digest = false`.execute(db);
  };

  test('comes once with several servers, to those for whom something waits', async ({
    server,
    smtp,
    send,
  }) => {
    await forget(server);
    await openAlways(server);
    const [sales, silent] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const [recruiter, editor] = [
      await createMember(server, 'recruiter'),
      await createMember(server, 'editor'),
    ];
    ok(await choose(silent, { digest: false }));
    const old = await submit(server, 'contact', makeContact({ fullName: 'VIKRAM SETHI' }));
    await submit(server, 'contact', makeContact());
    await letWait(server, old, 60);
    ok(await sales.call('inbox.assign', { items: [{ reference: old, version: 1 }], assignee: sales.id }));
    ok(
      await sales.call('inbox.setFollowUp', {
        items: [{ reference: old, version: 2 }],
        at: new Date(Date.now() + 3_000).toISOString(),
      }),
    );
    await sql`update inbox_entries set follow_up_at = now() - interval '2 days' where reference = ${old}`.execute(
      server.db,
    );
    const counts = await Promise.all([
      giveDigests(server.db),
      giveDigests(server.db),
      giveDigests(server.db),
    ]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await giveDigests(server.db)).toBe(0);
    for (const member of [silent, recruiter, editor]) expect(await queuedFor(server, member)).toBe(0);
    await clear(server);
    expect(await send()).toMatchObject({ sent: 1 });
    const [mail] = smtp.received;
    expect(mail?.envelope.to).toEqual([sales.email]);
    expect(mail?.subject).toBe('Inbox today: 1 new, 1 waiting over 24 hours, 1 follow-up, 1 assigned to you');
    expect(mail?.text).toContain(`Follow-up ${old}`);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
  });

  test('does not come on other days, before its hour, long after it, or while nothing waits', async ({
    server,
  }) => {
    await forget(server);
    await openAlways(server);
    await createMember(server, 'sales');
    expect(await giveDigests(server.db)).toBe(0);
    // Nothing waited, and the day is done with.
    await submit(server, 'contact', makeContact());
    expect(await giveDigests(server.db)).toBe(0);
    const hours = async (digestAt: string, week: string) =>
      sql`update office_calendar set digest_at = ${digestAt}, week = ${week}::jsonb`.execute(server.db);
    const usual = JSON.stringify([...Array(6).fill({ opens: '09:30', closes: '18:30' }), null]);
    await hours('09:00', usual);
    const at = (time: string) => giveDigests(server.db, new Date(`${time}:00+05:30`));
    // Far in the future, a Sunday and a Monday.
    expect(await at('2099-11-22T09:05')).toBe(0);
    expect(await at('2099-11-23T08:59')).toBe(0);
    expect(await at('2099-11-23T12:01')).toBe(0);
    expect(await at('2099-11-23T11:59')).toBe(1);
  });

  test('is for the kinds that a member reads', async ({ server }) => {
    await forget(server);
    await openAlways(server);
    const [sales, recruiter] = [await createMember(server, 'sales'), await createMember(server, 'recruiter')];
    await submit(server, 'application', makeApplication());
    expect(await giveDigests(server.db)).toBe(1);
    expect([await queuedFor(server, sales), await queuedFor(server, recruiter)]).toEqual([0, 1]);
  });
});

describe('the choice of mails', () => {
  test('is everything until a member chooses', async ({ server }) => {
    const member = await createMember(server, 'sales');
    expect(ok(await member.ask('mailChoices.find'))).toEqual({
      assigned: true,
      mentioned: true,
      digest: true,
      due: true,
    });
    ok(await choose(member, { digest: false }));
    expect(ok(await member.ask('mailChoices.find'))).toEqual({
      assigned: true,
      mentioned: true,
      digest: false,
      due: true,
    });
  });
});
