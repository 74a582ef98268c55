import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { callSite } from '../../doors/doors.ts';
import type { TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { makeApplication, makeContact, makeDataRequest, makePosting } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';
import { test } from '../../inbox/office.ts';

const WRONG = 'asha@exmaple.com';
const RIGHT = 'asha@example.com';

const contact = (server: TestServer, emailId = 'visitor@example.com') =>
  submit(server, 'contact', makeContact({ emailId }));

/** The mails of a submission as the worker leaves them. */
const settle = (
  { db }: TestServer,
  reference: string,
  status: 'sent' | 'parked',
  detail = '550 no such mailbox',
) =>
  sql`
    with settled as (
      update mails set status = ${status}, attempts = 1, settled_at = now(), message_id = '<first@guardhouse.example>'
      where submission_id = (select id from submissions where reference = ${reference}) returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, ${status}, ${detail} from settled
  `.execute(db);

type Listed = Record<'id' | 'reference' | 'role' | 'state' | 'recipient' | 'dueAt', string>;
const list = async (member: SignedInMember, input = {}): Promise<Listed[]> =>
  ok(await member.call('mail.list', input)).mails;
const linesOf = (server: TestServer, action: string) => auditLines(server, { action });

describe('the list of mails', () => {
  test('shows the state of each, and each role sees its own', async ({ inbox: outbox, owner, recruiter }) => {
    const sent = await contact(outbox);
    await settle(outbox, sent, 'sent', '250 taken');
    const parked = await submit(outbox, 'application', makeApplication());
    await settle(outbox, parked, 'parked');
    const waiting = await submit(outbox, 'posting', makePosting());
    const trapped = { ...makeContact(), website: 'https://example.com' };
    const suspect = receiptOf(await callSite(outbox.app, 'contact.submit', trapped)).reference;

    const fresh = { attempts: 0, settledAt: null, lastAnswer: null };
    expect(await list(owner)).toMatchObject([
      { reference: suspect, role: 'confirmation', state: 'held' },
      { reference: suspect, role: 'notice', state: 'held', recipient: null },
      { reference: waiting, role: 'notice', state: 'waiting', ...fresh },
      { reference: parked, role: 'confirmation', state: 'parked', recipient: 'applicant@example.com' },
      { reference: parked, role: 'notice', state: 'parked', lastAnswer: '550 no such mailbox', dueAt: null },
      { reference: sent, role: 'confirmation', state: 'sent' },
      { reference: sent, role: 'notice', state: 'sent', lastAnswer: '250 taken' },
    ]);
    const references = (mails: Listed[]) => mails.map(({ reference }) => reference);
    expect(references(await list(recruiter))).toEqual([waiting, parked, parked]);
    expect(references(await list(owner, { state: 'parked', role: 'notice' }))).toEqual([parked]);
    expect(await list(recruiter, { state: 'sent' })).toEqual([]);
    const summary = ok(await owner.ask('mail.summary'));
    expect(summary).toMatchObject({ isSetUp: false, waiting: 1, failing: 0, parked: 2, held: 2 });
    expect(summary).toMatchObject({ oldestWaiting: expect.any(String), lastSent: expect.any(String) });
  });

  test('is read with an audit line, which names submissions but no persons', async ({
    inbox: outbox,
    owner,
    recruiter,
  }) => {
    const before = (await linesOf(outbox, 'mails read')).length;
    await list(owner);
    const [first, second] = [await contact(outbox), await submit(outbox, 'application', makeApplication())];
    await list(owner);
    await list(recruiter);
    const [action, address] = ['mails read', '127.0.0.1'];
    expect((await linesOf(outbox, 'mails read')).slice(before)).toEqual([
      { action, member_id: owner.id, subject: `${second} ${first}`, detail: '', address },
      { action, member_id: recruiter.id, subject: second, detail: '', address },
    ]);
  });
});

describe('a mail', () => {
  test('that was parked or sent is sent again, as a new mail', async ({
    inbox: outbox,
    owner,
    recruiter,
  }) => {
    for (const status of ['parked', 'sent'] as const) {
      const reference = await contact(outbox);
      const [mail] = await list(owner);
      const id = String(mail?.id);
      expect((await owner.call('mail.resend', { id })).statusCode).toBe(404);
      await settle(outbox, reference, status, 'whatever');
      expect((await recruiter.call('mail.resend', { id })).statusCode).toBe(404);
      ok(await owner.call('mail.resend', { id }));
      const [again] = await list(owner);
      expect(again).toMatchObject({ id, state: 'waiting', attempts: 0, lastAnswer: 'whatever' });
      const { rows } = await sql`select message_id from mails where id = ${id}::bigint`.execute(outbox.db);
      expect(rows).toEqual([{ message_id: null }]);
      const line = { member_id: owner.id, subject: reference, detail: `mail ${id}` };
      expect((await linesOf(outbox, 'mail sent again')).at(-1)).toMatchObject(line);
    }
  });

  test('that fails says when it is retried, and is retried at once on request', async ({
    inbox: outbox,
    owner,
    recruiter,
  }) => {
    await contact(outbox);
    await sql`update mails set attempts = 3, due_at = now() + interval '1 hour'`.execute(outbox.db);
    const [mail] = await list(owner, { state: 'failing' });
    const id = String(mail?.id);
    expect(Date.parse(String(mail?.dueAt)) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect((await recruiter.call('mail.tryNow', { id })).statusCode).toBe(404);
    ok(await owner.call('mail.tryNow', { id }));
    const after = (await list(owner)).find((each) => each.id === id);
    expect(after).toMatchObject({ state: 'failing', attempts: 3 });
    expect(Date.parse(String(after?.dueAt))).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(await linesOf(outbox, 'mail tried at once')).toMatchObject([{ detail: `mail ${id}` }]);
    // Not while it is being sent.
    await sql`update mails set claim = gen_random_uuid()`.execute(outbox.db);
    expect((await owner.call('mail.tryNow', { id })).statusCode).toBe(404);
  });
});

describe('the address of a failed mail', () => {
  const mailTo = async (member: SignedInMember, recipient: string, role = 'confirmation') =>
    (await list(member, { role })).find((mail) => mail.recipient === recipient)?.id ?? '';
  const correct = (member: SignedInMember, id: string, address: string, seen = WRONG) =>
    member.call('mail.correctAddress', { id, seen, address });

  test('is corrected; what the visitor typed stays', async ({ inbox: outbox, sales, smtp, send }) => {
    const reference = await contact(outbox, WRONG);
    await settle(outbox, reference, 'parked');
    const id = await mailTo(sales, WRONG);
    for (const bad of ['asha', 'asha@example.com, other@example.com', WRONG])
      expect((await correct(sales, id, bad)).statusCode).toBe(400);
    ok(await correct(sales, id, RIGHT));
    // The second of two people is told what it is now.
    const late = await correct(sales, id, 'other@example.com');
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain(RIGHT);
    await send();
    expect(smtp.received.map(({ envelope }) => envelope.to)).toEqual([[RIGHT]]);
    const item = ok(await sales.call('inbox.open', { reference }));
    expect(item).toMatchObject({ email: WRONG, correctedEmails: [RIGHT] });
    const text = `Address of the confirmation corrected from ${WRONG} to ${RIGHT}, and sent again.`;
    expect(item.events.at(-1)).toMatchObject({ action: 'note', isOwn: true, text });
    const { addresses } = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(addresses).toEqual([RIGHT, WRONG]);
    const lines = await linesOf(outbox, 'mail address corrected');
    expect(lines).toMatchObject([{ subject: reference, detail: `mail ${id}` }]);
  });

  test('of a reply is corrected as well', async ({ inbox: outbox, sales, smtp, send }) => {
    const reference = await contact(outbox, WRONG);
    const words = { locale: 'en-IN', subject: 'Gates', text: 'Tuesday?', isAnswered: 'yes' };
    const reply = { reference, seen: '', to: WRONG, ...words };
    ok((await upload(outbox, sales, 'conversation.sendReply', reply)) as never);
    await settle(outbox, reference, 'parked');
    ok(await correct(sales, await mailTo(sales, WRONG, 'reply'), RIGHT));
    await send();
    expect(smtp.received).toMatchObject([{ envelope: { to: [RIGHT] }, subject: `Gates (${reference})` }]);
  });

  test('is not corrected by another role, for staff, or while it waits', async ({
    inbox: outbox,
    owner,
    sales,
  }) => {
    const application = await submit(outbox, 'application', makeApplication({ EmailId: WRONG }));
    await settle(outbox, application, 'parked');
    expect((await correct(sales, await mailTo(owner, WRONG), RIGHT)).statusCode).toBe(404);
    const waiting = await contact(outbox, WRONG);
    expect((await correct(sales, await mailTo(sales, WRONG), RIGHT)).statusCode).toBe(409);
    await settle(outbox, waiting, 'parked');
    const [notice] = await list(sales, { role: 'notice' });
    expect((await correct(sales, String(notice?.id), RIGHT, '')).statusCode).toBe(400);
    // Nor that of a data request, whose link goes to the address that was asked for.
    const asked = makeDataRequest({ contact: 'nila@exmaple.com' });
    const { reference } = receiptOf(await callSite(outbox.app, 'dataRequest.submit', asked));
    await settle(outbox, reference, 'parked');
    const link = await mailTo(owner, 'nila@exmaple.com');
    const refused = await correct(owner, link, RIGHT, 'nila@exmaple.com');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('send the request again');
  });
});
