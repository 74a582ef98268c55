import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { callSite } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { makeApplication, makeContact, makePosting } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';

const test = base.extend<{ owner: SignedInMember; recruiter: SignedInMember; outbox: TestServer }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  recruiter: [async ({ server }, use) => use(await createMember(server, 'recruiter')), { scope: 'file' }],
  outbox: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(server);
  },
});

const contact = (server: TestServer) => submit(server, 'contact', makeContact());

/** The rows as the worker would leave them. */
function settle({ db }: TestServer, reference: string, status: 'sent' | 'parked', detail: string) {
  return sql`
    with settled as (
      update mails set status = ${status}, attempts = 1, settled_at = now(), message_id = '<first@guardhouse.example>'
      where submission_id = (select id from submissions where reference = ${reference}) returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, ${status}, ${detail} from settled
  `.execute(db);
}

const list = async (member: SignedInMember, input = {}) =>
  ok(await member.call('mail.list', input)).mails as Record<string, unknown>[];

describe('the list of mails', () => {
  test('shows the state of each, and each role sees its own', async ({ outbox, owner, recruiter }) => {
    const sent = await contact(outbox);
    await settle(outbox, sent, 'sent', '250 taken');
    const parked = await submit(outbox, 'application', makeApplication());
    await settle(outbox, parked, 'parked', '550 no such mailbox');
    const waiting = await submit(outbox, 'posting', makePosting());
    const suspect = receiptOf(
      await callSite(outbox.app, 'contact.submit', { ...makeContact(), website: 'https://example.com' }),
    ).reference;

    expect(await list(owner)).toMatchObject([
      { reference: suspect, role: 'confirmation', state: 'held' },
      { reference: suspect, role: 'notice', state: 'held', recipient: null },
      {
        reference: waiting,
        role: 'notice',
        state: 'waiting',
        attempts: 0,
        settledAt: null,
        lastAnswer: null,
      },
      { reference: parked, role: 'confirmation', state: 'parked', recipient: 'applicant@example.com' },
      { reference: parked, role: 'notice', state: 'parked', lastAnswer: '550 no such mailbox', dueAt: null },
      { reference: sent, role: 'confirmation', state: 'sent' },
      { reference: sent, role: 'notice', state: 'sent', lastAnswer: '250 taken' },
    ]);
    const references = (mails: Record<string, unknown>[]) => mails.map(({ reference }) => reference);
    expect(references(await list(recruiter))).toEqual([waiting, parked, parked]);
    expect(references(await list(owner, { state: 'parked', role: 'notice' }))).toEqual([parked]);
    expect(references(await list(recruiter, { state: 'sent' }))).toEqual([]);
    expect(ok(await owner.ask('mail.summary'))).toMatchObject({
      isSetUp: false,
      waiting: 1,
      failing: 0,
      parked: 2,
      held: 2,
      oldestWaiting: expect.any(String),
      lastSent: expect.any(String),
    });
  });

  test('is read with a line in the audit log, which names submissions but no persons', async ({
    outbox,
    owner,
    recruiter,
  }) => {
    const lines = async () =>
      await outbox.db
        .selectFrom('staff_audit')
        .select(['member_id', 'subject', 'detail', 'address'])
        .where('action', '=', 'mails read')
        .orderBy('id')
        .execute();
    const before = (await lines()).length;
    await list(owner);
    expect(await lines()).toHaveLength(before);
    const first = await contact(outbox);
    const second = await submit(outbox, 'application', makeApplication());
    await list(owner);
    await list(recruiter);
    const [all, own] = (await lines()).slice(before);
    expect(all).toEqual({
      member_id: owner.id,
      subject: `${second} ${first}`,
      detail: '',
      address: '127.0.0.1',
    });
    expect(own).toMatchObject({ member_id: recruiter.id, subject: second });
  });

  test('is paged without loss or repetition', async ({ outbox, owner }) => {
    const expected: string[] = [];
    for (let time = 0; time < 30; time++) {
      const reference = await contact(outbox);
      expected.unshift(`${reference} confirmation`, `${reference} notice`);
    }
    const first = ok(await owner.call('mail.list', {}));
    const second = ok(await owner.call('mail.list', { cursor: first.next }));
    const named = ({ reference, role }: Record<string, string>) => `${reference} ${role}`;
    expect([...first.mails, ...second.mails].map(named)).toEqual(expected);
    expect(second.next).toBeNull();
  });

  test('of one role, or of one role in one state, has all of them and is paged, too', async ({
    outbox,
    owner,
    recruiter,
  }) => {
    await contact(outbox);
    await outbox.db.deleteFrom('staff_alerts').execute();
    await sql`
      with given as (
        insert into staff_alerts (kind, member_id) select 'new-device', ${owner.id} from generate_series(1, 60) returning id
      )
      insert into mails (staff_alert_id, role, recipient, attempts) select id, 'alert', 'a@example.com', id % 2 from given
    `.execute(outbox.db);
    const pageThrough = async (input: object) => {
      const first = ok(await owner.call('mail.list', input));
      const { mails, next } =
        first.next === null
          ? { mails: [], next: null }
          : ok(await owner.call('mail.list', { ...input, cursor: first.next }));
      expect(next).toBeNull();
      return [...first.mails, ...mails] as { id: string; role: string; state: string }[];
    };
    const alerts = await pageThrough({ role: 'alert' });
    expect(alerts).toHaveLength(60);
    expect(alerts.every(({ role }) => role === 'alert')).toBe(true);
    const ids = alerts.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(await pageThrough({ role: 'alert', state: 'failing' })).toHaveLength(30);
    expect(await pageThrough({ role: 'alert', state: 'sent' })).toEqual([]);
    expect(await pageThrough({ state: 'failing' })).toHaveLength(30);
    expect(await pageThrough({ role: 'member' })).toEqual([]);
    expect(await pageThrough({ role: 'notice' })).toHaveLength(1);
    expect(await list(recruiter, { role: 'alert' })).toEqual([]);
    expect(await list(recruiter, { role: 'quotation' })).toEqual([]);
    await outbox.db.deleteFrom('staff_alerts').execute();
  });
});

describe('a mail', () => {
  test('that was parked or sent is sent again, as a new mail', async ({ outbox, owner }) => {
    for (const status of ['parked', 'sent'] as const) {
      const reference = await contact(outbox);
      await settle(outbox, reference, status, 'whatever');
      const [mail] = await list(owner);
      ok(await owner.call('mail.resend', { id: mail?.id }));
      const [again] = await list(owner);
      expect(again).toMatchObject({ id: mail?.id, state: 'waiting', attempts: 0, lastAnswer: 'whatever' });
      const row = await outbox.db
        .selectFrom('mails')
        .select('message_id')
        .where('id', '=', String(mail?.id))
        .executeTakeFirstOrThrow();
      expect(row.message_id).toBeNull();
      const line = await outbox.db
        .selectFrom('staff_audit')
        .select(['action', 'subject', 'member_id'])
        .where('action', '!=', 'mails read')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      expect(line).toEqual({ action: 'mail sent again', subject: reference, member_id: owner.id });
    }
  });

  test('that is waiting, or of another role’s submission, is not sent again', async ({
    outbox,
    owner,
    recruiter,
  }) => {
    const reference = await contact(outbox);
    const [waiting] = await list(owner);
    expect((await owner.call('mail.resend', { id: waiting?.id })).statusCode).toBe(404);
    await settle(outbox, reference, 'parked', 'whatever');
    expect((await recruiter.call('mail.resend', { id: waiting?.id })).statusCode).toBe(404);
  });
});

describe('saved views', () => {
  test('are private to a member, and one with the same name is replaced', async ({
    server,
    owner,
    recruiter,
  }) => {
    const save = async (member: SignedInMember, name: string, query: string) =>
      ok(await member.call('savedViews.save', { name, query }));
    const mine = await save(owner, 'New in Pune', 'city=Pune&status=new');
    await save(recruiter, 'Mine', 'assignee=x');
    await save(owner, 'New in Pune', 'city=Pune&status=new&kind=quotation');
    expect(ok(await owner.ask('savedViews.list'))).toEqual([
      { ...mine, query: 'city=Pune&status=new&kind=quotation' },
    ]);
    expect((await recruiter.call('savedViews.remove', { id: mine.id })).statusCode).toBe(404);
    ok(await owner.call('savedViews.remove', { id: mine.id }));
    expect(ok(await owner.ask('savedViews.list'))).toEqual([]);
    expect((await owner.call('savedViews.save', { name: ' ', query: '' })).statusCode).toBe(400);
    for (let count = 0; count < 50; count++) await save(owner, `View ${count}`, '');
    expect((await owner.call('savedViews.save', { name: 'One more', query: '' })).statusCode).toBe(400);
    await server.db.deleteFrom('staff_views').execute();
  });
});

describe('a mail that fails', () => {
  test('says when it is retried next, and is retried at once on request', async ({ outbox, owner }) => {
    await contact(outbox);
    await sql`update mails set attempts = 3, due_at = now() + interval '1 hour'`.execute(outbox.db);
    const [mail] = await list(owner, { state: 'failing' });
    expect(Date.parse(String(mail?.dueAt)) - Date.now()).toBeGreaterThan(59 * 60_000);
    ok(await owner.call('mail.tryNow', { id: mail?.id }));
    const after = (await list(owner)).find(({ id }) => id === mail?.id);
    expect(after).toMatchObject({ state: 'failing', attempts: 3 });
    expect(Date.parse(String(after?.dueAt))).toBeLessThanOrEqual(Date.now() + 1_000);
    const { rows } = await sql<{ detail: string }>`
      select detail from staff_audit where action = 'mail tried at once'`.execute(outbox.db);
    expect(rows).toEqual([{ detail: `mail ${mail?.id}` }]);
  });

  test('is not retried while it is being sent, nor by a role that does not see it', async ({
    outbox,
    owner,
    recruiter,
  }) => {
    await contact(outbox);
    const [mail] = await list(owner);
    expect((await recruiter.call('mail.tryNow', { id: mail?.id })).statusCode).toBe(404);
    await sql`update mails set claim = gen_random_uuid(), attempts = 1`.execute(outbox.db);
    expect((await owner.call('mail.tryNow', { id: mail?.id })).statusCode).toBe(404);
  });
});
