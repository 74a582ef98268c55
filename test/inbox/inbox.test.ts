import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { auditLines } from '../factories/audit-lines.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { legacyPaths, submit } from '../factories/submit.ts';
import { list, open, referencesOf, seen, test } from './office.ts';

const newContact = (inbox: TestServer) => submit(inbox, 'contact', makeContact());

describe('the inbox', () => {
  test('starts with open items, and has all others too', async ({ inbox, sales }) => {
    const [open, closed, spam] = [await newContact(inbox), await newContact(inbox), await newContact(inbox)];
    ok(await sales.call('inbox.setStatus', { items: await seen(inbox, closed), status: 'closed' }));
    ok(await sales.call('inbox.setStatus', { items: await seen(inbox, spam), status: 'spam' }));
    expect(await list(sales, { view: 'open' })).toEqual([open]);
    expect(await list(sales, { view: 'open', search: 'gates' })).toEqual([open]);
    expect(await list(sales, { view: 'open', assignee: 'nobody' })).toEqual([open]);
    expect(await list(sales, { view: 'inbox' })).toEqual([spam, closed, open]);
    // A status that the other filters leave out finds nothing, and one that they have finds what it says.
    expect(await list(sales, { view: 'open', status: 'closed' })).toEqual([]);
    expect(await list(sales, { unanswered: 'yes', status: 'answered' })).toEqual([]);
    expect(await list(sales, { unanswered: 'yes', status: 'new' })).toEqual([open]);
    expect(await list(sales, { view: 'open', status: 'new' })).toEqual([open]);
  });

  test('shows each role its own kinds, newest first', async ({ inbox, owner, sales, recruiter }) => {
    const contact = await newContact(inbox);
    const quotation = await submit(inbox, 'quotation', makeQuotation());
    const application = await submit(inbox, 'application', makeApplication());
    await submit(inbox, 'posting', makePosting());
    expect(await list(owner)).toEqual([application, quotation, contact]);
    expect(await list(sales)).toEqual([quotation, contact]);
    expect(await list(recruiter)).toEqual([application]);
    expect(await list(recruiter, { kind: 'contact' })).toEqual([]);
    expect(await list(owner, { kind: 'quotation' })).toEqual([quotation]);
    for (const procedure of ['inbox.open', 'inbox.addNote'])
      expect((await recruiter.call(procedure, { reference: contact, text: 'x' })).statusCode).toBe(404);
    const line = { member_id: recruiter.id, detail: 'as recruiter' };
    expect(await auditLines(inbox, { action: 'refused', subject: contact })).toMatchObject([line, line]);
    const items = await seen(inbox, contact, application);
    expect(ok(await recruiter.call('inbox.setStatus', { items, status: 'spam' }))).toEqual({
      changed: [{ reference: application, version: 2 }],
      skipped: [{ reference: contact, by: null, action: null, text: '', at: null }],
    });
    const only = await recruiter.call('inbox.setStatus', { items: items.slice(0, 1), status: 'spam' });
    expect(only.statusCode).toBe(404);
  });

  test('is filtered by city, job, flag, status, assignee and day', async ({ inbox, owner, sales }) => {
    const jid = await createJobOpening(inbox.db);
    const pune = await submit(inbox, 'quotation', makeQuotation({ city: 'Pune' }));
    const applied = await submit(inbox, 'application', makeApplication({ JobId: jid }));
    const odd = await submit(inbox, 'contact', makeContact({ mobileNo: '123' }));
    expect(await list(owner, { city: 'pune' })).toEqual([applied, pune]);
    expect(await list(owner, { city: 'pune', kind: 'quotation' })).toEqual([pune]);
    expect(await list(owner, { job: jid })).toEqual([applied]);
    expect(await list(owner, { flag: 'odd-phone' })).toEqual([odd]);
    ok(await owner.call('inbox.setStatus', { items: await seen(inbox, pune, odd), status: 'in progress' }));
    expect(await list(owner, { status: 'in progress' })).toEqual([odd, pune]);
    ok(await owner.call('inbox.assign', { items: await seen(inbox, pune), assignee: sales.id }));
    expect(await list(owner, { assignee: sales.id })).toEqual([pune]);
    expect(await list(owner, { assignee: 'nobody' })).toEqual([odd, applied]);
    const sent = (reference: string, at: string) =>
      sql`update inbox_entries set submitted_at = ${at} where reference = ${reference}`.execute(inbox.db);
    await sent(pune, '2026-03-04T18:30:00Z');
    await sent(odd, '2026-03-04T18:29:59Z');
    expect(await list(owner, { from: '2026-03-05', until: '2026-03-05' })).toEqual([pune]);
    expect(await list(owner, { from: '2026-03-04', until: '2026-03-04' })).toEqual([odd]);
  });

  test('is paged without loss or repetition while new entries arrive', async ({ inbox, owner }) => {
    const expected: string[] = [];
    for (let time = 0; time < 52; time++)
      expected.unshift(receiptOf(await postLegacy(inbox.app, legacyPaths.contact, makeContact())).reference);
    await takeInAll(inbox.db);
    const first = ok(await owner.ask('inbox.list', {}));
    await newContact(inbox);
    const second = ok(await owner.ask('inbox.list', { cursor: first.next }));
    expect(referencesOf([...first.entries, ...second.entries])).toEqual(expected);
    expect(second.next).toBeNull();
    // The request of a tab that was opened before the cursor was renamed. It would get the first page again and again.
    expect((await owner.ask('inbox.list', { after: first.next })).statusCode).toBe(400);
  });

  test('takes in a submission once, even if its transaction commits late', async ({ inbox, owner }) => {
    const early = receiptOf(await postLegacy(inbox.app, legacyPaths.contact, makeContact())).reference;
    const late = await newContact(inbox);
    // As if the first submission's transaction had committed only now.
    await inbox.db.deleteFrom('inbox_entries').where('reference', '=', early).execute();
    await Promise.all([takeInAll(inbox.db), takeInAll(inbox.db)]);
    expect(await list(owner)).toEqual([late, early]);
  });

  test('has what a robot sent among the suspects, until it is restored', async ({ inbox, sales }) => {
    const values = { ...makeContact(), website: 'https://example.com' };
    const { reference } = receiptOf(await callSite(inbox.app, 'contact.submit', values));
    await takeInAll(inbox.db);
    const both = (status: string) => [
      expect.objectContaining({ status }),
      expect.objectContaining({ status }),
    ];
    expect(await list(sales)).toEqual([]);
    expect(await list(sales, { view: 'suspects' })).toEqual([reference]);
    expect((await open(sales, reference)).mails).toEqual(both('held'));
    ok(await sales.call('inbox.restore', { items: await seen(inbox, reference) }));
    expect(await list(sales)).toEqual([reference]);
    expect(await list(sales, { view: 'suspects' })).toEqual([]);
    const item = await open(sales, reference);
    expect(item.mails).toEqual(both('queued'));
    expect(item.flags).toEqual(['trap-filled']);
    expect(await auditLines(inbox, { action: 'suspects restored', subject: reference })).toHaveLength(1);
  });
});

describe('everything that matches', () => {
  test('is counted and listed with what an act and its undoing need', async ({ inbox }) => {
    const sales = await createMember(inbox, 'sales', 'viewer');
    const [one, two] = [await newContact(inbox), await newContact(inbox)];
    await submit(inbox, 'application', makeApplication());
    ok(await sales.call('inbox.setStatus', { items: await seen(inbox, one), status: 'closed' }));
    // The application is read only, so that it is not offered for a change.
    expect(ok(await sales.ask('inbox.countMatching', {}))).toEqual({ count: 2, isMore: false });
    expect(ok(await sales.ask('inbox.countMatching', { view: 'open' }))).toEqual({ count: 1, isMore: false });
    expect(ok(await sales.ask('inbox.listMatching', {}))).toEqual({
      entries: [
        { reference: two, version: 1, status: 'new', stage: null, stageReason: '' },
        { reference: one, version: 2, status: 'closed', stage: null, stageReason: '' },
      ],
      next: null,
    });
  });

  test('is counted up to the most that can be selected', async ({ inbox, owner }) => {
    await submit(inbox, 'contact', makeContact({ companyName: 'Quartzite Mills' }));
    // Every seventh is in Hindi, every fiftieth is closed.
    await sql`
      with added as (
        insert into submissions (reference, kind, door, submitted_at)
        select 'CT-NEWER-' || n, 'contact', 'site', now() + n * interval '1 second' from generate_series(1, 5200) as n
        returning id, reference, kind, door, submitted_at, split_part(reference, '-', 3)::integer as n
      )
      insert into inbox_entries (submission_id, reference, kind, door, submitted_at, name, about, email, phone,
        city, status, locale, flags, suspect, search)
      select id, reference, kind, door, submitted_at, 'Asha Menon', '', '', '', '',
        case when n % 50 = 0 then 'closed' else 'new' end, case when n % 7 = 0 then 'hi-IN' else 'en-IN' end,
        '{}', false, ''::tsvector
      from added
    `.execute(inbox.db);
    const count = async (filter: object) => ok(await owner.ask('inbox.countMatching', filter));
    expect(await count({ search: 'quartzite' })).toEqual({ count: 1, isMore: false });
    expect(await count({ search: 'quartzite', locale: 'hi-IN' })).toEqual({ count: 0, isMore: false });
    expect(await count({ status: 'closed' })).toEqual({ count: 104, isMore: false });
    expect(await count({ status: 'closed', locale: 'hi-IN' })).toEqual({ count: 14, isMore: false });
    expect(await count({ status: 'new', assignee: 'nobody' })).toEqual({ count: 5_000, isMore: true });
  });
});

describe('the CSV of a selection', () => {
  test('has the selected items of the member’s kinds, and is recorded', async ({ inbox, sales }) => {
    const [one, two] = [await newContact(inbox), await newContact(inbox)];
    await newContact(inbox);
    const application = await submit(inbox, 'application', makeApplication());
    const send = (references: unknown) => sales.post('/staff/files/inbox.csv', { references });
    const answer = await send([one, application, two, 'CB-000000']);
    expect(answer.statusCode).toBe(200);
    const [, first, second, ...others] = answer.body.trim().split('\r\n');
    expect([first, second]).toEqual([expect.stringContaining(two), expect.stringContaining(one)]);
    expect(others).toEqual([]);
    for (const wrong of [[], ['x'], 'CB-000000']) expect((await send(wrong)).statusCode).toBe(400);
    expect(await auditLines(inbox, { action: 'inbox exported', member_id: sales.id })).toMatchObject([
      { detail: 'selection 4', subject: expect.stringContaining(one) },
    ]);
    // As many as can be selected.
    const many = Array.from({ length: 4_999 }, (_, at) => `CB-${String(at).padStart(6, '0')}`);
    expect((await send([...many, one])).body).toContain(one);
    expect((await send([...many, one, two])).statusCode).toBe(400);
  });
});
