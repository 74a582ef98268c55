import { describe, expect } from 'vitest';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';
import type { TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { createJobOpening, makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { test as base, open } from '../office.ts';

/** A test with a second recruiter, and the ids of the stages by name. */
const test = base.extend<{ colleague: SignedInMember; stages: Record<string, string> }>({
  colleague: [async ({ server }, use) => use(await createMember(server, 'recruiter')), { scope: 'file' }],
  stages: [
    async ({ owner }, use) => {
      const { stages } = ok(await owner.ask('hiringStages.list'));
      await use(Object.fromEntries(stages.map(({ id, name }: HiringStage) => [name, id])));
    },
    { scope: 'file' },
  ],
});

const first = (reference: string): ItemVersion => ({ reference, version: 1 });

async function move(member: SignedInMember, items: ItemVersion[], stage: string | undefined, reason = '') {
  return member.call('inbox.moveToStage', { items, stage, reason });
}

async function board(member: SignedInMember, jid: string, filter: object = {}) {
  const { columns } = ok(await member.call('applicants.board', { jid, ...filter }));
  const filled = columns.filter(({ count }: { count: number }) => count > 0);
  return Object.fromEntries(
    filled.map(({ stage, count, applicants }: Column) => [
      stage,
      { count, references: applicants.map(({ reference }) => reference) },
    ]),
  );
}

interface Column {
  stage: string;
  count: number;
  applicants: { reference: string }[];
}

async function apply(server: TestServer, jid: string, values = {}): Promise<string> {
  return submit(server, 'application', makeApplication({ JobId: jid, ...values }));
}

describe('an application', () => {
  test('begins in the first stage, and its moves are recorded', async ({ server, recruiter, stages }) => {
    const jid = await createJobOpening(server.db);
    const reference = await apply(server, jid);
    expect(await board(recruiter, jid)).toEqual({
      [stages.New as string]: { count: 1, references: [reference] },
    });
    const moved = ok(await move(recruiter, [first(reference)], stages.Interview));
    expect(moved).toEqual({ changed: [{ reference, version: 2 }], skipped: [] });
    ok(await move(recruiter, moved.changed, stages.Rejected, 'Documents missing'));
    const item = await open(recruiter, reference);
    expect(item).toMatchObject({
      stage: { id: stages.Rejected, name: 'Rejected', kind: 'rejected' },
      stageReason: 'Documents missing',
      status: 'closed',
      version: 3,
      events: [
        { action: 'stage', text: 'Interview', reason: '', member: 'A recruiter' },
        { action: 'stage', text: 'Rejected', reason: 'Documents missing' },
      ],
    });
    // The reason is about a person, and the audit log cannot forget.
    expect(await auditLines(server, { action: 'stage set', subject: reference })).toMatchObject([
      { member_id: recruiter.id, detail: 'Interview' },
      { member_id: recruiter.id, detail: 'Rejected' },
    ]);
    // Back on the way: the reason is gone from the entry, and stays in the history.
    ok(await move(recruiter, [{ reference, version: 3 }], stages.Selected, 'is ignored'));
    expect(await open(recruiter, reference)).toMatchObject({ stageReason: '', status: 'in progress' });
  });

  test('is rejected or withdrawn with a reason only', async ({ server, recruiter, owner, stages }) => {
    const reference = await apply(server, await createJobOpening(server.db));
    for (const stage of [stages.Rejected, stages.Withdrawn]) {
      const refused = await move(recruiter, [first(reference)], stage, '  ');
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('reason');
    }
    for (const stage of [stages['Closed earlier'], '999999', 'x'])
      expect((await move(recruiter, [first(reference)], stage)).statusCode).toBe(400);
    expect(await open(recruiter, reference)).toMatchObject({ version: 1, events: [] });
    // Nothing but an application has a stage.
    const contact = await submit(server, 'contact', makeContact());
    expect((await move(owner, [first(contact)], stages.Interview)).statusCode).toBe(404);
    expect(await open(owner, contact)).toMatchObject({ stage: null, version: 1 });
  });

  test('moved by two at once is where the first put it', async ({ server, recruiter, colleague, stages }) => {
    const jid = await createJobOpening(server.db);
    const [one, two] = [await apply(server, jid), await apply(server, jid)];
    ok(await move(colleague, [first(one)], stages.Shortlisted));
    const later = await move(recruiter, [first(one)], stages.Interview);
    expect(later.statusCode).toBe(409);
    expect(later.body).toContain('A recruiter moved it to Shortlisted on');
    const several = ok(await move(recruiter, [first(one), first(two)], stages.Interview));
    expect(several).toMatchObject({
      changed: [{ reference: two, version: 2 }],
      skipped: [{ reference: one, action: 'stage', text: 'Shortlisted', by: 'A recruiter' }],
    });
    const answers = await Promise.all(
      [recruiter, colleague, recruiter, colleague].map((member, at) =>
        move(member, [{ reference: two, version: 2 }], at % 2 ? stages.Selected : stages.Shortlisted),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409, 409, 409]);
    expect(await open(recruiter, two)).toMatchObject({ version: 3 });
  });

  test('has no status but spam, and keeps its stage meanwhile', async ({ server, recruiter, stages }) => {
    const jid = await createJobOpening(server.db);
    const reference = await apply(server, jid);
    const setStatus = (version: number, status: string) =>
      recruiter.call('inbox.setStatus', { items: [{ reference, version }], status });
    expect((await setStatus(1, 'answered')).statusCode).toBe(400);
    ok(await move(recruiter, [first(reference)], stages.Interview));
    ok(await setStatus(2, 'spam'));
    expect(await board(recruiter, jid)).toEqual({});
    ok(await setStatus(3, 'new'));
    expect(await open(recruiter, reference)).toMatchObject({
      status: 'in progress',
      stage: { name: 'Interview' },
      events: [{ text: 'Interview' }, { text: 'spam' }, { action: 'status', text: 'in progress' }],
    });
  });
});

describe('one job’s applicants', () => {
  test('are counted and listed by stage, resume and the like', async ({ server, recruiter, stages }) => {
    const jid = await createJobOpening(server.db);
    const graduate = await apply(server, jid, { Qualification: 'Graduate (B.A.)' });
    const tenth = await apply(server, jid);
    const moved = await apply(server, jid);
    await apply(server, await createJobOpening(server.db));
    ok(await move(recruiter, [first(moved)], stages.Shortlisted));
    const [fresh, shortlisted] = [stages.New as string, stages.Shortlisted as string];
    expect(await board(recruiter, jid)).toEqual({
      [fresh]: { count: 2, references: [tenth, graduate] },
      [shortlisted]: { count: 1, references: [moved] },
    });
    expect(await board(recruiter, jid, { qualification: 'gRADUATE' })).toEqual({
      [fresh]: { count: 1, references: [graduate] },
    });
    expect(await board(recruiter, jid, { resume: 'with' })).toEqual({});
    expect(Object.keys(await board(recruiter, jid, { resume: 'without' }))).toEqual([fresh, shortlisted]);
    expect(await board(recruiter, jid, { from: '2099-01-01' })).toEqual({});
    expect(await board(recruiter, jid, { city: 'Nowhere' })).toEqual({});
    const table = async (filter: object) => {
      const { applicants, counts } = ok(await recruiter.call('applicants.list', { jid, ...filter }));
      return { references: applicants.map(({ reference }: { reference: string }) => reference), counts };
    };
    const counts = expect.arrayContaining([
      { stage: fresh, count: 2 },
      { stage: shortlisted, count: 1 },
    ]);
    expect(await table({})).toEqual({ references: [moved, tenth, graduate], counts });
    expect(await table({ stage: shortlisted })).toEqual({ references: [moved], counts });
    expect(await table({ stage: fresh, qualification: '10th' })).toMatchObject({ references: [tenth] });
  });

  test('of a full column go on where the board ends', async ({ server, recruiter, stages }) => {
    const jid = await createJobOpening(server.db);
    const references: string[] = [];
    for (let count = 0; count < 22; count++) references.unshift(await apply(server, jid));
    const { columns } = ok(await recruiter.call('applicants.board', { jid }));
    const column = columns.find(({ stage }: Column) => stage === stages.New);
    expect(column.count).toBe(22);
    const rest = ok(await recruiter.call('applicants.list', { jid, stage: stages.New, cursor: column.next }));
    expect(rest.counts).toBeNull();
    expect([...column.applicants, ...rest.applicants].map(({ reference }) => reference)).toEqual(references);
  });

  test('are filtered by stage in the inbox and its export', async ({ server, recruiter, owner, stages }) => {
    const reference = await apply(server, await createJobOpening(server.db));
    await submit(server, 'contact', makeContact());
    ok(await move(recruiter, [first(reference)], stages.Joined));
    const list = async (member: SignedInMember, filter: object) =>
      ok(await member.ask('inbox.list', { stage: stages.Joined, ...filter })).entries.map(
        (entry: { reference: string }) => entry.reference,
      );
    for (const filter of [{}, { view: 'inbox' }, { search: 'Applicant' }, { kind: 'application' }])
      expect(await list(owner, filter)).toEqual([reference]);
    expect(await list(owner, { view: 'open' })).toEqual([]);
    expect(await list(owner, { kind: 'contact' })).toEqual([]);
    const csv = (await recruiter.get(`/staff/files/inbox.csv?stage=${stages.Joined}`)).body;
    expect(csv).toContain(reference);
    expect(csv).toContain('Joined');
  });
});

describe('the stages', () => {
  test('are renamed, reordered, added and removed by an owner', async ({ server, owner }) => {
    const before = ok(await owner.ask('hiringStages.list'));
    const wanted = before.stages.map(({ id, name }: HiringStage) => ({
      id,
      name: name === 'Selected' ? 'Offer made' : name,
    }));
    wanted.splice(1, 0, { id: null, name: 'Physical test' });
    const saved = ok(await owner.call('hiringStages.save', { version: before.version, stages: wanted }));
    expect(saved.stages.slice(0, 5)).toMatchObject([
      { name: 'New', kind: 'new' },
      { name: 'Physical test', kind: 'step' },
      { name: 'Shortlisted' },
      { name: 'Interview' },
      { name: 'Offer made' },
    ]);
    const lines = await auditLines(server, { action: 'hiring stages set', member_id: owner.id });
    expect(lines[0]?.detail).toMatch(/^New, Physical test, Shortlisted/);
    const stale = { version: before.version, stages: wanted };
    expect((await owner.call('hiringStages.save', stale)).statusCode).toBe(409);

    const reference = await apply(server, await createJobOpening(server.db));
    ok(await move(owner, [first(reference)], saved.stages[1].id));
    const without = saved.stages.filter(({ name }: HiringStage) => name !== 'Physical test');
    const refused = await owner.call('hiringStages.save', { version: saved.version, stages: without });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('“Physical test” has 1 applicant. Move them');
    // The form finds the stage by this name.
    const { faults } = refused.json().error.data;
    expect(faults).toMatchObject([{ field: `removed.${saved.stages[1].id}` }]);
    ok(await move(owner, [{ reference, version: 2 }], saved.stages[2].id));
    const names = before.stages.map(({ id, name }: HiringStage) => ({ id, name }));
    // Spam is on no board, and has a stage as well.
    const spam = await apply(server, await createJobOpening(server.db));
    ok(await move(owner, [first(spam)], saved.stages[1].id));
    ok(await owner.call('inbox.setStatus', { items: [{ reference: spam, version: 2 }], status: 'spam' }));
    const full = await owner.call('hiringStages.save', { version: saved.version, stages: without });
    expect(full.body).toContain('“Physical test” has 1 applicant marked as spam.');
    ok(await move(owner, [{ reference: spam, version: 3 }], saved.stages[2].id));
    const back = ok(await owner.call('hiringStages.save', { version: saved.version, stages: names }));
    expect(back.stages).toEqual(before.stages);
    expect((await open(owner, reference)).events[0]).toMatchObject({ text: 'Physical test' });
  });

  test('keep their first and their ends in place, with own names', async ({ owner }) => {
    const { version, stages } = ok(await owner.ask('hiringStages.list'));
    const save = (changed: object[]) => owner.call('hiringStages.save', { version, stages: changed });
    const faults = [
      stages.slice(1),
      stages.filter(({ kind }: HiringStage) => kind !== 'rejected'),
      stages.toReversed(),
      stages.toSpliced(0, 2, stages[1], stages[0]),
      [...stages, { id: null, name: 'After the end' }],
      stages.with(1, { ...stages[1], name: 'interview' }),
      stages.with(1, { ...stages[1], name: '   ' }),
      stages.with(1, stages[2]),
    ];
    for (const changed of faults) expect((await save(changed)).statusCode).toBe(400);
    expect((await save([...stages.slice(0, 1), { id: '999', name: 'x' }])).statusCode).toBe(409);
  });
});
