import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { callSite } from '../../doors/doors.ts';
import type { TestServer } from '../../environment/app.ts';
import { test } from '../../environment/outbox.ts';
import { makeApplication, makeContact, makeDataRequest } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';

const WRONG = 'asha@exmaple.com';
const RIGHT = 'asha@example.com';

/** The mails of a submission as the worker leaves them where there is no such mailbox. */
const fail = ({ db }: TestServer, reference: string) =>
  sql`
    update mails set status = 'parked', attempts = 3, settled_at = now()
    where submission_id = (select id from submissions where reference = ${reference})`.execute(db);

const mailTo = async (member: SignedInMember, recipient: string, role = 'confirmation') =>
  ok(await member.call('mail.list', { role })).mails.find(
    (mail: { recipient: string }) => mail.recipient === recipient,
  );
const correct = (member: SignedInMember, id: string, address: string, seen = WRONG) =>
  member.call('mail.correctAddress', { id, seen, address });

describe('the address of a failed mail', () => {
  test('is corrected, and the mail sent there; what the visitor typed stays', async ({
    server,
    smtp,
    send,
  }) => {
    const sales = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact({ emailId: WRONG }));
    await fail(server, reference);
    const { id } = await mailTo(sales, WRONG);
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
    expect(item.email).toBe(WRONG);
    expect(item.events.at(-1)).toMatchObject({
      ...{ action: 'note', isOwn: true },
      text: `Address of the confirmation corrected from ${WRONG} to ${RIGHT}, and sent again.`,
    });
    const { addresses } = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(addresses).toEqual([RIGHT, WRONG]);
    const lines = await server.db
      .selectFrom('staff_audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'mail address corrected')
      .execute();
    expect(lines).toEqual([{ subject: reference, detail: `mail ${id}` }]);
  });

  test('of a reply is corrected as well', async ({ server, smtp, send }) => {
    const sales = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact({ emailId: WRONG }));
    const answer = await upload(server, sales, 'conversation.sendReply', {
      ...{ reference, seen: '', to: WRONG, locale: 'en-IN', subject: 'Gates', text: 'Tuesday?' },
      isAnswered: 'yes',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await fail(server, reference);
    const { id } = await mailTo(sales, WRONG, 'reply');
    ok(await correct(sales, id, RIGHT));
    await send();
    expect(smtp.received).toMatchObject([{ envelope: { to: [RIGHT] }, subject: `Gates (${reference})` }]);
  });

  test('is not corrected by another role, for staff, while it waits, or of a data request', async ({
    server,
  }) => {
    const [sales, owner] = [await createMember(server, 'sales'), await createMember(server, 'owner')];
    const application = await submit(server, 'application', makeApplication({ EmailId: WRONG }));
    await fail(server, application);
    const theirs = await mailTo(owner, WRONG);
    expect((await correct(sales, theirs.id, RIGHT)).statusCode).toBe(404);
    const waiting = await submit(server, 'contact', makeContact({ emailId: 'ravi@exmaple.com' }));
    const mail = await mailTo(sales, 'ravi@exmaple.com');
    expect((await correct(sales, mail.id, RIGHT, 'ravi@exmaple.com')).statusCode).toBe(409);
    await fail(server, waiting);
    const [notice] = ok(await sales.call('mail.list', { role: 'notice' })).mails;
    expect((await correct(sales, notice.id, RIGHT, '')).statusCode).toBe(400);
    const request = receiptOf(
      await callSite(server.app, 'dataRequest.submit', makeDataRequest({ contact: 'nila@exmaple.com' })),
    ).reference;
    await fail(server, request);
    const link = await mailTo(owner, 'nila@exmaple.com');
    const refused = await correct(owner, link.id, RIGHT, 'nila@exmaple.com');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('send the request again');
  });
});
