import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { giveDigests } from '../../server/notices/digest.ts';
import { tellOfFollowUps } from '../../server/notices/due-follow-ups.ts';
import type { TestServer } from '../environment/app.ts';
import { test as base } from '../environment/outbox.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { letWait, openAlways } from './office.ts';

/** A test without submissions, in an office that is always open and has given no digest yet. */
const test = base.extend<{ house: TestServer; giver: SignedInMember; taker: SignedInMember }>({
  house: async ({ server }, use) => {
    for (const table of ['submissions', 'digest_days', 'staff_members'] as const)
      await server.db.deleteFrom(table).execute();
    await openAlways(server);
    await use(server);
  },
  giver: async ({ house }, use) => use(await createMember(house, 'sales')),
  taker: async ({ house }, use) => use(await createMember(house, 'sales')),
});

const everything = { assigned: true, mentioned: true, digest: true, due: true, answered: true };
const choose = async (member: SignedInMember, choices: object) =>
  ok(await member.call('mailChoices.save', { ...everything, ...choices }));
const rename = ({ db }: TestServer, { id }: SignedInMember, name: string) =>
  db.updateTable('staff_members').set({ name }).where('id', '=', id).execute();
const contact = (server: TestServer, fullName = 'VIKRAM SETHI') =>
  submit(server, 'contact', makeContact({ fullName }));
/** Only the mails to members are sent in these tests. */
const clear = ({ db }: TestServer) => db.deleteFrom('mails').where('role', '<>', 'member').execute();
const assign = async (
  member: SignedInMember,
  references: string[],
  version: number,
  assignee: string | null,
) => {
  const items = references.map((reference) => ({ reference, version }));
  return ok(await member.call('inbox.assign', { items, assignee }));
};
/** The mails that wait for a member. */
const queuedFor = async ({ db }: TestServer, { email }: SignedInMember) =>
  (
    await db
      .selectFrom('mails')
      .select('id')
      .where('role', '=', 'member')
      .where('recipient', '=', email)
      .execute()
  ).length;

describe('an assignment', () => {
  test('is told by one mail, without anything of the visitors', async ({
    house,
    giver,
    taker,
    smtp,
    send,
  }) => {
    await rename(house, giver, 'Meera Nair');
    const references = [await contact(house), await contact(house)];
    await assign(giver, references, 1, taker.id);
    // Once more, which changes nothing.
    await assign(giver, references, 2, taker.id);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 1 });
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ envelope: { to: [taker.email] }, subject: '2 items: assigned to you' });
    for (const words of [...references, 'Meera Nair has assigned 2 items to you'])
      expect(mail?.text).toContain(words);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
    // Shown to owners only, and erased with the submissions.
    const owner = await createMember(house, 'owner');
    const mailsFor = async (member: SignedInMember) =>
      ok(await member.call('mail.list', { role: 'member' })).mails;
    expect(await mailsFor(owner)).toMatchObject([{ role: 'member', reference: `member ${taker.id}` }]);
    expect(await mailsFor(taker)).toEqual([]);
    await house.db.deleteFrom('submissions').execute();
    expect(await house.db.selectFrom('member_notice_items').selectAll().execute()).toEqual([]);
  });

  test('is not told to who takes, does not want or has lost it', async ({ house, giver, taker, send }) => {
    const silent = await createMember(house, 'sales');
    await choose(silent, { assigned: false });
    const reference = await contact(house);
    await assign(giver, [reference], 1, giver.id);
    await assign(giver, [reference], 2, silent.id);
    expect([await queuedFor(house, giver), await queuedFor(house, silent)]).toEqual([0, 0]);
    await assign(giver, [reference], 3, taker.id);
    expect(await queuedFor(house, taker)).toBe(1);
    await assign(giver, [reference], 4, null);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 0, parked: 1 });
  });
});

describe('a mention', () => {
  test('is found until the item is opened, and told once', async ({ house, giver, taker, smtp, send }) => {
    const stranger = await createMember(house, 'recruiter');
    await rename(house, giver, 'Leela Das');
    await rename(house, taker, 'Asha Pillai');
    await rename(house, stranger, 'Farah Khan');
    const reference = await contact(house);
    const offered = ok(await giver.ask('inbox.listMentionable', { reference }));
    const ids = offered.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual([giver.id, taker.id].toSorted());
    expect((await stranger.ask('inbox.listMentionable', { reference })).statusCode).toBe(404);

    const text = 'Ask @asha pillai and @Farah Khan, not @Leela Das: the visitor is furious.';
    const { id } = ok(await giver.call('inbox.addNote', { reference, text }));
    const countFor = async (member: SignedInMember) => ok(await member.ask('live.inbox', {})).mentions;
    expect([await countFor(taker), await countFor(stranger), await countFor(giver)]).toEqual([1, 0, 0]);
    const list = async () => ok(await taker.ask('inbox.list', { mentioned: taker.id })).entries;
    expect(await list()).toMatchObject([{ reference, isMentioned: true }]);
    ok(await giver.call('inbox.editNote', { reference, id, version: 1, text: `${text} Today.` }));
    expect([await queuedFor(house, taker), await queuedFor(house, stranger)]).toEqual([1, 0]);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(smtp.received[0]?.subject).toBe(`${reference}: Leela Das mentioned you in a note`);
    expect(smtp.received[0]?.text).not.toContain('furious');

    expect(ok(await taker.call('inbox.open', { reference })).isMentioned).toBe(true);
    expect(await countFor(taker)).toBe(0);
    expect(await list()).toMatchObject([{ reference, isMentioned: false }]);
    ok(await giver.call('inbox.removeNote', { reference, id, version: 2 }));
    expect(await list()).toEqual([]);
  });
});

describe('a follow-up that comes due', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const follow = async (member: SignedInMember, references: string[], version: number, at: string | null) => {
    const items = references.map((reference) => ({ reference, version }));
    return ok(await member.call('inbox.setFollowUp', { items, at }));
  };
  /** Makes the follow-ups due since that many minutes. */
  const letCome = ({ db }: TestServer, minutes = 1) =>
    sql`update inbox_entries set follow_up_at = now() - make_interval(mins => ${minutes}::integer)`.execute(
      db,
    );

  test('is told once to who has the item and who set it', async ({ house, giver, taker, smtp, send }) => {
    const reference = await contact(house);
    await follow(giver, [reference], 1, inHours(5));
    for (const member of [giver, taker]) await choose(member, { assigned: false });
    await assign(giver, [reference], 2, taker.id);
    expect(await tellOfFollowUps(house.db)).toBe(0);
    await letCome(house);
    // Several servers look at once.
    const counts = await Promise.all([1, 2, 3].map(() => tellOfFollowUps(house.db)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    expect(await tellOfFollowUps(house.db)).toBe(0);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 2 });
    const receivers = smtp.received.map(({ envelope }) => envelope.to[0]);
    expect(receivers.toSorted()).toEqual([giver.email, taker.email].toSorted());
    const [mail] = smtp.received;
    expect(mail?.subject).toBe(`${reference}: follow-up due`);
    expect(mail?.text).toContain(`https://guardhouse.example/staff/inbox?view=inbox&item=${reference}`);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
    // Set to another time, it is another one.
    await follow(giver, [reference], 3, inHours(2));
    await letCome(house, 2);
    expect(await tellOfFollowUps(house.db)).toBe(2);
  });

  test('is not told after days, of a closed item, or once it is done', async ({ house, giver, send }) => {
    const [closed, open] = [await contact(house), await contact(house)];
    await follow(giver, [closed, open], 1, inHours(5));
    await letCome(house, 25 * 60);
    expect(await tellOfFollowUps(house.db)).toBe(0);
    ok(await giver.call('inbox.setStatus', { items: [{ reference: closed, version: 2 }], status: 'closed' }));
    await letCome(house);
    expect(await tellOfFollowUps(house.db)).toBe(1);
    await follow(giver, [open], 2, null);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 0, parked: 1 });
    // What was told is erased with the submission.
    await house.db.deleteFrom('submissions').execute();
    expect(await house.db.selectFrom('follow_ups_told').selectAll().execute()).toEqual([]);
  });
});

describe('the digest', () => {
  test('comes once, to those for whom something waits', async ({ house, giver, taker, smtp, send }) => {
    await choose(taker, { digest: false });
    const [recruiter, editor] = [await createMember(house, 'recruiter'), await createMember(house, 'editor')];
    const [old, application] = [await contact(house), await submit(house, 'application', makeApplication())];
    await contact(house);
    await letWait(house, old, 60);
    await assign(giver, [old], 1, giver.id);
    const items = [{ reference: old, version: 2 }];
    const at = new Date(Date.now() + 60_000).toISOString();
    ok(await giver.call('inbox.setFollowUp', { items, at }));
    await sql`update inbox_entries set follow_up_at = now() - interval '2 days' where reference = ${old}`.execute(
      house.db,
    );
    // Several servers look at once. An application is for recruiters.
    const counts = await Promise.all([1, 2, 3].map(() => giveDigests(house.db)));
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    expect(await giveDigests(house.db)).toBe(0);
    for (const member of [taker, editor]) expect(await queuedFor(house, member)).toBe(0);
    await clear(house);
    expect(await send()).toMatchObject({ sent: 2 });
    const mailTo = ({ email }: SignedInMember) =>
      smtp.received.find(({ envelope }) => envelope.to[0] === email);
    const mail = mailTo(giver);
    expect(mail?.subject).toBe('Inbox today: 1 new, 1 waiting over 24 hours, 1 follow-up, 1 assigned to you');
    expect(mail?.text).toContain(`Follow-up ${old}`);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/VIKRAM/i);
    expect(mail?.text).not.toContain(application);
    expect(mailTo(recruiter)?.subject).toBe('Inbox today: 1 new');
  });

  test('does not come on other days, before its hour, long after it, or for nothing', async ({
    house,
    giver,
  }) => {
    expect(ok(await giver.ask('mailChoices.find'))).toEqual(everything);
    expect(await giveDigests(house.db)).toBe(0);
    // Nothing waited, and the day is done with.
    await contact(house);
    expect(await giveDigests(house.db)).toBe(0);
    const week = JSON.stringify([...Array(6).fill({ opens: '09:30', closes: '18:30' }), null]);
    await sql`update office_calendar set digest_at = '09:00', week = ${week}::jsonb`.execute(house.db);
    const at = (time: string) => giveDigests(house.db, new Date(`${time}:00+05:30`));
    // Far in the future, a Sunday and a Monday.
    expect(await at('2099-11-22T09:05')).toBe(0);
    expect(await at('2099-11-23T08:59')).toBe(0);
    expect(await at('2099-11-23T12:01')).toBe(0);
    expect(await at('2099-11-23T11:59')).toBe(1);
  });
});
