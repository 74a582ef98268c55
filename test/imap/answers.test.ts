import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { createAnswerReading } from '../../server/conversation/answers/answer-reading.ts';
import { type MailboxCounts, readMailbox } from '../../server/conversation/answers/read-mailbox.ts';
import { type AnswerConfig, mailboxName } from '../../server/settings/answers.ts';
import { test as base } from '../environment/outbox.ts';
import { header, type ReceivedMail } from '../environment/smtp.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { submit } from '../factories/submit.ts';
import { type MailServer, startDovecot } from './dovecot.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A mailbox of a real mail server, and what a running server does with it. */
interface Box {
  user: string;
  config: AnswerConfig;
  read(config?: AnswerConfig): Promise<MailboxCounts | undefined>;
  deliver(mail: Buffer): Promise<void>;
}

const test = base.extend<{ dovecot: MailServer; sales: SignedInMember; box: Box; sent: ReceivedMail }>({
  dovecot: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest demands it of a fixture that uses no other
    async ({}, use) => {
      const dovecot = await startDovecot();
      await use(dovecot);
      await dovecot.remove();
    },
    { scope: 'file' },
  ],
  sales: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
  box: async ({ server, dovecot }, use) => {
    const user = randomUUID();
    const config = configOf(dovecot.urlOf(user));
    const parts = { db: server.db, resumes: server.resumes, log };
    await use({
      user,
      config,
      read: (other = config) => readMailbox(parts, other),
      deliver: (mail) => dovecot.deliver(user, mail),
    });
  },
  /** The mail to a visitor to whom a member has replied. */
  sent: async ({ server, smtp, send, sales }, use) => {
    const reference = await submit(server, 'contact', makeContact());
    const values = { seen: '', to: 'asha@example.com', locale: 'en-IN', subject: 'Gates', text: 'Tuesday?' };
    const answer = await upload(server, sales, 'conversation.sendReply', {
      reference,
      ...values,
      isAnswered: 'yes',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await send();
    const mail = smtp.received.find(({ subject }) => subject === `Gates (${reference})`);
    if (mail === undefined) throw new Error('no mail');
    await use(mail);
  },
});

function configOf(IMAP_URL: string, settings = {}): AnswerConfig {
  const { answers } = parseConfig({ IMAP_URL, REPLY_ADDRESS: 'replies@guardhouse.example', ...settings });
  if (answers === undefined) throw new Error('no mailbox');
  return answers;
}

const referenceOf = ({ subject = '' }: ReceivedMail) => /\((.*)\)/.exec(subject)?.[1] ?? '';

const answerTo = (mail: ReceivedMail, text = 'Tuesday suits us.', headers = {}) =>
  makeReceivedMail({
    text,
    headers: { Subject: `Re: ${mail.subject}`, 'In-Reply-To': header(mail, 'message-id') ?? '', ...headers },
  });

async function textsOf(member: SignedInMember, mail: ReceivedMail): Promise<string[]> {
  const { messages } = ok(await member.call('inbox.open', { reference: referenceOf(mail) }));
  return messages.map(({ body }: { body: string }) => body);
}

describe('the mailbox of the answers', () => {
  test('is read once, and only what answers us is marked as read', async ({ box, dovecot, sales, sent }) => {
    await box.deliver(makeReceivedMail({ headers: { Subject: 'Offer' }, text: 'Buy this.' }));
    await box.deliver(answerTo(sent));
    expect(await box.read()).toEqual({ foreign: 1, taken: 1 });
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?', 'Tuesday suits us.']);
    expect(await dovecot.list(box.user)).toEqual([
      { subject: 'Offer', isSeen: false },
      { subject: `Re: ${sent.subject}`, isSeen: true },
    ]);
    expect(await box.read()).toEqual({});
    await box.deliver(answerTo(sent, 'At ten.'));
    expect(await box.read()).toEqual({ taken: 1 });
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?', 'Tuesday suits us.', 'At ten.']);
  });

  test('is read by one server at a time', async ({ box, sales, sent }) => {
    for (let n = 0; n < 5; n += 1) await box.deliver(answerTo(sent, `Answer ${n}`));
    const counts = await Promise.all([box.read(), box.read(), box.read()]);
    expect(counts.filter((each) => each !== undefined)).toEqual([{ taken: 5 }]);
    expect(await textsOf(sales, sent)).toHaveLength(6);
  });

  test('whose mails have new numbers is read again, and nothing is stored twice', async ({
    box,
    dovecot,
    sales,
    sent,
  }) => {
    const config = { ...box.config, folder: 'Answers' };
    const mail = answerTo(sent);
    await dovecot.recreate(box.user, 'Answers');
    await dovecot.deliver(box.user, mail, 'Answers');
    expect(await box.read(config)).toEqual({ taken: 1 });
    // The server numbers the new folder's mails from 1 again, under another validity.
    await dovecot.recreate(box.user, 'Answers');
    await dovecot.deliver(box.user, mail, 'Answers');
    await dovecot.deliver(box.user, answerTo(sent, 'At ten.'), 'Answers');
    expect(await box.read(config)).toEqual({ known: 1, taken: 1 });
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?', 'Tuesday suits us.', 'At ten.']);
  });

  test('with hostile mails is read to its end', async ({ box, sales, sent, server }) => {
    await box.deliver(Buffer.from(`From: a@example.com\r\n${'X-Filler: y\r\n'.repeat(60_000)}\r\nHi`));
    await box.deliver(Buffer.from('\r\n\r\n'));
    await box.deliver(answerTo(sent, 'word '.repeat(200_000)));
    await box.deliver(
      makeReceivedMail({
        html: `${'<div>'.repeat(50_000)}Hello<script>alert(1)</script>`,
        headers: { 'In-Reply-To': header(sent, 'message-id') ?? '' },
      }),
    );
    await box.deliver(answerTo(sent, 'The last one.'));
    expect(await box.read()).toEqual({ unreadable: 1, foreign: 1, taken: 3 });
    const texts = await textsOf(sales, sent);
    expect(texts.at(1)).toHaveLength(20_000);
    expect(texts.at(-1)).toBe('The last one.');
    const { fault } = await findState(server.db, box.config);
    expect(fault).toBe('');
  });

  test('of a server that goes away is read when it is back', async ({
    box,
    dovecot,
    sales,
    sent,
    server,
  }) => {
    const told: string[] = [];
    const say = (...said: unknown[]) => void told.push(String(said.at(-1)));
    const heard = { info: say, warn: say, error: say };
    const parts = { db: server.db, resumes: server.resumes, log: heard as never };
    const run = createAnswerReading(parts, box.config);
    const { signal } = new AbortController();
    await box.deliver(answerTo(sent));
    await dovecot.stop();
    await run(signal);
    await run(signal);
    expect((await findState(server.db, box.config)).fault).toBe('ECONNREFUSED');
    await dovecot.restart();
    await run(signal);
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?', 'Tuesday suits us.']);
    expect(await findState(server.db, box.config)).toMatchObject({ fault: '', read_at: expect.any(Date) });
    expect(told.filter((text) => text.includes('could not be read'))).toHaveLength(1);
    expect(told.filter((text) => text.includes('reachable again'))).toHaveLength(1);
  });

  test('with a mail that cannot be taken in is read past it in the end', async ({
    box,
    dovecot,
    sales,
    sent,
    server,
  }) => {
    await sql`alter table messages add constraint refused check (body <> 'refused')`.execute(server.db);
    await box.deliver(answerTo(sent, 'refused'));
    await box.deliver(answerTo(sent, 'Tuesday it is.'));
    for (let n = 1; n < 3; n += 1) await expect(box.read()).rejects.toThrow('refused');
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?']);
    expect(await box.read()).toEqual({ unreadable: 1, taken: 1 });
    expect(await textsOf(sales, sent)).toEqual(['Tuesday?', 'Tuesday it is.']);
    expect((await dovecot.list(box.user)).map(({ isSeen }) => isSeen)).toEqual([false, true]);
  });

  test('waits as long as the files of a mail cannot be stored', async ({ box, sales, sent, server }) => {
    await box.deliver(
      makeReceivedMail({
        headers: { 'In-Reply-To': header(sent, 'message-id') ?? '' },
        parts: [{ type: 'application/pdf', name: 'cv.pdf', body: makePdf() }],
      }),
    );
    const put = vi.spyOn(server.resumes, 'put').mockRejectedValue(new Error('ENOSPC'));
    for (let n = 1; n <= 11; n += 1)
      await expect(box.read()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    put.mockRestore();
    expect(await box.read()).toEqual({ taken: 1 });
    expect(await textsOf(sales, sent)).toHaveLength(2);
  });

  test('with a mail of 30 MB has the beginning of its text, and the names of its files', async ({
    box,
    sales,
    sent,
  }) => {
    await box.deliver(
      makeReceivedMail({
        headers: { 'In-Reply-To': header(sent, 'message-id') ?? '' },
        text: 'The film of the gate.',
        parts: [{ type: 'video/mp4', name: 'gate.mp4', body: Buffer.alloc(22 * 2 ** 20) }],
      }),
    );
    expect(await box.read()).toEqual({ taken: 1 });
    const { messages } = ok(await sales.call('inbox.open', { reference: referenceOf(sent) }));
    expect(messages[1]).toMatchObject({
      body: 'The film of the gate.',
      isCut: true,
      files: [{ name: 'gate.mp4', size: 0, leftOut: 'size', file: null }],
    });
  });

  test('with a wrong password or folder says so, without the password', async ({ box, dovecot, server }) => {
    // Every password but one is wrong.
    const wrong = configOf(dovecot.urlOf(`${box.user}x`, 'secret-word'));
    await expect(box.read(wrong)).rejects.toThrow();
    expect((await findState(server.db, wrong)).fault).toBe('EAUTH');
    expect(JSON.stringify(await findState(server.db, wrong))).not.toContain('secret-word');
    const elsewhere = { ...box.config, folder: 'Nowhere' };
    await expect(box.read(elsewhere)).rejects.toThrow();
    expect((await findState(server.db, elsewhere)).fault).not.toBe('');
  });
});

const findState = (db: Parameters<typeof readMailbox>[0]['db'], config: AnswerConfig) =>
  db.selectFrom('mailboxes').selectAll().where('name', '=', mailboxName(config)).executeTakeFirstOrThrow();
