import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { callSite, postLegacy } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import {
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { legacyPaths, submit } from '../../factories/submit.ts';

interface Staff {
  owner: SignedInMember;
  sales: SignedInMember;
  recruiter: SignedInMember;
}

/** A test with an empty inbox and a staff of three. */
const test = base.extend<{ staff: Staff; inbox: TestServer }>({
  staff: [
    async ({ server }, use) => {
      const [owner, sales, recruiter] = [
        await createMember(server, 'owner'),
        await createMember(server, 'sales'),
        await createMember(server, 'recruiter'),
      ];
      await use({ owner, sales, recruiter });
    },
    { scope: 'file' },
  ],
  inbox: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(server);
  },
});

const list = async (member: SignedInMember, input: Record<string, unknown> = {}): Promise<string[]> =>
  ok(await member.ask('inbox.list', input)).entries.map(({ reference }: { reference: string }) => reference);

const open = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference }));

/** The items as they are now, as on a screen that was just loaded. */
const seen = async ({ db }: TestServer, ...references: string[]): Promise<ItemVersion[]> => {
  const rows = await db
    .selectFrom('inbox_entries')
    .select(['reference', 'version'])
    .where('reference', 'in', references)
    .execute();
  return references.flatMap((reference) => rows.find((row) => row.reference === reference) ?? []);
};

describe('the inbox', () => {
  test('starts with open items, and has all others too', async ({ inbox, staff }) => {
    const [open, closed, spam] = [
      await submit(inbox, 'contact', makeContact()),
      await submit(inbox, 'contact', makeContact()),
      await submit(inbox, 'contact', makeContact()),
    ];
    ok(
      await staff.sales.call('inbox.setStatus', {
        items: [{ reference: closed, version: 1 }],
        status: 'closed',
      }),
    );
    ok(
      await staff.sales.call('inbox.setStatus', { items: [{ reference: spam, version: 1 }], status: 'spam' }),
    );
    expect(await list(staff.sales, { view: 'open' })).toEqual([open]);
    expect(await list(staff.sales, { view: 'open', search: 'gates' })).toEqual([open]);
    expect(await list(staff.sales, { view: 'open', assignee: 'nobody' })).toEqual([open]);
    expect(await list(staff.sales, { view: 'inbox' })).toEqual([spam, closed, open]);
    // A status that the other filters leave out finds nothing, and one that they have finds what it says.
    expect(await list(staff.sales, { view: 'open', status: 'closed' })).toEqual([]);
    expect(await list(staff.sales, { unanswered: 'yes', status: 'answered' })).toEqual([]);
    expect(await list(staff.sales, { unanswered: 'yes', status: 'new' })).toEqual([open]);
    expect(await list(staff.sales, { view: 'open', status: 'new' })).toEqual([open]);
  });

  test('has every contact, quotation and application, newest first, and shows each role its own kinds', async ({
    inbox,
    staff,
  }) => {
    const contact = await submit(inbox, 'contact', makeContact());
    const quotation = await submit(inbox, 'quotation', makeQuotation());
    const application = await submit(inbox, 'application', makeApplication());
    await submit(inbox, 'posting', makePosting());
    expect(await list(staff.owner)).toEqual([application, quotation, contact]);
    expect(await list(staff.sales)).toEqual([quotation, contact]);
    expect(await list(staff.recruiter)).toEqual([application]);
    expect(await list(staff.recruiter, { kind: 'contact' })).toEqual([]);
    expect(await list(staff.owner, { kind: 'quotation' })).toEqual([quotation]);
    for (const procedure of ['inbox.open', 'inbox.addNote'])
      expect((await staff.recruiter.call(procedure, { reference: contact, text: 'x' })).statusCode).toBe(404);
    const noted = await inbox.db
      .selectFrom('staff_audit')
      .select(['member_id', 'subject', 'detail'])
      .where('action', '=', 'refused')
      .where('subject', '=', contact)
      .execute();
    const line = { member_id: staff.recruiter.id, subject: contact, detail: 'as recruiter' };
    expect(noted).toEqual([line, line]);
    const items = await seen(inbox, contact, application);
    expect(ok(await staff.recruiter.call('inbox.setStatus', { items, status: 'spam' }))).toEqual({
      changed: [{ reference: application, version: 2 }],
      skipped: [{ reference: contact, by: null, action: null, text: '', at: null }],
    });
    const only = await staff.recruiter.call('inbox.setStatus', { items: items.slice(0, 1), status: 'spam' });
    expect(only.statusCode).toBe(404);
  });

  test('shows everything of one submission, its mails included', async ({ inbox, staff }) => {
    const values = makeContact({ companyName: 'SHREE MILLS' });
    const reference = await submit(inbox, 'contact', values);
    const item = await open(staff.sales, reference);
    expect(item).toMatchObject({
      reference,
      kind: 'contact',
      name: 'ASHA MENON',
      about: 'SHREE MILLS',
      status: 'new',
      assignee: null,
      suspect: false,
      text: values.userMessage,
      events: [],
      mails: [
        { role: 'notice', status: 'queued', attempts: 0, lastAnswer: null },
        { role: 'confirmation', status: 'queued' },
      ],
    });
    expect(item.facts).toContainEqual(['Phone', '9845012345']);
    const [line] = await inbox.db
      .selectFrom('staff_audit')
      .select(['member_id', 'action', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(line).toEqual({ member_id: staff.sales.id, action: 'read', subject: reference });
  });

  test.for([
    ['a name', 'kavi'],
    ['two words of different fields', 'verma textiles'],
    ['an address of mail', 'kavita.verma@mail.example.com'],
    ['a part of one', 'mail.example'],
    ['the beginning of a telephone number', '98111'],
    ['a telephone number with blanks', '98 111'],
    ['a word of the text', 'warehouse'],
    ['letter case', 'VERMA'],
  ])('is searched by %s', async ([, search], { inbox, staff }) => {
    const reference = await submit(
      inbox,
      'contact',
      makeContact({
        fullName: 'KAVITA VERMA',
        companyName: 'Textiles/Exports (P) Ltd',
        emailId: 'kavita.verma@mail.example.com',
        mobileNo: '9811122233',
        // An identical submission would count as a repeat.
        userMessage: `Guards for a warehouse ${Math.random()}`,
      }),
    );
    await submit(inbox, 'contact', makeContact());
    expect(await list(staff.owner, { search })).toEqual([reference]);
    expect(await list(staff.owner, { search: `${search} zebra` })).toEqual([]);
    expect(await list(staff.owner, { search: reference })).toEqual([reference]);
  });

  test.for([
    '......',
    '(((((((',
    '- - - - -',
    '!!!',
    '...',
    '@',
    "'",
    "\\'",
    ':*',
    '& | !',
    '<->',
    '()',
    '++91',
    '......9',
  ])('finds nothing with %j, which has no word', async (search, { inbox, staff }) => {
    // The message of a made contact ends in its number, which can be 9 or 91.
    await submit(inbox, 'contact', makeContact({ userMessage: 'Two gates, day and night.' }));
    const answer = await staff.owner.ask('inbox.list', { search });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(ok(answer).entries).toEqual([]);
  });

  test('is filtered by city, job, flag, status, assignee and day', async ({ inbox, staff }) => {
    const jid = await createJobOpening(inbox.db);
    const pune = await submit(inbox, 'quotation', makeQuotation({ city: 'Pune' }));
    const applied = await submit(inbox, 'application', makeApplication({ JobId: jid }));
    const odd = await submit(inbox, 'contact', makeContact({ mobileNo: '123' }));
    const { owner, sales } = staff;
    expect(await list(owner, { city: 'pune' })).toEqual([applied, pune]);
    expect(await list(owner, { city: 'pune', kind: 'quotation' })).toEqual([pune]);
    expect(await list(owner, { job: jid })).toEqual([applied]);
    expect(await list(owner, { flag: 'odd-phone' })).toEqual([odd]);
    ok(await owner.call('inbox.setStatus', { items: await seen(inbox, pune, odd), status: 'in progress' }));
    expect(await list(owner, { status: 'in progress' })).toEqual([odd, pune]);
    ok(await owner.call('inbox.assign', { items: await seen(inbox, pune), assignee: sales.id }));
    expect(await list(owner, { assignee: sales.id })).toEqual([pune]);
    expect(await list(owner, { assignee: 'nobody' })).toEqual([odd, applied]);
    await sql`update inbox_entries set submitted_at = '2026-03-04T18:30:00Z' where reference = ${pune}`.execute(
      inbox.db,
    );
    await sql`update inbox_entries set submitted_at = '2026-03-04T18:29:59Z' where reference = ${odd}`.execute(
      inbox.db,
    );
    expect(await list(owner, { from: '2026-03-05', until: '2026-03-05' })).toEqual([pune]);
    expect(await list(owner, { from: '2026-03-04', until: '2026-03-04' })).toEqual([odd]);
  });

  test('is paged without loss or repetition while new entries arrive', async ({ inbox, staff }) => {
    const expected: string[] = [];
    for (let time = 0; time < 60; time++)
      expected.unshift(receiptOf(await postLegacy(inbox.app, legacyPaths.contact, makeContact())).reference);
    await takeInAll(inbox.db);
    const first = ok(await staff.owner.ask('inbox.list', {}));
    await submit(inbox, 'contact', makeContact());
    const second = ok(await staff.owner.ask('inbox.list', { cursor: first.next }));
    const seen = [...first.entries, ...second.entries].map(({ reference }) => reference);
    expect(seen).toEqual(expected);
    expect(second.next).toBeNull();
    // The request of a tab that was opened before the cursor was renamed. It would get the first page again and again.
    expect((await staff.owner.ask('inbox.list', { after: first.next })).statusCode).toBe(400);
  });

  test('takes in a submission once, even if its transaction commits late', async ({ inbox, staff }) => {
    const early = receiptOf(await postLegacy(inbox.app, legacyPaths.contact, makeContact())).reference;
    const late = await submit(inbox, 'contact', makeContact());
    // As if the first submission's transaction had committed only now.
    await inbox.db.deleteFrom('inbox_entries').where('reference', '=', early).execute();
    await Promise.all([takeInAll(inbox.db), takeInAll(inbox.db)]);
    expect(await list(staff.owner)).toEqual([late, early]);
  });
});

describe('a submission', () => {
  test('has a history of who did what', async ({ inbox, staff }) => {
    const { owner, sales } = staff;
    const reference = await submit(inbox, 'contact', makeContact());
    ok(await owner.call('inbox.assign', { items: await seen(inbox, reference), assignee: sales.id }));
    ok(await sales.call('inbox.addNote', { reference, text: 'Called at noon.\nCall again.' }));
    ok(await sales.call('inbox.setStatus', { items: await seen(inbox, reference), status: 'answered' }));
    // Repeating it is no change.
    const items = await seen(inbox, reference);
    expect(ok(await sales.call('inbox.setStatus', { items, status: 'answered' }))).toEqual({
      changed: items,
      skipped: [],
    });
    const item = await open(owner, reference);
    expect(item).toMatchObject({ status: 'answered', assignee: { id: sales.id, name: 'A sales' } });
    expect(item.events).toMatchObject([
      { action: 'assignee', member: 'A owner', text: 'A sales' },
      { action: 'note', member: 'A sales', text: 'Called at noon.\nCall again.' },
      { action: 'status', member: 'A sales', text: 'answered' },
    ]);
  });

  test('cannot be assigned to somebody who is not a member', async ({ inbox, staff }) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const items = await seen(inbox, reference);
    const answer = await staff.owner.call('inbox.assign', { items, assignee: 'nobody-known' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.faults).toMatchObject([{ field: 'assignee' }]);
    expect((await open(staff.owner, reference)).assignee).toBeNull();
  });

  test('of a robot is among the suspects, and its mails are sent when it is restored', async ({
    inbox,
    staff,
  }) => {
    const values = { ...makeContact(), website: 'https://example.com' };
    const { reference } = receiptOf(await callSite(inbox.app, 'contact.submit', values));
    await takeInAll(inbox.db);
    expect(await list(staff.sales)).toEqual([]);
    expect(await list(staff.sales, { view: 'suspects' })).toEqual([reference]);
    expect((await open(staff.sales, reference)).mails).toMatchObject([
      { status: 'held' },
      { status: 'held' },
    ]);
    ok(await staff.sales.call('inbox.restore', { items: await seen(inbox, reference) }));
    expect(await list(staff.sales)).toEqual([reference]);
    expect(await list(staff.sales, { view: 'suspects' })).toEqual([]);
    const item = await open(staff.sales, reference);
    expect(item.mails).toMatchObject([{ status: 'queued' }, { status: 'queued' }]);
    expect(item.flags).toEqual(['trap-filled']);
  });
});

describe('two people', () => {
  test('who take one item: the later one is told who was quicker, and takes nothing', async ({
    inbox,
    staff,
  }) => {
    const { owner, sales } = staff;
    const reference = await submit(inbox, 'contact', makeContact());
    const items = await seen(inbox, reference);
    ok(await sales.call('inbox.assign', { items, assignee: sales.id }));
    const later = await owner.call('inbox.assign', { items, assignee: owner.id });
    expect(later.statusCode).toBe(409);
    expect(later.json().error.message).toMatch(
      /^A sales assigned it to themselves on \d+ \w+ \d+ at \d\d:\d\d\. Nothing was changed: please look at it again\.$/,
    );
    expect(await open(owner, reference)).toMatchObject({
      version: 2,
      assignee: { id: sales.id },
      events: [{ action: 'assignee' }],
    });
    const { rows } = await sql<{ count: string }>`select count(*) as count from staff_audit
      where subject = ${reference} and action = 'assigned'`.execute(inbox.db);
    expect(rows[0]?.count).toBe('1');
  });

  test.for([
    ['inbox.setStatus', { status: 'in progress' }],
    ['inbox.assign', { assignee: null }],
    ['inbox.restore', {}],
  ] as const)(
    'of whom one has closed an item: %s from a stale screen leaves it closed',
    async ([procedure, more], { inbox, staff }) => {
      const reference = await submit(inbox, 'contact', makeContact());
      const items = await seen(inbox, reference);
      ok(await staff.owner.call('inbox.setStatus', { items, status: 'closed' }));
      const later = await staff.sales.call(procedure, { items, ...more });
      expect(later.statusCode).toBe(409);
      expect(later.json().error.message).toContain('A owner set it to closed');
      expect(await open(staff.sales, reference)).toMatchObject({ status: 'closed', version: 2 });
    },
  );

  test('at the same moment: exactly one of them gets the item', async ({ inbox, staff }) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const items = await seen(inbox, reference);
    const { owner, sales } = staff;
    const answers = await Promise.all(
      [owner, sales, owner, sales].map((member) =>
        member.call('inbox.assign', { items, assignee: member.id }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await open(owner, reference)).events).toHaveLength(1);
  });

  test('with many items: those that somebody else has changed are left, and listed', async ({
    inbox,
    staff,
  }) => {
    const { owner, sales } = staff;
    const references: string[] = [];
    for (let time = 0; time < 3; time++) references.push(await submit(inbox, 'contact', makeContact()));
    const items = await seen(inbox, ...references);
    const [first = '', second = '', third = ''] = references;
    ok(await sales.call('inbox.setStatus', { items: items.slice(1, 2), status: 'closed' }));
    const { changed, skipped } = ok(await owner.call('inbox.setStatus', { items, status: 'spam' }));
    expect(changed.map(({ reference }: ItemVersion) => reference).sort()).toEqual([first, third].sort());
    expect(skipped).toMatchObject([{ reference: second, by: 'A sales', action: 'status', text: 'closed' }]);
    expect((await open(owner, second)).status).toBe('closed');
    // Opposite orders at the same moment wait for each other without a deadlock.
    const both = await seen(inbox, first, third);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        (at % 2 ? owner : sales).call('inbox.setStatus', {
          items: at % 2 ? both : both.toReversed(),
          status: at % 2 ? 'answered' : 'closed',
        }),
      ),
    );
    expect(answers.map(ok).filter((answer) => answer.changed.length === 2)).toHaveLength(1);
  });
});

describe('a note', () => {
  const write = async (inbox: TestServer, { sales }: Staff) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const note = ok(await sales.call('inbox.addNote', { reference, text: 'Rang back.' }));
    return { reference, note, target: { reference, id: note.id, version: note.version } };
  };

  test('is edited by its author, and marked', async ({ inbox, staff }) => {
    const { reference, note, target } = await write(inbox, staff);
    expect(note).toMatchObject({ text: 'Rang back.', isOwn: true, editedAt: null, isRemoved: false });
    const edited = ok(await staff.sales.call('inbox.editNote', { ...target, text: 'Rang back twice.' }));
    expect(edited).toMatchObject({ text: 'Rang back twice.', version: 2, editedAt: expect.any(String) });
    expect((await open(staff.owner, reference)).events).toMatchObject([
      { id: note.id, text: 'Rang back twice.', editedAt: edited.editedAt, isOwn: false },
    ]);
    const stale = await staff.sales.call('inbox.editNote', { ...target, text: 'Other words.' });
    expect(stale.statusCode).toBe(409);
    const lines = await inbox.db
      .selectFrom('staff_audit')
      .select(['action', 'member_id'])
      .where('subject', '=', reference)
      .where('action', 'like', 'note %')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'note added', member_id: staff.sales.id },
      { action: 'note edited', member_id: staff.sales.id },
    ]);
  });

  test('is deleted by its author: its text is removed, and the history still shows that there was one', async ({
    inbox,
    staff,
  }) => {
    const { reference, target } = await write(inbox, staff);
    ok(await staff.sales.call('inbox.removeNote', target));
    expect((await open(staff.owner, reference)).events).toMatchObject([
      { action: 'note', text: '', isRemoved: true, member: 'A sales' },
    ]);
    const { rows } = await sql<{ found: boolean }>`select exists (
      select from inbox_events where text like '%Rang back%' and submission_id = (
        select id from submissions where reference = ${reference})) as found`.execute(inbox.db);
    expect(rows[0]?.found).toBe(false);
    expect((await staff.sales.call('inbox.removeNote', target)).statusCode).toBe(409);
    const again = { ...target, version: 2, text: 'Again.' };
    expect((await staff.sales.call('inbox.editNote', again)).statusCode).toBe(409);
  });

  test('of somebody else cannot be changed, even by the owner', async ({ inbox, staff }) => {
    const { reference, target } = await write(inbox, staff);
    for (const [procedure, more] of [
      ['inbox.editNote', { text: 'X' }],
      ['inbox.removeNote', {}],
    ] as const) {
      expect((await staff.owner.call(procedure, { ...target, ...more })).statusCode).toBe(403);
      expect((await staff.recruiter.call(procedure, { ...target, ...more })).statusCode).toBe(404);
      expect((await staff.sales.call(procedure, { ...target, id: '999999', ...more })).statusCode).toBe(404);
    }
    expect((await open(staff.sales, reference)).events).toMatchObject([{ text: 'Rang back.' }]);
  });
});
