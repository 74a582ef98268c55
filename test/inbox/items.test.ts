import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { ItemVersion } from '../../src/contract/staff/inbox.ts';
import type { TestServer } from '../environment/app.ts';
import { auditLines } from '../factories/audit-lines.ts';
import { makeContact } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { open, seen, test } from './office.ts';

/** What the audit log says of an item. */
const linesOf = async (server: TestServer, subject: string) =>
  (await auditLines(server, { subject })).map(({ action, member_id }) => ({ action, member_id }));

describe('an item', () => {
  test('shows all of a submission with its mails, and was read', async ({ inbox, sales }) => {
    const values = makeContact({ companyName: 'SHREE MILLS' });
    const reference = await submit(inbox, 'contact', values);
    const item = await open(sales, reference);
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
    expect(await linesOf(inbox, reference)).toEqual([{ member_id: sales.id, action: 'read' }]);
  });

  test('has a history of who did what', async ({ inbox, owner, sales }) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const unknown = { items: await seen(inbox, reference), assignee: 'nobody-known' };
    const refused = await owner.call('inbox.assign', unknown);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.data.faults).toMatchObject([{ field: 'assignee' }]);
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
    const actions = (await linesOf(inbox, reference)).map(({ action }) => action);
    expect(actions).toEqual(['assigned', 'note added', 'status set', 'status set', 'read']);
  });
});

describe('two people', () => {
  test('who take one item: the later one is told who was quicker', async ({ inbox, owner, sales }) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const items = await seen(inbox, reference);
    ok(await sales.call('inbox.assign', { items, assignee: sales.id }));
    const later = await owner.call('inbox.assign', { items, assignee: owner.id });
    expect(later.statusCode).toBe(409);
    expect(later.json().error.message).toMatch(
      /^A sales assigned it to themselves on \d+ \w+ \d+ at \d\d:\d\d\. Nothing was changed: please look at it again\.$/,
    );
    expect(await linesOf(inbox, reference)).toEqual([{ member_id: sales.id, action: 'assigned' }]);
    expect(await open(owner, reference)).toMatchObject({
      version: 2,
      assignee: { id: sales.id },
      events: [{ action: 'assignee' }],
    });
  });

  test('at the same moment: exactly one of them gets the item', async ({ inbox, owner, sales }) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const items = await seen(inbox, reference);
    const take = async (member: typeof owner) =>
      (await member.call('inbox.assign', { items, assignee: member.id })).statusCode;
    const codes = await Promise.all([owner, sales, owner, sales].map(take));
    expect(codes.sort()).toEqual([200, 409, 409, 409]);
    expect((await open(owner, reference)).events).toHaveLength(1);
  });

  test('with many items: those changed meanwhile are left and listed', async ({ inbox, owner, sales }) => {
    const references: string[] = [];
    for (let time = 0; time < 3; time++) references.push(await submit(inbox, 'contact', makeContact()));
    const items = await seen(inbox, ...references);
    const [first = '', second = '', third = ''] = references;
    ok(await sales.call('inbox.setStatus', { items: items.slice(1, 2), status: 'closed' }));
    const { changed, skipped } = ok(await owner.call('inbox.setStatus', { items, status: 'spam' }));
    expect(changed.map(({ reference }: ItemVersion) => reference).sort()).toEqual([first, third].sort());
    expect(skipped).toMatchObject([{ reference: second, by: 'A sales', action: 'status', text: 'closed' }]);
    // A batch whose answer was lost is sent again: the items name the act by which they are recognised as done.
    const again = ok(await owner.call('inbox.setStatus', { items, status: 'spam' }));
    expect(again.changed).toEqual([]);
    expect(again.skipped.filter(({ text }: { text: string }) => text === 'spam')).toHaveLength(2);
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
  const write = async (inbox: TestServer, sales: SignedInMember) => {
    const reference = await submit(inbox, 'contact', makeContact());
    const note = ok(await sales.call('inbox.addNote', { reference, text: 'Rang back.' }));
    return { reference, note, target: { reference, id: note.id, version: note.version } };
  };

  test('is edited and deleted by its author, and its text is gone', async ({ inbox, owner, sales }) => {
    const { reference, note, target } = await write(inbox, sales);
    expect(note).toMatchObject({ text: 'Rang back.', isOwn: true, editedAt: null, isRemoved: false });
    const edited = ok(await sales.call('inbox.editNote', { ...target, text: 'Rang back twice.' }));
    expect(edited).toMatchObject({ text: 'Rang back twice.', version: 2, editedAt: expect.any(String) });
    const changed = { id: note.id, text: 'Rang back twice.', editedAt: edited.editedAt, isOwn: false };
    expect((await open(owner, reference)).events).toMatchObject([changed]);
    const edit = async (version: number) =>
      (await sales.call('inbox.editNote', { ...target, version, text: 'Other words.' })).statusCode;
    expect(await edit(1)).toBe(409);
    ok(await sales.call('inbox.removeNote', { ...target, version: 2 }));
    expect((await open(owner, reference)).events).toMatchObject([
      { action: 'note', text: '', isRemoved: true, member: 'A sales' },
    ]);
    const { rows } = await sql`select from inbox_events where text like '%Rang back%'`.execute(inbox.db);
    expect(rows).toEqual([]);
    expect((await sales.call('inbox.removeNote', { ...target, version: 2 })).statusCode).toBe(409);
    expect(await edit(3)).toBe(409);
    const lines = (await linesOf(inbox, reference)).filter(({ action }) => action.startsWith('note'));
    expect(lines).toEqual(
      ['note added', 'note edited', 'note removed'].map((action) => ({ action, member_id: sales.id })),
    );
  });

  test('of somebody else cannot be changed', async ({ inbox, owner, sales, recruiter }) => {
    const { reference, target } = await write(inbox, sales);
    for (const procedure of ['inbox.editNote', 'inbox.removeNote']) {
      const change = { ...target, ...(procedure === 'inbox.editNote' && { text: 'X' }) };
      expect((await owner.call(procedure, change)).statusCode).toBe(403);
      expect((await recruiter.call(procedure, change)).statusCode).toBe(404);
      expect((await sales.call(procedure, { ...change, id: '999999' })).statusCode).toBe(404);
    }
    expect((await open(sales, reference)).events).toMatchObject([{ text: 'Rang back.' }]);
  });
});
