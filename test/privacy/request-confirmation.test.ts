import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { callSite } from '../doors/doors.ts';
import { wordsOf } from '../doors/plain-post.ts';
import type { TestServer } from '../environment/app.ts';
import { header, type ReceivedMail, type TestSmtpServer } from '../environment/smtp.ts';
import { makeDataRequest } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { test as base } from '../inbox/office.ts';
import { headOf } from '../pages/html-head.ts';

const ASHA = 'asha@example.com';
const LINK = /https:\/\/guardhouse\.example(\/confirm\/([A-Za-z0-9_-]{43}))(?=\s)/;
const FROM = '203.0.113.7';

/** A test with an owner, no submission, an empty outbox and a mail server. */
const test = base.extend<{ emptied: undefined }>({
  emptied: [
    async ({ server }, use) => {
      await server.db.deleteFrom('submissions').execute();
      await use(undefined);
    },
    { auto: true },
  ],
});

async function ask({ app }: TestServer, changes = {}): Promise<string> {
  const values = { ...makeDataRequest({ contact: ASHA }), ...changes };
  return receiptOf(await callSite(app, 'dataRequest.submit', values)).reference;
}

const mailsTo = ({ received }: TestSmtpServer, address: string): ReceivedMail[] =>
  received.filter(({ envelope }) => envelope.to.includes(address));

/** The path of the link in the last mail to that address, found in the plain text as a reader would. */
function linkIn(smtp: TestSmtpServer, address = ASHA): string {
  const path = LINK.exec(mailsTo(smtp, address).at(-1)?.text ?? '')?.[1];
  if (path === undefined) throw new Error('There is no link in the mail.');
  return path;
}

const open = ({ app }: TestServer, path: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, remoteAddress: FROM });

/** Posts the page's form, which has no field, as a browser does. */
const press = ({ app }: TestServer, path: string) =>
  app.inject({
    method: 'POST',
    url: path,
    remoteAddress: FROM,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: '',
  });

const listed = async (owner: SignedInMember, reference: string) =>
  ok(await owner.call('dataRequests.list', {})).requests.find(
    (request: { reference: string }) => request.reference === reference,
  );

const auditOf = async ({ db }: TestServer, action: string) =>
  db
    .selectFrom('staff_audit')
    .select(['member_id', 'subject', 'detail', 'address'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

describe('the mails of a request that looks like a robot’s', () => {
  test('are held until the owner sends them, which is recorded', async ({ server, owner, smtp, send }) => {
    const reference = await ask(server, { filledInMs: 300 });
    const other = await ask(server, { website: 'x' });
    await send();
    expect(smtp.received).toEqual([]);
    expect(await listed(owner, reference)).toMatchObject({
      flags: ['filled-too-fast'],
      held: true,
      mailed: false,
    });

    ok(await owner.call('dataRequests.release', { reference }));
    await send();
    expect(smtp.received.map(({ envelope }) => envelope.to[0]).sort()).toEqual([
      ASHA,
      'privacy@guardhouse.example',
    ]);
    expect(await listed(owner, reference)).toMatchObject({
      flags: ['filled-too-fast'],
      held: false,
      mailed: true,
    });
    const [line] = await auditOf(server, 'data request mails released');
    expect(line).toMatchObject({ member_id: owner.id, subject: reference, detail: 'mails 2' });
    for (const unknown of [reference, 'DR-000000'])
      expect((await owner.call('dataRequests.release', { reference: unknown })).statusCode).toBe(404);
    expect(await listed(owner, other)).toMatchObject({ held: true });
    await send();
    expect(smtp.received).toHaveLength(2);
  });
});

test('a link confirms nothing once the request is answered', async ({ server, owner, smtp, send }) => {
  const reference = await ask(server);
  await send();
  const path = linkIn(smtp);
  ok(await owner.call('dataRequests.setState', { reference, state: 'done' }));
  expect((await open(server, path)).statusCode).toBe(410);
  expect((await press(server, path)).statusCode).toBe(410);
  const { confirmed_at } = await server.db
    .selectFrom('data_requests')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .select('confirmed_at')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(confirmed_at).toBeNull();
  expect((await auditOf(server, 'data request confirmed')).map(({ subject }) => subject)).not.toContain(
    reference,
  );
});

test('the notice to the office names the last day in India', async ({ server, smtp, send }) => {
  await ask(server);
  await sql`update data_requests set due_at = '2027-02-20T20:00:00Z'`.execute(server.db);
  await send();
  const [notice] = mailsTo(smtp, 'privacy@guardhouse.example');
  expect(notice?.text).toContain('2027-02-21');
});

describe('the mail that confirms a request', () => {
  test('has a link, of which the database keeps only a hash', async ({ server, smtp, send }) => {
    await ask(server);
    await send();
    const [mail] = mailsTo(smtp, ASHA);
    const [address = '', , token = ''] = LINK.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="${address}"`);
    expect(mail && header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(mailsTo(smtp, 'privacy@guardhouse.example')[0]?.text).not.toContain('/confirm/');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await sql<{ row: string }>`
      select data_request_links::text as row from data_request_links`.execute(server.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('has a new link each time, and none once confirmed', async ({ server, owner, smtp, send }) => {
    await ask(server);
    await send();
    const first = linkIn(smtp);
    const again = async () => {
      const { mails } = ok(await owner.call('mail.list', { state: 'sent', role: 'confirmation' }));
      ok(await owner.call('mail.resend', { id: mails[0].id }));
      await send();
    };
    await again();
    const second = linkIn(smtp);
    expect(second).not.toBe(first);
    // The first mail may be the one that arrived.
    expect((await open(server, first)).statusCode).toBe(200);
    expect((await press(server, second)).statusCode).toBe(200);
    expect(wordsOf((await press(server, first)).body)).toContain('already confirmed');
    await again();
    expect(mailsTo(smtp, ASHA)).toHaveLength(3);
    expect(mailsTo(smtp, ASHA).at(-1)?.text).not.toContain('/confirm/');
  });
});

describe('the page of a link', () => {
  test('asks, and confirms nothing when it is only opened', async ({ server, owner, smtp, send }) => {
    const reference = await ask(server, { fullName: 'Asha Menon', asked: 'Erase my data' });
    await send();
    const path = linkIn(smtp);
    for (const method of ['HEAD', 'GET', 'GET'] as const)
      expect((await open(server, path, method)).statusCode).toBe(200);
    const { body, headers } = await open(server, path);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const { name, canonical, property } = headOf(body);
    expect(name.robots).toBe('noindex');
    expect([canonical, property['og:url']]).toEqual([undefined, undefined]);
    expect(wordsOf(body)).toContain(reference);
    expect(wordsOf(body)).toContain('Erase my data');
    expect(body).toMatch(/<form[^>]* method="post"/);
    // A mailbox may be shared, and scanners read it too.
    expect(body).not.toMatch(/Asha|Menon|asha@/);
    expect(await listed(owner, reference)).toMatchObject({ confirmedAt: null, confirmedFrom: '' });
  });

  test('confirms once, and records time and network', async ({ server, owner, smtp, send }) => {
    const reference = await ask(server);
    await send();
    const path = linkIn(smtp);
    const answers = await Promise.all([press(server, path), press(server, path), press(server, path)]);
    const told = answers.map(({ body, statusCode, headers }) => {
      expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
      return wordsOf(body).includes('already confirmed') ? 'used' : 'confirmed';
    });
    expect(told.sort()).toEqual(['confirmed', 'used', 'used']);
    const request = await listed(owner, reference);
    expect(request.confirmedFrom).toBe(FROM);
    expect(Date.now() - Date.parse(request.confirmedAt)).toBeLessThan(60_000);
    const { statusCode, body } = await open(server, path);
    expect(statusCode).toBe(200);
    expect(wordsOf(body)).toContain('already confirmed');
    expect(body).not.toMatch(/<form[^>]* method="post"[^>]*action="\/confirm/);
    // The audit log, from which nobody can erase anything, has nothing about the visitor.
    expect(
      (await auditOf(server, 'data request confirmed')).filter(({ subject }) => subject === reference),
    ).toEqual([{ member_id: null, subject: reference, detail: '', address: '' }]);
    ok(await owner.call('dataRequests.setState', { reference, state: 'done' }));
  });

  test('records only the network of a visitor’s IPv6 address', async ({ server, smtp, send }) => {
    const reference = await ask(server);
    await send();
    await server.app.inject({ method: 'POST', url: linkIn(smtp), remoteAddress: '2001:db8:1:2:3:4:5:6' });
    expect((await findStored(server.db, 'data_requests', reference)).confirmed_from).toBe(
      '2001:db8:1:2::/64',
    );
  });

  test('says that a link has expired, and does not confirm', async ({ server, owner, smtp, send }) => {
    const reference = await ask(server);
    await send();
    const path = linkIn(smtp);
    await sql`update data_request_links set expires_at = now() - interval '1 second'`.execute(server.db);
    for (const answer of [await open(server, path), await press(server, path)]) {
      expect(answer.statusCode).toBe(410);
      expect(wordsOf(answer.body)).toContain('expired');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    expect(await listed(owner, reference)).toMatchObject({ confirmedAt: null });
  });

  test.for([
    ['one that is not there', 'A'.repeat(43)],
    ['one that was cut off', 'A'.repeat(20)],
    ['zeros', '%00'.repeat(43)],
    ['a very long one', 'A'.repeat(2_000)],
  ])('says that it does not know %s', async ([, token], { server, smtp }) => {
    const path = `/confirm/${token}`;
    expect(smtp.received).toEqual([]);
    for (const answer of [await open(server, path), await press(server, path)]) {
      expect(answer.statusCode).toBe(404);
      expect(wordsOf(answer.body)).toContain('do not know this link');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});
