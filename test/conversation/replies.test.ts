import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { messageFilePath, type ReplyForm } from '../../src/contract/staff/conversation.ts';
import { callSite } from '../doors/doors.ts';
import { header, type ReceivedMail } from '../environment/smtp.ts';
import { auditLines } from '../factories/audit-lines.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { submit } from '../factories/submit.ts';
import { open } from '../inbox/office.ts';
import { answerTo, messagesOf, newestOf, pdf, reply, test } from './exchange.ts';

describe('a reply', () => {
  test('is sent once, in its thread, and is in the history', async ({ server, smtp, deliver, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    await deliver();
    const key = randomUUID();
    const twice = [reply(server, sales, { reference }, key), reply(server, sales, { reference }, key)];
    const [first, second] = (await Promise.all(twice)).map((answer) => ok(answer));
    expect(second).toEqual(first);
    const [mail, ...others] = await deliver();
    if (mail === undefined) throw new Error('no mail');
    expect(others).toEqual([]);
    expect(mail.subject).toBe(`Your gates (${reference})`);
    expect(mail.text).toContain('Dear Asha,\nwe come on Tuesday.');
    expect(mail.replyTo).toMatchObject([{ address: 'enquiry@example.com' }]);
    expect(header(mail, 'auto-submitted')).toBeUndefined();
    const confirmation = smtp.received.find(({ subject }) => subject?.startsWith('We have your request'));
    expect(header(mail, 'in-reply-to')).toBe(confirmation?.messageId);
    const item = await open(sales, reference);
    expect(item).toMatchObject({ status: 'answered', version: 2 });
    expect(item.messages).toMatchObject([
      { subject: 'Your gates', address: 'asha@example.com', delivery: { status: 'sent' }, files: [] },
    ]);
    expect(item.events).toMatchObject([
      { action: 'reply', messageId: item.messages[0].id, member: 'A sales', isOwn: true },
      { action: 'status', text: 'answered' },
    ]);

    ok(await reply(server, sales, { reference, text: 'Or on Tuesday week.' }));
    const [, next] = await deliver();
    expect(header(next as ReceivedMail, 'in-reply-to')).toBe(mail.messageId);
    expect(header(next as ReceivedMail, 'references')).toBe(`${confirmation?.messageId} ${mail.messageId}`);
  });

  test('is offered in the language of the sender first, filled in', async ({ server, sales }) => {
    const values = makeContact({ fullName: 'आशा' });
    const { reference } = receiptOf(
      await callSite(server.app, 'contact.submit', values, { 'content-language': 'hi-IN' }),
    );
    await takeInAll(server.db);
    const form: ReplyForm = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(form).toMatchObject({
      addresses: ['asha@example.com'],
      locale: 'hi-IN',
      isMailSetUp: false,
      answersGoTo: { where: 'mailbox', address: 'enquiry@example.com' },
    });
    // Those for quotations and applications are left out.
    expect(form.templates.map(([first]) => first?.name)).toEqual([
      'हमने आपको कॉल करने की कोशिश की',
      'हमें आपका संदेश मिला',
    ]);
    const [hindi, english] = form.templates[0] ?? [];
    expect([hindi?.locale, english?.locale]).toEqual(['hi-IN', 'en-IN']);
    expect(hindi?.text).toMatch(/^प्रिय आशा,\n\nGuardhouse को लिखने[\s\S]*A sales\nGuardhouse/);
    expect(english?.text).toMatch(/^Dear आशा,/);
    expect(JSON.stringify(form.templates)).not.toMatch(/\{\w+\}/);
  });

  test('to an applicant has a subject of its own, and is not sent with an empty place', async ({
    server,
    owner,
    deliver,
  }) => {
    const reference = await submit(server, 'application', makeApplication({ EmailId: 'asha@example.com' }));
    const form: ReplyForm = ok(await owner.ask('conversation.replyForm', { reference }));
    expect(form.subjects.map(({ subject }) => subject)).not.toContain(form.templates[0]?.[0]?.subject);
    expect(form.subjects[0]?.subject).toMatch(/^Job application: /);
    for (const { text } of form.templates[0] ?? []) {
      const refused = await reply(server, owner, { reference, text: `Tuesday\n${text}` });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toMatch(/has nothing at “(?:Day and time|दिन और समय):”/);
    }
    expect(await deliver()).toEqual([]);
  });

  test('by two members at once is sent once, and one learns of it', async ({ server, deliver, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const colleague = await createMember(server, 'sales');
    const answers = await Promise.all([
      reply(server, sales, { reference, seen: '' }),
      reply(server, colleague, { reference, seen: '', text: 'Or on Tuesday week?' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toContain('A sales has replied meanwhile. Nothing was sent');
    expect(await deliver()).toHaveLength(1);
    ok(await reply(server, colleague, { reference, text: 'And on Tuesday week.' }));
  });

  test('is refused after a newer answer of a person', async ({ server, sales, take, asked }) => {
    const { reference, mail } = asked;
    const seen = await newestOf(server, reference);
    await take(answerTo(mail, { headers: { 'Auto-Submitted': 'auto-replied' } }));
    ok(await reply(server, sales, { reference, seen, text: 'And at ten on Tuesday.' }));
    const next = await newestOf(server, reference);
    await take(answerTo(mail));
    const late = await reply(server, sales, { reference, seen: next });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('The sender has written again meanwhile');
  });

  test('cannot add lines to the header of its mail', async ({ server, deliver, sales }) => {
    const fullName = 'Asha\r\nBcc: x@evil.example';
    const reference = await submit(server, 'contact', makeContact({ fullName }));
    const subject = 'Gates\r\nBcc: y@evil.example\r\n\r\nBody';
    const file1 = pdf('a"\r\nBcc: z@evil.example\r\n.pdf');
    ok(await reply(server, sales, { reference, subject, file1 }));
    const [mail] = await deliver();
    expect(mail?.subject).toBe(`Gates Bcc: y@evil.example Body (${reference})`);
    expect(mail?.envelope.to).toEqual(['asha@example.com']);
    expect(mail?.raw).not.toMatch(/^bcc:/im);
  });

  test('carries 8 MB of files, and no more', async ({ server, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const picture = (megabytes: number) =>
      new File(
        [Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(megabytes * 2 ** 20 - 8)])],
        `${megabytes}.png`,
      );
    const statusOf = async (...files: [File, File?]) => {
      const [file1, file2] = files;
      const sent = { reference, file1, ...(file2 && { file2 }) };
      return (await reply(server, sales, sent)).statusCode;
    };
    expect(await statusOf(picture(5), picture(4))).toBe(413);
    expect(await statusOf(picture(6))).toBe(400);
    expect(await statusOf(picture(5), picture(3))).toBe(200);
    const [message] = await messagesOf(sales, reference);
    expect(message?.files.map(({ name }) => name)).toEqual(['5.png', '3.png']);
  });

  test('carries its files, and can be in Hindi', async ({ server, deliver, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const hindi = { locale: 'hi-IN', text: 'हम मंगलवार को आएँगे। Tuesday' };
    ok(await reply(server, sales, { reference, ...hindi, file1: pdf(), file2: pdf('terms.pdf') }));
    const [mail] = await deliver();
    expect(header(mail as ReceivedMail, 'content-language')).toBe('hi-IN');
    expect(mail?.text).toContain(`संदर्भ संख्या ${reference} रहने दें`);
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['offer.pdf', 'application/pdf'],
      ['terms.pdf', 'application/pdf'],
    ]);
    expect(await auditLines(server, { action: 'reply sent', subject: reference })).toMatchObject([
      { member_id: sales.id, detail: 'files 2' },
    ]);
    const [message] = await messagesOf(sales, reference);
    const [file] = message?.files ?? [];
    const download = await sales.get(messageFilePath(reference, file?.id ?? ''));
    expect(download.statusCode).toBe(200);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment; filename="?offer\.pdf"?$/),
    });
    expect(download.rawPayload.equals(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))).toBe(true);
  });

  test('is refused if it is not complete, or goes to somebody else', async ({ server, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const wrong: Record<string, string | File>[] = [
      { text: ' ' },
      { to: 'else@example.com' },
      { file1: new File(['MZ'], 'offer.exe') },
      { file1: new File([], 'offer.pdf') },
      { subject: 'x'.repeat(151) },
      { locale: 'xx' },
    ];
    for (const fields of wrong)
      expect((await reply(server, sales, { reference, ...fields })).statusCode, Object.keys(fields)[0]).toBe(
        400,
      );
    expect(await messagesOf(sales, reference)).toEqual([]);
    await server.db.updateTable('inbox_entries').set({ suspect: true }).execute();
    const toSpam = await reply(server, sales, { reference });
    expect(toSpam.statusCode).toBe(400);
    expect(toSpam.body).toContain('Please restore it');
  });

  test('to what another role works on is refused', async ({ server, sales }) => {
    const reference = await submit(server, 'application', makeApplication());
    expect((await reply(server, sales, { reference })).statusCode).toBe(404);
    expect((await sales.ask('conversation.replyForm', { reference })).statusCode).toBe(404);
    expect((await sales.get(messageFilePath(reference, '1'))).statusCode).toBe(404);
  });
});
