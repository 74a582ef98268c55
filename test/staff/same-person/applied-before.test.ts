import { describe, expect } from 'vitest';
import { createJobOpening, makeContact } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { apply, claim, open, test } from './office.ts';

describe('who applied before', () => {
  const boardOf = async (member: SignedInMember, jid: string) =>
    ok(await member.call('applicants.board', { jid })).columns.flatMap(
      ({ applicants }: { applicants: { reference: string }[] }) => applicants,
    );

  test('is marked in list, board, table and item', async ({ server, office: { recruiter } }) => {
    const [guard, driver] = [await createJobOpening(server.db), await createJobOpening(server.db)];
    const first = await apply(server, 'asha@example.com', '9811111111', {
      JobId: guard,
      Position: 'Security Guard',
    });
    const { stages } = ok(await recruiter.ask('hiringStages.list'));
    const rejected = stages.find(({ kind }: { kind: string }) => kind === 'rejected');
    ok(
      await recruiter.call('inbox.moveToStage', {
        items: [{ reference: first, version: 1 }],
        stage: rejected.id,
        reason: 'Documents missing',
      }),
    );
    const again = await apply(server, 'ASHA@example.com', '9822222222', { JobId: guard });
    const other = await apply(server, 'asha@work.example', '9822222222', { JobId: driver });
    const before = {
      reference: first,
      submittedAt: expect.any(String),
      about: 'Security Guard',
      stage: rejected,
      isSameJob: true,
    };
    expect((await open(recruiter, first)).appliedBefore).toBeNull();
    expect((await open(recruiter, again)).appliedBefore).toEqual(before);
    const { entries } = ok(await recruiter.ask('inbox.list', { kind: 'application' }));
    expect(entries).toMatchObject([
      { reference: other, appliedBefore: { reference: again, isSameJob: false } },
      { reference: again, appliedBefore: before },
      { reference: first, appliedBefore: null },
    ]);
    const table = ok(await recruiter.call('applicants.list', { jid: guard }));
    expect(table.applicants).toMatchObject([
      { reference: again, appliedBefore: before },
      { reference: first, appliedBefore: null },
    ]);
    expect(await boardOf(recruiter, driver)).toMatchObject([
      { reference: other, appliedBefore: { reference: again, stage: { name: 'New' } } },
    ]);
  });

  test('follows what the staff says', async ({ server, office: { recruiter } }) => {
    const first = await apply(server, 'a@example.com', '9811111111');
    const second = await apply(server, 'b@example.com', '9811111111');
    const third = await apply(server, 'c@example.com', '9833333333');
    ok(await claim(recruiter, [second, first], 'different'));
    ok(await claim(recruiter, [third, first], 'same'));
    const { entries } = ok(await recruiter.ask('inbox.list', { kind: 'application' }));
    expect(entries).toMatchObject([
      { reference: third, appliedBefore: { reference: first } },
      { reference: second, appliedBefore: null },
      { reference: first, appliedBefore: null },
    ]);
  });

  test('is told for each of a page on which the staff has said much', async ({ server, office }) => {
    const { owner } = office;
    const old = await apply(server, 'asha@old.example', '9811111111');
    const now = await apply(server, 'asha@new.example', '9822222222');
    ok(await claim(owner, [now, old], 'same'));
    const mother = await apply(server, 'mother@example.com', '9833333333');
    const son = await apply(server, 'son@example.com', '9833333333');
    ok(await claim(owner, [mother, son], 'different'));
    const latest = await apply(server, 'asha@old.example', '9844444444');
    const sonAgain = await apply(server, 'son@example.com', '9833333333');
    const motherAgain = await apply(server, 'mother@example.com', '9833333333');
    const alone = await apply(server, 'ravi@example.com', '9855555555');
    const expected = [
      { reference: alone, before: undefined },
      { reference: motherAgain, before: mother },
      { reference: sonAgain, before: son },
      { reference: latest, before: now },
      { reference: son, before: undefined },
      { reference: mother, before: undefined },
      { reference: now, before: old },
      { reference: old, before: undefined },
    ];
    const { entries } = ok(await owner.ask('inbox.list', { kind: 'application' }));
    expect(entries).toMatchObject(
      expected.map(({ reference, before }) => ({
        reference,
        appliedBefore: before === undefined ? null : { reference: before },
      })),
    );
    for (const { reference, before } of expected)
      expect((await open(owner, reference)).appliedBefore?.reference).toBe(before);
  });

  test('is not marked for contacts, nor because of spam', async ({
    server,
    office: { owner, recruiter },
  }) => {
    const contact = await submit(server, 'contact', {
      ...makeContact({ emailId: 'asha@example.com', mobileNo: '9811111111' }),
    });
    const spam = await apply(server, 'asha@example.com', '9811111111');
    ok(await recruiter.call('inbox.setStatus', { items: [{ reference: spam, version: 1 }], status: 'spam' }));
    const application = await apply(server, 'asha@example.com', '9811111111');
    for (const reference of [contact, application])
      expect((await open(owner, reference)).appliedBefore).toBeNull();
    const found = ok(await owner.ask('inbox.listSamePerson', { reference: application }));
    expect(found.entries).toMatchObject([{ reference: spam }, { reference: contact }]);
  });
});
