import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import {
  type ConversationMessage,
  messageFilePath,
  type ReplyForm,
} from '../../src/contract/staff/conversation.ts';
import { usualMails } from '../../src/contract/staff/mail-choices.ts';
import { header, type ReceivedMail } from '../environment/smtp.ts';
import { auditLines } from '../factories/audit-lines.ts';
import { converse } from '../factories/conversation.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { ok } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { open } from '../inbox/office.ts';
import { answerTo, messagesOf, reply, test } from './exchange.ts';

describe('an answer', () => {
  test('lands in its item once, which is new again', async ({ server, deliver, sales, take, asked }) => {
    const { reference, mail } = asked;
    const raw = answerTo(mail);
    // By two servers at the same moment.
    const outcomes = await Promise.all([take(raw), take(raw)]);
    expect(outcomes.sort()).toEqual(['known', 'taken']);
    expect(await take(raw)).toBe('known');
    const item = await open(sales, reference);
    expect(item).toMatchObject({ status: 'new', hasAnswer: true, version: 3 });
    expect(item.messages).toHaveLength(2);
    expect(item.messages[1]).toMatchObject({
      nature: 'personal',
      name: 'Asha Menon',
      address: 'asha@example.com',
      isOtherAddress: false,
      body: 'Tuesday suits us.',
      isCut: false,
      isUnproven: false,
      delivery: null,
    });
    expect(item.events.map(({ action }: { action: string }) => action)).toEqual([
      'reply',
      'status',
      'answer',
      'reopened',
    ]);
    const { entries } = ok(await sales.ask('inbox.list', { view: 'open' }));
    expect(entries).toContainEqual(expect.objectContaining({ reference, hasAnswer: true }));
    const lines = await auditLines(server, { action: 'answer received', subject: reference });
    expect(lines).toMatchObject([{ detail: 'personal' }]);

    ok(await reply(server, sales, { reference, text: 'See you on Tuesday.' }));
    expect(await open(sales, reference)).toMatchObject({ status: 'answered', hasAnswer: false });
    const third = (await deliver()).at(-1) as ReceivedMail;
    expect(header(third, 'references')?.split(/\s+/)).toHaveLength(3);
  });

  test('raises its item, counts, and is told once to whoever has it', async ({
    server,
    sales,
    owner,
    take,
    asked,
  }) => {
    const { reference, mail } = asked;
    const newer = await submit(server, 'contact', makeContact());
    const { version } = await open(sales, reference);
    ok(await owner.call('inbox.assign', { items: [{ reference, version }], assignee: sales.id }));
    const items = [{ reference, version: version + 1 }];
    ok(await sales.call('inbox.setStatus', { items, status: 'in progress' }));
    const look = async () => ({
      first: ok(await sales.ask('inbox.list', { view: 'open' }))
        .entries.slice(0, 2)
        .map((entry: { reference: string }) => entry.reference),
      answers: ok(await sales.ask('start.figures')).inbox.answers,
      waiting: ok(await sales.ask('live.inbox', {})).waiting,
    });
    const before = await look();
    expect(before.first[0]).toBe(newer);
    expect(await take(answerTo(mail))).toBe('taken');
    expect(await take(answerTo(mail, { text: 'And Wednesday.' }))).toBe('taken');
    const { answers, waiting } = before;
    expect(await look()).toEqual({ first: [reference, newer], answers: answers + 1, waiting: waiting + 1 });
    const told = async () => {
      const { rows } = await sql<{ reference: string; member: string }>`
        select reference, member_id as member from member_notices as notice join member_notice_items on notice_id = notice.id
          join submissions on submissions.id = submission_id where notice.kind = 'answered'`.execute(
        server.db,
      );
      return Object.groupBy(rows, (row) => row.reference);
    };
    expect((await told())[reference]).toEqual([{ reference, member: sales.id }]);
    // Nobody has this one, so whoever works on its kind is told, unless they do not want to be.
    ok(await owner.call('mailChoices.save', { ...usualMails, answered: false }));
    const headers = { From: 'asha@example.com', Subject: `Re: We have it (${newer})` };
    expect(await take(makeReceivedMail({ headers, text: 'And?' }))).toBe('taken');
    expect((await look()).first).toEqual([newer, reference]);
    const members = (await told())[newer]?.map(({ member }) => member);
    expect(members).toContain(sales.id);
    expect(members).not.toContain(owner.id);
  });

  test('makes a rejected application new, in its stage', async ({ server, deliver, owner, take }) => {
    const reference = await submit(server, 'application', makeApplication({ EmailId: 'asha@example.com' }));
    ok(await reply(server, owner, { reference }));
    const [mail] = await deliver();
    const { version, status, stage } = await open(owner, reference);
    expect({ status, stage: stage.name }).toEqual({ status: 'new', stage: 'New' });
    const { stages } = ok(await owner.ask('hiringStages.list'));
    const rejected = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
    const items = [{ reference, version }];
    ok(await owner.call('inbox.moveToStage', { items, stage: rejected.id, reason: 'Position filled' }));
    expect(await take(answerTo(mail as ReceivedMail))).toBe('taken');
    expect(await open(owner, reference)).toMatchObject({ status: 'new', hasAnswer: true, stage: rejected });

    ok(await reply(server, owner, { reference, text: 'We are sorry. Ask again on Tuesday.' }));
    expect(await open(owner, reference)).toMatchObject({
      status: 'closed',
      hasAnswer: false,
      stage: rejected,
      stageReason: 'Position filled',
    });
  });

  test('by the reference in its subject is by the same address', async ({ server, sales, take }) => {
    const reference = await submit(server, 'contact', makeContact({ emailId: 'Asha@Example.com' }));
    const by = (From: string) =>
      makeReceivedMail({ headers: { From, Subject: `Re: We have it (${reference})` }, text: 'And?' });
    expect(await take(by('else@example.com'))).toBe('foreign');
    expect(await take(by('asha@example.com'))).toBe('taken');
    expect(await messagesOf(sales, reference)).toMatchObject([
      { body: 'And?', isOtherAddress: false, isUnproven: true },
    ]);
  });

  test('from another address is marked, and can be replied to', async ({ sales, take, asked }) => {
    const { reference, mail } = asked;
    const raw = answerTo(mail, { headers: { From: 'asha@mills.example' } });
    expect(await take(raw)).toBe('taken');
    expect((await messagesOf(sales, reference))[1]).toMatchObject({ isOtherAddress: true });
    const form: ReplyForm = ok(await sales.ask('conversation.replyForm', { reference }));
    expect(form.addresses).toEqual(['asha@example.com', 'asha@mills.example']);
  });

  test('that is automatic changes nothing, and a bounce is new', async ({ sales, take, asked }) => {
    const { reference, mail } = asked;
    const away = answerTo(mail, { headers: { 'Auto-Submitted': 'auto-replied' }, text: 'Away.' });
    expect(await take(away)).toBe('taken');
    expect(await open(sales, reference)).toMatchObject({ status: 'answered', hasAnswer: false });
    const bounce = answerTo(mail, { headers: { From: 'MAILER-DAEMON@example.com' }, text: 'No such box.' });
    expect(await take(bounce)).toBe('taken');
    expect(await open(sales, reference)).toMatchObject({ status: 'new', hasAnswer: true });
    expect(await take(makeReceivedMail({ text: 'Buy this.' }))).toBe('foreign');
    // A copy of our own mail.
    expect(await take(Buffer.from(mail.raw))).toBe('own');
    expect((await messagesOf(sales, reference)).map(({ nature }) => nature)).toEqual([
      'personal',
      'automatic',
      'bounce',
    ]);
  });

  test('keeps documents and photos, and names other files', async ({ server, sales, take, asked }) => {
    const { reference, mail } = asked;
    const photo = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
    const raw = answerTo(mail, {
      parts: [
        { type: 'application/pdf', name: 'cv.pdf', body: makePdf() },
        { type: 'image/jpeg', name: 'gate.png', body: photo },
        { type: 'application/zip', name: 'all.zip', body: 'PK' },
        ...Array.from({ length: 8 }, (_, n) => ({ type: 'text/x', name: `${n}.exe`, body: 'MZ' })),
      ],
    });
    expect(await take(raw)).toBe('taken');
    const { files } = (await messagesOf(sales, reference))[1] as ConversationMessage;
    expect(files.slice(0, 3)).toMatchObject([
      { name: 'cv.pdf', leftOut: null, file: { scanState: 'pending', access: 'free' } },
      { name: 'gate.png', leftOut: null },
      { name: 'all.zip', leftOut: 'kind', file: null },
    ]);
    // More than ten are only named.
    expect(files.slice(-2).map(({ leftOut }) => leftOut)).toEqual(['kind', 'number']);
    const other = await submit(server, 'contact', makeContact());
    expect((await sales.get(messageFilePath(other, files[0]?.id ?? ''))).statusCode).toBe(404);
    expect((await sales.get(messageFilePath(reference, files[0]?.id ?? ''))).statusCode).toBe(200);
  });

  test('of a machine is left out after a hundred in a day', async ({ server, take, asked }) => {
    expect(await take(answerTo(asked.mail))).toBe('taken');
    await sql`
      insert into messages (submission_id, direction, nature, name, address, subject, body, is_cut, message_id, has_token)
      select submission_id, direction, nature, name, address, subject, body, is_cut, '<' || n || '@x>', has_token
      from messages, generate_series(1, 98) as n where id = (select max(id) from messages)
    `.execute(server.db);
    expect(await take(answerTo(asked.mail))).toBe('taken');
    expect(await take(answerTo(asked.mail))).toBe('too many');
  });

  test('goes with its files when the person is erased', async ({ server, owner, take }) => {
    const email = `${randomUUID()}@example.com`;
    const reference = await submit(server, 'contact', makeContact({ emailId: email }));
    const raw = await converse(server, reference);
    const files = await server.db
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('resume_id')
      .where('reference', '=', reference)
      .execute();
    const ids = files.map(({ resume_id }) => resume_id ?? '');
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(await server.resumes.exists(id)).toBe(true);
    ok(await owner.call('people.erase', { who: email, references: [reference], verification: 'call-back' }));
    for (const id of ids) expect(await server.resumes.exists(id)).toBe(false);
    expect(await take(raw)).toBe('foreign');
  });
});
