import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { type AnswerParts, takeInAnswer } from '../../../server/staff/conversation/answers/take-in-answer.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { listRecords } from '../../../server/staff/people/records.queries.ts';
import type { ConversationMessage, ReplyForm } from '../../../src/contract/staff/conversation.ts';
import { messageFilePath } from '../../../src/contract/staff/conversation.ts';
import { callSite } from '../../doors/doors.ts';
import type { TestServer } from '../../environment/app.ts';
import { test as base } from '../../environment/outbox.ts';
import { header, type ReceivedMail } from '../../environment/smtp.ts';
import { makePdf } from '../../factories/files/resumes.ts';
import { makeReceivedMail } from '../../factories/received-mails.ts';
import { makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const test = base.extend<{ sales: SignedInMember; owner: SignedInMember; parts: AnswerParts }>({
  sales: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  parts: async ({ server }, use) => use({ db: server.db, resumes: server.resumes, log }),
});

const pdf = (name = 'offer.pdf') => new File([new Uint8Array(makePdf())], name);

interface Sent {
  reference: string;
  [field: string]: string | File;
}

/** Replies to a submission with what is given in place of the usual. */
const reply = async (
  server: TestServer,
  member: SignedInMember,
  { reference, ...fields }: Sent,
  key?: string,
) => {
  const answer = await upload(
    server,
    member,
    'conversation.sendReply',
    {
      ...{ reference, seen: await newestOf(server, reference) },
      ...{ to: 'asha@example.com', locale: 'en-IN', subject: 'Your gates' },
      ...{ text: 'Dear Asha,\nwe come on Tuesday.', isAnswered: 'yes' },
      ...fields,
    },
    key,
  );
  return answer as typeof answer & LightMyRequestResponse;
};

/** The newest message of an item, which a member has seen who has just opened it. */
async function newestOf({ db }: TestServer, reference: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('messages.id')
    .where('reference', '=', reference)
    .orderBy('messages.id', 'desc')
    .executeTakeFirst();
  return row?.id ?? '';
}

const open = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference }));
const messagesOf = async (member: SignedInMember, reference: string): Promise<ConversationMessage[]> =>
  (await open(member, reference)).messages;

/** The mails to Asha that a member wrote. */
const toAsha = (mails: readonly ReceivedMail[]) =>
  mails.filter(({ text, envelope }) => envelope.to[0] === 'asha@example.com' && /Tuesday/.test(text ?? ''));

/** The answer that Asha's mail program makes of a mail. */
const answerTo = (mail: ReceivedMail, changes: Parameters<typeof makeReceivedMail>[0] = {}) =>
  makeReceivedMail({
    text: 'Tuesday suits us.',
    ...changes,
    headers: {
      Subject: `Re: ${mail.subject}`,
      'In-Reply-To': header(mail, 'message-id') ?? '',
      References: `${header(mail, 'references') ?? ''} ${header(mail, 'message-id')}`,
      ...changes.headers,
    },
  });

describe('a reply', () => {
  test('is sent once, in the thread of the confirmation, and is in the history', async ({
    server,
    smtp,
    send,
    sales,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    await send();
    const key = randomUUID();
    const answers = await Promise.all([
      reply(server, sales, { reference }, key),
      reply(server, sales, { reference }, key),
    ]);
    const [first, second] = answers.map((answer) => ok(answer));
    expect(second).toEqual(first);
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 0 });
    const [mail, ...others] = toAsha(smtp.received);
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
    await send();
    const [, next] = toAsha(smtp.received);
    expect(header(next as ReceivedMail, 'in-reply-to')).toBe(mail.messageId);
    expect(header(next as ReceivedMail, 'references')).toBe(`${confirmation?.messageId} ${mail.messageId}`);
  });

  test('keeps its Message-ID while the mail server fails', async ({ server, smtp, send, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    await send();
    ok(await reply(server, sales, { reference }));
    smtp.behave('break after');
    expect(await send()).toMatchObject({ failed: 1 });
    smtp.behave('accept');
    await server.db.updateTable('mails').set({ due_at: new Date() }).where('status', '=', 'queued').execute();
    expect(await send()).toMatchObject({ sent: 1 });
    const [first, again] = toAsha(smtp.received);
    expect(again?.messageId).toBe(first?.messageId);
  });

  test('is offered in the language of the sender first, with the fields filled in', async ({
    server,
    sales,
  }) => {
    const values = makeContact({ fullName: 'आशा' });
    const { reference } = receiptOf(
      await callSite(server.app, 'contact.submit', values, { 'content-language': 'hi-IN' }),
    );
    await takeInAll(server.db);
    const form: ReplyForm = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(form).toMatchObject({
      ...{ addresses: ['asha@example.com'], locale: 'hi-IN', isMailSetUp: false },
      answersGoTo: { where: 'mailbox', address: 'enquiry@example.com' },
    });
    // Those for quotations and applications are left out.
    expect(form.templates.map(([first]) => first?.name)).toEqual([
      'हमने आपको कॉल करने की कोशिश की',
      'हमें आपका संदेश मिला',
    ]);
    expect(form.templates[0]?.map(({ locale }) => locale)).toEqual(['hi-IN', 'en-IN']);
    expect(form.templates[0]?.[0]?.text).toMatch(
      /^प्रिय आशा,\n\nGuardhouse को लिखने[\s\S]*A sales\nGuardhouse/,
    );
    expect(form.templates[0]?.[1]?.text).toMatch(/^Dear आशा,/);
    expect(JSON.stringify(form.templates)).not.toMatch(/\{\w+\}/);
  });

  test('by two members at the same moment is sent once, and the other learns of it', async ({
    server,
    smtp,
    send,
    sales,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    const colleague = await createMember(server, 'sales');
    const answers = await Promise.all([
      reply(server, sales, { reference, seen: '' }),
      reply(server, colleague, { reference, seen: '', text: 'Or on Tuesday week?' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.body).toContain('A sales has replied meanwhile. Nothing was sent');
    await send();
    expect(toAsha(smtp.received)).toHaveLength(1);
    const [first] = await messagesOf(sales, reference);
    ok(await reply(server, colleague, { reference, seen: first?.id ?? '', text: 'And on Tuesday week.' }));
  });

  test('to what the sender wrote meanwhile is refused, but not after an automatic reply', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    const seen = await newestOf(server, reference);
    await send();
    const sent = toAsha(smtp.received)[0] as ReceivedMail;
    await takeInAnswer(parts, answerTo(sent, { headers: { 'Auto-Submitted': 'auto-replied' } }));
    ok(await reply(server, sales, { reference, seen, text: 'And at ten on Tuesday.' }));
    const next = await newestOf(server, reference);
    await takeInAnswer(parts, answerTo(sent));
    const late = await reply(server, sales, { reference, seen: next });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('The sender has written again meanwhile');
  });

  test('cannot add lines to the header of its mail', async ({ server, smtp, send, sales }) => {
    const fullName = 'Asha\r\nBcc: x@evil.example';
    const reference = await submit(server, 'contact', makeContact({ fullName }));
    const subject = 'Gates\r\nBcc: y@evil.example\r\n\r\nBody';
    const file1 = pdf('a"\r\nBcc: z@evil.example\r\n.pdf');
    ok(await reply(server, sales, { reference, subject, file1 }));
    await send();
    const [mail] = toAsha(smtp.received);
    expect(mail?.subject).toBe(`Gates Bcc: y@evil.example Body (${reference})`);
    expect(mail?.envelope.to).toEqual(['asha@example.com']);
    expect(mail?.raw).not.toMatch(/^bcc:/im);
  });

  test('carries 8 MB of files, and no more', async ({ server, smtp, send, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const picture = (megabytes: number) =>
      new File(
        [Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(megabytes * 2 ** 20 - 8)])],
        `${megabytes}.png`,
      );
    const more = await reply(server, sales, { reference, file1: picture(5), file2: picture(4) });
    expect(more.statusCode, more.body).toBe(413);
    const one = await reply(server, sales, { reference, file1: picture(6) });
    expect(one.statusCode, one.body).toBe(400);
    ok(await reply(server, sales, { reference, file1: picture(5), file2: picture(3) }));
    await send();
    const [mail] = toAsha(smtp.received);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['5.png', '3.png']);
  });

  test('in Hindi is a Hindi mail', async ({ server, smtp, send, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference, locale: 'hi-IN', text: 'हम मंगलवार को आएँगे। Tuesday' }));
    await send();
    const [mail] = toAsha(smtp.received);
    expect(header(mail as ReceivedMail, 'content-language')).toBe('hi-IN');
    expect(mail?.text).toContain(`संदर्भ संख्या ${reference} रहने दें`);
  });

  test('carries its files', async ({ server, smtp, send, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference, file1: pdf(), file2: pdf('terms.pdf') }));
    await send();
    const [mail] = toAsha(smtp.received);
    expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['offer.pdf', 'application/pdf'],
      ['terms.pdf', 'application/pdf'],
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

  test.for<[string, Record<string, string | File>, number]>([
    ['without text', { text: ' ' }, 400],
    ['to somebody else', { to: 'else@example.com' }, 400],
    ['with a file of another kind', { file1: new File(['MZ'], 'offer.exe') }, 400],
    ['with an empty file', { file1: new File([], 'offer.pdf') }, 400],
    ['with a long subject', { subject: 'x'.repeat(151) }, 400],
    ['in an unknown language', { locale: 'xx' }, 400],
  ])('%s is refused', async ([, fields, status], { server, smtp, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    const answer = await reply(server, sales, { reference, ...fields });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await messagesOf(sales, reference)).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  test('to what another role works on is refused and recorded', async ({ server, sales }) => {
    const reference = await submit(server, 'application', makeApplication());
    expect((await reply(server, sales, { reference })).statusCode).toBe(404);
    expect((await sales.ask('conversation.replyForm', { reference })).statusCode).toBe(404);
    expect((await sales.get(messageFilePath(reference, '1'))).statusCode).toBe(404);
  });

  test('to suspected spam waits until it is restored', async ({ server, sales }) => {
    const reference = await submit(server, 'contact', makeContact());
    await server.db
      .updateTable('inbox_entries')
      .set({ suspect: true })
      .where('reference', '=', reference)
      .execute();
    const answer = await reply(server, sales, { reference });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Please restore it');
  });
});

describe('an answer', () => {
  test('lands in its item, which is new again, and is found by its words', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const raw = answerTo(toAsha(smtp.received)[0] as ReceivedMail);
    expect(await takeInAnswer(parts, raw)).toBe('taken');
    expect(await takeInAnswer(parts, raw)).toBe('known');
    const item = await open(sales, reference);
    expect(item).toMatchObject({ status: 'new', hasAnswer: true, version: 3 });
    expect(item.messages[1]).toMatchObject({
      ...{ nature: 'personal', name: 'Asha Menon', address: 'asha@example.com', isOtherAddress: false },
      ...{ body: 'Tuesday suits us.', isCut: false, isUnproven: false, delivery: null },
    });
    expect(item.events.map(({ action }: { action: string }) => action)).toEqual([
      'reply',
      'status',
      'answer',
      'reopened',
    ]);
    const { entries } = ok(await sales.ask('inbox.list', { view: 'open' }));
    expect(entries.find((entry: { reference: string }) => entry.reference === reference)).toMatchObject({
      hasAnswer: true,
    });

    ok(await reply(server, sales, { reference, text: 'See you on Tuesday.' }));
    expect(await open(sales, reference)).toMatchObject({ status: 'answered', hasAnswer: false });
    await send();
    const third = toAsha(smtp.received).at(-1) as ReceivedMail;
    expect(header(third, 'references')?.split(/\s+/)).toHaveLength(3);
  });

  test('makes a rejected application new again without a change of its stage, until somebody replies', async ({
    server,
    smtp,
    send,
    owner,
    parts,
  }) => {
    const reference = await submit(server, 'application', makeApplication({ EmailId: 'asha@example.com' }));
    ok(await reply(server, owner, { reference }));
    await send();
    const { version, status, stage } = await open(owner, reference);
    expect({ status, stage: stage.name }).toEqual({ status: 'new', stage: 'New' });
    const { stages } = ok(await owner.ask('hiringStages.list'));
    const rejected = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
    const items = [{ reference, version }];
    ok(await owner.call('inbox.moveToStage', { items, stage: rejected.id, reason: 'Position filled' }));
    expect(await takeInAnswer(parts, answerTo(toAsha(smtp.received).at(-1) as ReceivedMail))).toBe('taken');
    expect(await open(owner, reference)).toMatchObject({ status: 'new', hasAnswer: true, stage: rejected });

    ok(await reply(server, owner, { reference, text: 'We are sorry. Ask again on Tuesday.' }));
    expect(await open(owner, reference)).toMatchObject({
      ...{ status: 'closed', hasAnswer: false, stage: rejected, stageReason: 'Position filled' },
    });
  });

  test('at the same moment by two servers lands once', async ({ server, smtp, send, sales, parts }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const raw = answerTo(toAsha(smtp.received)[0] as ReceivedMail);
    const outcomes = await Promise.all([takeInAnswer(parts, raw), takeInAnswer(parts, raw)]);
    expect(outcomes.sort()).toEqual(['known', 'taken']);
    expect(await messagesOf(sales, reference)).toHaveLength(2);
  });

  test('by the reference in its subject needs the address of the sender', async ({
    server,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact({ emailId: 'Asha@Example.com' }));
    const by = (From: string) =>
      makeReceivedMail({ headers: { From, Subject: `Re: We have it (${reference})` }, text: 'And?' });
    expect(await takeInAnswer(parts, by('else@example.com'))).toBe('foreign');
    expect(await takeInAnswer(parts, by('asha@example.com'))).toBe('taken');
    expect(await messagesOf(sales, reference)).toMatchObject([
      { body: 'And?', isOtherAddress: false, isUnproven: true },
    ]);
  });

  test('from another address of the sender is marked, and can be replied to', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const raw = answerTo(toAsha(smtp.received)[0] as ReceivedMail, {
      headers: { From: 'asha@mills.example' },
    });
    expect(await takeInAnswer(parts, raw)).toBe('taken');
    expect((await messagesOf(sales, reference))[1]).toMatchObject({ isOtherAddress: true });
    const form: ReplyForm = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(form.addresses).toEqual(['asha@example.com', 'asha@mills.example']);
  });

  test('that is automatic changes nothing, and one that did not arrive is new', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const sent = toAsha(smtp.received)[0] as ReceivedMail;
    const away = answerTo(sent, { headers: { 'Auto-Submitted': 'auto-replied' }, text: 'Away.' });
    expect(await takeInAnswer(parts, away)).toBe('taken');
    expect(await open(sales, reference)).toMatchObject({ status: 'answered', hasAnswer: false });
    const bounce = answerTo(sent, { headers: { From: 'MAILER-DAEMON@example.com' }, text: 'No such box.' });
    expect(await takeInAnswer(parts, bounce)).toBe('taken');
    expect(await open(sales, reference)).toMatchObject({ status: 'new', hasAnswer: true });
    expect((await messagesOf(sales, reference)).map(({ nature }) => nature)).toEqual([
      'personal',
      'automatic',
      'bounce',
    ]);
  });

  test('to nothing of ours, or a copy of our own mail, is left alone', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    expect(await takeInAnswer(parts, makeReceivedMail({ text: 'Buy this.' }))).toBe('foreign');
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const [mail] = toAsha(smtp.received);
    expect(await takeInAnswer(parts, Buffer.from(mail?.raw ?? ''))).toBe('own');
  });

  test('keeps documents and photos, and names other files', async ({ server, smtp, send, sales, parts }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const photo = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
    const raw = answerTo(toAsha(smtp.received)[0] as ReceivedMail, {
      parts: [
        { type: 'application/pdf', name: 'cv.pdf', body: makePdf() },
        { type: 'image/jpeg', name: 'gate.png', body: photo },
        { type: 'application/zip', name: 'all.zip', body: 'PK' },
        ...Array.from({ length: 12 }, (_, n) => ({ type: 'text/x', name: `${n}.exe`, body: 'MZ' })),
      ],
    });
    expect(await takeInAnswer(parts, raw)).toBe('taken');
    const { files } = (await messagesOf(sales, reference))[1] as ConversationMessage;
    expect(files.slice(0, 3)).toMatchObject([
      { name: 'cv.pdf', leftOut: null, file: { scanState: 'pending', access: 'free' } },
      { name: 'gate.png', leftOut: null },
      { name: 'all.zip', leftOut: 'kind', file: null },
    ]);
    expect(files.at(-1)).toMatchObject({ leftOut: 'number' });
    const other = await submit(server, 'contact', makeContact());
    expect((await sales.get(messageFilePath(other, files[0]?.id ?? ''))).statusCode).toBe(404);
    expect((await sales.get(messageFilePath(reference, files[0]?.id ?? ''))).statusCode).toBe(200);
  });

  test('of a machine that does not stop is left out at the hundredth', async ({
    server,
    smtp,
    send,
    sales,
    parts,
  }) => {
    const reference = await submit(server, 'contact', makeContact());
    ok(await reply(server, sales, { reference }));
    await send();
    const sent = toAsha(smtp.received)[0] as ReceivedMail;
    for (let n = 0; n < 100; n += 1) expect(await takeInAnswer(parts, answerTo(sent))).toBe('taken');
    expect(await takeInAnswer(parts, answerTo(sent))).toBe('too many');
  });
});

test('an erasure removes the messages and their files', async ({
  server,
  smtp,
  send,
  sales,
  owner,
  parts,
}) => {
  const email = `${randomUUID()}@example.com`;
  const reference = await submit(server, 'contact', makeContact({ emailId: email }));
  ok(await reply(server, sales, { reference, to: email, file1: pdf() }));
  await send();
  const mail = smtp.received.find(({ envelope, attachments }) => envelope.to[0] === email && attachments[0]);
  const raw = answerTo(mail as ReceivedMail, {
    parts: [{ type: 'application/pdf', name: 'cv.pdf', body: makePdf() }],
  });
  expect(await takeInAnswer(parts, raw)).toBe('taken');
  const ids = await server.db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('resume_id')
    .where('reference', '=', reference)
    .execute();
  expect(ids).toHaveLength(2);
  ok(await owner.call('people.find', { who: email }));
  const erased = ok(
    await owner.call('people.erase', { who: email, references: [reference], verification: 'call-back' }),
  );
  expect(erased).toMatchObject({ submissions: 1, resumes: 0, attachments: 2 });
  for (const { resume_id } of ids) expect(await server.resumes.exists(resume_id ?? '')).toBe(false);
  expect(await takeInAnswer(parts, raw)).toBe('foreign');
});

test('a person’s archive has the messages with their files', async ({ server, smtp, send, sales, parts }) => {
  const email = `${randomUUID()}@example.com`;
  const reference = await submit(server, 'contact', makeContact({ emailId: email }));
  ok(await reply(server, sales, { reference, to: email, file1: pdf() }));
  await send();
  const mail = smtp.received.find(({ envelope, attachments }) => envelope.to[0] === email && attachments[0]);
  expect(await takeInAnswer(parts, answerTo(mail as ReceivedMail))).toBe('taken');
  const { id } = await server.db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const [record] = await listRecords(server.db, [id]);
  expect(record?.messages).toMatchObject([
    {
      ...{ direction: 'sent', subject: 'Your gates', address: email },
      files: [{ name: 'offer.pdf', leftOut: null, stored: { originalName: 'offer.pdf', scan: 'pending' } }],
    },
    { direction: 'received', text: 'Tuesday suits us.', files: [] },
  ]);
  expect(JSON.stringify(record)).not.toContain('A sales');
});
