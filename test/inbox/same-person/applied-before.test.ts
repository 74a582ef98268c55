import { describe, expect } from 'vitest';
import { createJobOpening, makeContact } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { open, test } from '../office.ts';
import { apply, claim } from './office.ts';

/** The earlier application that the list names for each, newest first. */
const listed = async (member: SignedInMember): Promise<(string | null)[][]> =>
  ok(await member.ask('inbox.list', { kind: 'application' })).entries.map(
    ({ reference, appliedBefore }: { reference: string; appliedBefore: { reference: string } | null }) => [
      reference,
      appliedBefore?.reference ?? null,
    ],
  );
const earlierOf = async (member: SignedInMember, reference: string) =>
  (await open(member, reference)).appliedBefore?.reference ?? null;

describe('who applied before', () => {
  test('is marked in list, board, table and item', async ({ inbox: server, recruiter }) => {
    const [guard, driver] = [await createJobOpening(server.db), await createJobOpening(server.db)];
    const asGuard = { JobId: guard, Position: 'Security Guard' };
    const first = await apply(server, 'asha@example.com', '9811111111', asGuard);
    const { stages } = ok(await recruiter.ask('hiringStages.list'));
    const stage = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
    const moved = { items: [{ reference: first, version: 1 }], stage: stage.id, reason: 'Documents missing' };
    ok(await recruiter.call('inbox.moveToStage', moved));
    const again = await apply(server, 'ASHA@example.com', '9822222222', { JobId: guard });
    const other = await apply(server, 'asha@work.example', '9822222222', { JobId: driver });
    const submittedAt = expect.any(String);
    const before = { reference: first, submittedAt, about: 'Security Guard', stage, isSameJob: true };
    expect((await open(recruiter, first)).appliedBefore).toBeNull();
    expect((await open(recruiter, again)).appliedBefore).toEqual(before);
    const { entries } = ok(await recruiter.ask('inbox.list', { kind: 'application' }));
    const shown = [
      { reference: again, appliedBefore: before },
      { reference: first, appliedBefore: null },
    ];
    const latest = { reference: other, appliedBefore: { reference: again, isSameJob: false } };
    expect(entries).toMatchObject([latest, ...shown]);
    expect(ok(await recruiter.call('applicants.list', { jid: guard })).applicants).toMatchObject(shown);
    const { columns } = ok(await recruiter.call('applicants.board', { jid: driver }));
    expect(columns.flatMap(({ applicants }: { applicants: object[] }) => applicants)).toMatchObject([
      { reference: other, appliedBefore: { reference: again, stage: { name: 'New' } } },
    ]);
  });

  test('follows what the staff says, for each of a page', async ({ inbox: server, owner }) => {
    const old = await apply(server, 'asha@old.example');
    const now = await apply(server, 'asha@new.example');
    ok(await claim(owner, [now, old], 'same'));
    const mother = await apply(server, 'mother@example.com', '9833333333');
    const son = await apply(server, 'son@example.com', '9833333333');
    ok(await claim(owner, [mother, son], 'different'));
    const latest = await apply(server, 'asha@old.example');
    const sonAgain = await apply(server, 'son@example.com', '9833333333');
    const motherAgain = await apply(server, 'mother@example.com', '9833333333');
    const alone = await apply(server, 'ravi@example.com');
    const expected = [
      [alone, null],
      [motherAgain, mother],
      [sonAgain, son],
      [latest, now],
      [son, null],
      [mother, null],
      [now, old],
      [old, null],
    ] as const;
    expect(await listed(owner)).toEqual(expected);
    for (const [reference, before] of expected) expect(await earlierOf(owner, reference)).toBe(before);
  });

  test('is not marked for contacts, nor because of spam', async ({ inbox: server, owner, recruiter }) => {
    const [emailId, mobileNo] = ['asha@example.com', '9811111111'];
    const contact = await submit(server, 'contact', { ...makeContact({ emailId, mobileNo }) });
    const spam = await apply(server, emailId, mobileNo);
    ok(await recruiter.call('inbox.setStatus', { items: [{ reference: spam, version: 1 }], status: 'spam' }));
    const application = await apply(server, emailId, mobileNo);
    for (const reference of [contact, application]) expect(await earlierOf(owner, reference)).toBeNull();
    const found = ok(await owner.ask('inbox.listSamePerson', { reference: application }));
    expect(found.entries).toMatchObject([{ reference: spam }, { reference: contact }]);
  });
});
