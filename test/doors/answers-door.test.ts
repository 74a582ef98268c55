import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { indexAgain } from '../../server/inbox/entries.queries.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import type { TestServer } from '../environment/app.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { submit } from '../factories/submit.ts';
import { test as base } from '../inbox/office.ts';

const SECRET = 'a-secret-of-the-mail-service-0123456789';

const test = base.extend<{ settings: Record<string, string> }>({
  settings: [{ ANSWERS_TOKEN: SECRET, REPLY_ADDRESS: 'replies@guardhouse.example' }, { scope: 'file' }],
});

const deliver = ({ app }: TestServer, mail: Buffer | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/hooks/answers',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822', ...headers },
    payload: mail,
  });

/** Replies to a new submission. @returns its reference and the address that answers go to. */
async function replyTo(server: TestServer, member: SignedInMember) {
  const reference = await submit(server, 'contact', makeContact({ emailId: 'asha@example.com' }));
  const answer = await upload(server, member, 'conversation.sendReply', {
    reference,
    seen: '',
    to: 'asha@example.com',
    locale: 'en-IN',
    subject: 'Gates',
    text: 'Tuesday?',
    isAnswered: 'yes',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { token } = await server.db
    .selectFrom('conversations')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('token')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { reference, to: `replies+${token}@guardhouse.example` };
}

const textsOf = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference })).messages.map(({ body }: { body: string }) => body);

describe('an answer that a mail service delivers', () => {
  test('lands in its item once, and the item is found by its address', async ({ server, sales }) => {
    const { reference, to } = await replyTo(server, sales);
    expect(ok(await sales.ask('conversation.replyForm', { reference })).answersGoTo).toEqual({
      where: 'item',
    });
    const mail = makeReceivedMail({
      text: 'Tuesday suits us.',
      headers: { To: to, From: 'Asha at home <asha.menon@elsewhere.example>' },
    });
    const answers = await Promise.all([deliver(server, mail), deliver(server, mail)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.json().outcome).toSorted()).toEqual(['known', 'taken']);
    expect((await deliver(server, mail)).json()).toEqual({ outcome: 'known' });
    expect(await textsOf(sales, reference)).toEqual(['Tuesday?', 'Tuesday suits us.']);
    await takeInAll(server.db);
    await indexAgain(server.db, 100);
    for (const search of ['asha.menon@elsewhere.example', 'elsewhere.example'])
      expect(ok(await sales.ask('inbox.list', { search })).entries).toMatchObject([{ reference }]);
  });

  test('that belongs to no item is left out', async ({ server }) => {
    const offer = makeReceivedMail({ text: 'Buy this.', headers: { Subject: 'Offer' } });
    expect((await deliver(server, offer)).json()).toEqual({ outcome: 'foreign' });
    expect((await deliver(server, '\r\n\r\n')).statusCode).toBe(200);
  });

  test('that cannot be read is put aside after the third attempt, which the office is told', async ({
    server,
  }) => {
    const owner = await createMember(server, 'owner');
    const rows = () =>
      server.db.selectFrom('unread_mails').select(['key', 'attempts', 'last_error']).execute();
    const putAside = async () => ok(await owner.ask('mail.summary')).putAside;
    expect([await rows(), await putAside()]).toEqual([[], null]);
    const endless = Buffer.from(`From: asha@example.com\r\n${'X-Filler: y\r\n'.repeat(25_000)}\r\nHi`);
    expect((await deliver(server, endless)).json()).toEqual({ outcome: 'unreadable' });
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 3, last_error: expect.stringMatching(/header/i) });
    expect(await putAside()).toEqual({ count: 1, last: expect.any(String) });
    // It is not even looked at again, as it would not be if this server had ended at each of the attempts.
    await server.db.updateTable('unread_mails').set({ last_error: '' }).execute();
    expect((await deliver(server, endless)).json()).toEqual({ outcome: 'unreadable' });
    expect(await rows()).toEqual([{ key: row?.key, attempts: 4, last_error: '' }]);
    // One that fails for another reason is delivered again, and counted until it is taken in.
    const mail = makeReceivedMail({
      text: 'Hi',
      headers: { To: 'replies+abcdefghijkmnpqr@guardhouse.example' },
    });
    await sql`alter table conversations rename to conversations_elsewhere`.execute(server.db);
    expect((await deliver(server, mail)).statusCode).toBe(503);
    expect((await rows()).map(({ attempts }) => attempts).toSorted()).toEqual([1, 4]);
    await sql`alter table conversations_elsewhere rename to conversations`.execute(server.db);
    expect((await deliver(server, mail)).json()).toEqual({ outcome: 'foreign' });
    expect(await rows()).toHaveLength(1);
  });

  test('needs the secret, a type and a bounded body', async ({ server }) => {
    const mail = makeReceivedMail({ text: 'Hi' });
    for (const authorization of ['', 'Bearer wrong', SECRET, `Bearer ${SECRET}x`])
      expect((await deliver(server, mail, { authorization })).statusCode).toBe(401);
    expect((await deliver(server, mail, { 'content-type': 'application/json' })).statusCode).toBe(415);
    // Of no known length.
    expect((await deliver(server, '')).statusCode).toBe(411);
    const large = { 'content-length': String(26 * 1024 * 1024) };
    expect((await deliver(server, mail, large)).statusCode).toBe(413);
    expect((await server.app.inject({ url: '/hooks/answers' })).statusCode).toBe(404);
  });
});

base('without a secret there is no such address', async ({ server }) => {
  expect((await deliver(server, makeReceivedMail({ text: 'Hi' }))).statusCode).toBe(404);
});
