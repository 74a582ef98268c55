import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import type { TestServer } from '../environment/app.ts';
import { test } from '../environment/outbox.ts';
import { header, startSmtpServer } from '../environment/smtp.ts';
import { listMails, submitContact } from './mails-of.ts';

const listAttempts = ({ db }: TestServer, reference: string) =>
  db
    .selectFrom('mail_attempts')
    .innerJoin('mails', 'mails.id', 'mail_id')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select(['role', 'outcome', 'detail'])
    .where('reference', '=', reference)
    .orderBy('mail_attempts.id')
    .execute();

/** Makes the retry pauses, or a mail's maximum age, pass. */
const makeDue = ({ db }: TestServer, age = '0') =>
  sql`update mails set due_at = now(), queued_at = queued_at - ${age}::text::interval where status = 'queued'`.execute(
    db,
  );

describe('a mail server that', () => {
  test('refuses a mail gets it again under its Message-ID', async ({ server, smtp, send }) => {
    smtp.behave('refuse');
    const reference = await submitContact(server);
    expect(await send()).toEqual({ sent: 0, failed: 2, parked: 0 });
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 0 });
    const ids = (await listMails(server, reference)).map(({ message_id }) => message_id);
    await makeDue(server);
    expect(await send()).toEqual({ sent: 0, failed: 2, parked: 0 });
    smtp.behave('accept');
    await makeDue(server);
    expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });

    expect(smtp.received.map((mail) => header(mail, 'message-id')).sort()).toEqual(ids.toSorted());
    const attempts = await listAttempts(server, reference);
    expect(Map.groupBy(attempts, ({ role }) => role).get('notice')).toEqual([
      { role: 'notice', outcome: 'failed', detail: expect.stringContaining('451 the mailbox is busy') },
      { role: 'notice', outcome: 'failed', detail: expect.stringContaining('451 the mailbox is busy') },
      { role: 'notice', outcome: 'sent', detail: expect.stringMatching(/^250 /) },
    ]);
    expect(attempts).toHaveLength(6);
  });

  test.for(['silent', 'break off'] as const)(
    'behaves as “%s” loses no mail',
    async (behaviour, { server, smtp, send }) => {
      smtp.behave(behaviour);
      const reference = await submitContact(server);
      expect(await send()).toEqual({ sent: 0, failed: 2, parked: 0 });
      expect(smtp.received).toEqual([]);
      smtp.behave('accept');
      await makeDue(server);
      expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
      expect((await listMails(server, reference)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    },
  );

  test('hangs up before confirming gets the mail twice', async ({ server, smtp, send }) => {
    smtp.behave('break after');
    await submitContact(server, { emailId: 'none' });
    expect(await send()).toEqual({ sent: 0, failed: 1, parked: 0 });
    smtp.behave('accept');
    await makeDue(server);
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 0 });
    const [first, second] = smtp.received.map((mail) => header(mail, 'message-id'));
    expect(smtp.received).toHaveLength(2);
    expect(second).toBe(first);
  });

  test('is down is tried with one batch, and gets all later', async ({ server, smtp, send }) => {
    await smtp.stop();
    for (let time = 0; time < 7; time++) await submitContact(server, { emailId: 'none' });
    expect(await send()).toEqual({ sent: 0, failed: 5, parked: 0 });
    const back = await startSmtpServer(Number(new URL(smtp.url).port));
    onTestFinished(() => back.stop());
    await makeDue(server);
    expect(await send(back)).toEqual({ sent: 7, failed: 0, parked: 0 });
    expect(new Set(back.received.map(({ subject }) => subject)).size).toBe(7);
  });
});

describe('pauses', () => {
  const pauseOf = async ({ db }: TestServer) => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from due_at - now())::float8 as seconds from mails where status = 'queued'
    `.execute(db);
    return rows[0]?.seconds ?? Number.NaN;
  };

  test('grow from a minute to an hour, and end after two days', async ({ server, smtp, send }) => {
    smtp.behave('refuse');
    const reference = await submitContact(server, { emailId: 'none' });
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await send()).failed).toBe(1);
      const pause = await pauseOf(server);
      expect(pause).toBeGreaterThan(minutes * 60 * 0.94);
      expect(pause).toBeLessThan(minutes * 60 * 1.06);
      await makeDue(server);
    }
    await makeDue(server, '47 hours 30 minutes');
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 1 });
    expect(await listMails(server, reference)).toMatchObject([{ status: 'parked', attempts: 9 }]);
    expect((await listAttempts(server, reference)).at(-1)).toMatchObject({ outcome: 'parked' });
    await makeDue(server);
    smtp.behave('accept');
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 0 });
  });

  test('of more than two days park the mail unsent', async ({ server, smtp, send }) => {
    const old = await submitContact(server, { emailId: 'none' });
    await makeDue(server, '49 hours');
    await submitContact(server, { emailId: 'none' });
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 1 });
    expect(smtp.received[0]?.subject).not.toContain(old);
    expect(await listMails(server, old)).toMatchObject([{ status: 'parked', attempts: 0 }]);
  });
});

describe('workers', () => {
  test('that run concurrently send each mail once', async ({ server, smtp, send }) => {
    smtp.behave('slow');
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => submitContact(server, { emailId: `asha${index}@example.com` })),
    );
    const passes = await Promise.all([send(), send(), send(), send()]);
    expect(passes.reduce((sum, { sent }) => sum + sent, 0)).toBe(16);
    expect(smtp.received).toHaveLength(16);
    expect(new Set(smtp.received.map((mail) => header(mail, 'message-id'))).size).toBe(16);
  });

  test('that died have their mails sent by the next one', async ({ server, smtp, send }) => {
    const reference = await submitContact(server);
    // The first step of a worker, and all that remains of one that was killed.
    await sql`update mails set claim = gen_random_uuid(), attempts = 1, due_at = now() + interval '5 minutes',
      message_id = '<' || role || '@guardhouse.example>'`.execute(server.db);
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 0 });
    await makeDue(server);
    expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
    expect(smtp.received.map((mail) => header(mail, 'message-id')).sort()).toEqual([
      '<confirmation@guardhouse.example>',
      '<notice@guardhouse.example>',
    ]);
    expect(await listMails(server, reference)).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
  });
});

test('one address gets five confirmations an hour', async ({ server, smtp, send }) => {
  for (let time = 0; time < 7; time++) {
    await submitContact(server, { emailId: time % 2 === 0 ? 'victim@example.com' : 'Victim@Example.com' });
    // First one at a time, then several in one batch.
    if (time < 3) await send();
  }
  await send();
  const to = (address: string) =>
    smtp.received.filter(({ envelope }) => envelope.to[0]?.toLowerCase() === address);
  expect(to('victim@example.com')).toHaveLength(5);
  expect(to('sales@guardhouse.example')).toHaveLength(7);
});
