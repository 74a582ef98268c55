import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { ages, type StartFigures } from '../../src/contract/staff/start.ts';
import { callSite } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import {
  createBlog,
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { submit } from '../factories/submit.ts';
import { test } from '../inbox/office.ts';

const figuresOf = async (member: SignedInMember): Promise<StartFigures> =>
  ok(await member.ask('start.figures'));

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Compares each figure of the inbox with the number of items in the list that it leads to. */
async function expectListsToAgree(member: SignedInMember): Promise<StartFigures> {
  const figures = await figuresOf(member);
  const { inbox, hiring, today } = figures;
  const ago = (days: number | null) => (days === null ? undefined : daysBefore(today, days));
  const all = [
    ...(inbox?.arrived.map(({ day, ...each }) => ({ ...each, from: day, until: day })) ?? []),
    ...(inbox?.unanswered.map(({ age, ...each }) => {
      const [newest, oldest] = ages[age];
      return { ...each, view: 'open', unanswered: 'yes', until: ago(newest), from: ago(oldest) };
    }) ?? []),
    ...(inbox?.sources.map((each) => ({ ...each, from: ago(29), until: today })) ?? []),
    ...(hiring?.stages.map((each) => ({ ...each, kind: 'application' })) ?? []),
  ];
  for (const { count, ...filter } of all) {
    const { entries } = ok(await member.call('inbox.list', { view: 'inbox', ...filter }));
    expect(entries.length, JSON.stringify(filter)).toBe(count);
  }
  return figures;
}

/** Moves a submission to so many seconds after the beginning of today in India. */
async function date({ db }: TestServer, reference: string, seconds: number): Promise<void> {
  for (const table of ['submissions', 'inbox_entries'])
    await sql`
      update ${sql.table(table)} set submitted_at =
        (now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata' + make_interval(secs => ${seconds})
      where reference = ${reference}`.execute(db);
}

const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

describe('the figures of the start screen', () => {
  test('are those that the role may look at', async ({ server, owner, sales, recruiter, editor }) => {
    await submit(server, 'contact', makeContact());
    await submit(server, 'quotation', makeQuotation());
    await submit(server, 'application', makeApplication({ JobId: await createJobOpening(server.db) }));
    for (const [member, kinds, parts] of [
      [owner, ['application', 'contact', 'quotation'], ['inbox', 'hiring', 'mail', 'blogs', 'jobs']],
      [sales, ['contact', 'quotation'], ['inbox', 'mail']],
      [recruiter, ['application'], ['inbox', 'hiring', 'mail', 'jobs']],
      [editor, undefined, ['blogs']],
    ] as const) {
      const figures = await figuresOf(member);
      const { inbox, hiring, mail, blogs, jobs } = figures;
      expect(inbox?.kinds.toSorted()).toEqual(kinds);
      const shown = Object.entries({ inbox, hiring, mail, blogs, jobs }).filter(([, part]) => part !== null);
      expect(shown.map(([name]) => name)).toEqual(parts);
    }
    const { inbox } = await figuresOf(sales);
    for (const shown of [inbox?.arrived, inbox?.unanswered, inbox?.sources])
      expect(shown?.some(({ kind }) => kind === 'application')).toBe(false);
  });

  test('count by days of India what came, and what waits', async ({ server, owner, sales }) => {
    await server.db.deleteFrom('submissions').execute();
    const { today } = await figuresOf(owner);
    // What was moved in is a source of its own.
    const imported = receiptOf(await callSite(server.app, 'contact.submit', makeContact())).reference;
    await sql`update submissions set door = 'import' where reference = ${imported}`.execute(server.db);
    const DAY = 86_400;
    const dates = [0, -1, -2 * DAY, -2 * DAY - 1, -7 * DAY - 1, -13 * DAY, -13 * DAY - 1, -29 * DAY - 1];
    const references: string[] = [];
    for (const seconds of dates) {
      references.push(await submit(server, 'contact', makeContact()));
      await date(server, references.at(-1) ?? '', seconds);
    }
    // What is held is not counted until it is restored.
    const held = await submit(server, 'contact', { ...makeContact(), website: 'https://robot.example' });
    const kind = 'contact';
    const days = [13, 8, 3, 2, 1].map((ago) => ({ kind, day: daysBefore(today, ago), count: 1 }));
    const { inbox } = await expectListsToAgree(owner);
    expect(inbox?.arrived).toEqual([...days, { kind, day: today, count: 2 }]);
    const ofAge = (counts: object) => Object.entries(counts).map(([age, count]) => ({ kind, age, count }));
    const waiting = ofAge({ today: 2, few: 2, week: 1, older: 4 });
    expect(inbox?.unanswered.toSorted(byText)).toEqual(waiting.toSorted(byText));
    expect(inbox?.sources).toEqual([
      { kind, door: 'legacy', count: 7 },
      { kind, door: 'import', count: 1 },
    ]);

    const [answered = '', spam = '', begun = '', erased = ''] = references;
    const set = async (reference: string, status: string) =>
      ok(await sales.call('inbox.setStatus', { items: [{ reference, version: 1 }], status }));
    await set(answered, 'answered');
    await set(spam, 'spam');
    await set(begun, 'in progress');
    await server.db.deleteFrom('submissions').where('reference', '=', erased).execute();
    ok(await sales.call('inbox.restore', { items: [{ reference: held, version: 1 }] }));
    const after = (await expectListsToAgree(sales)).inbox;
    expect(after?.arrived.map(({ count }) => count)).toEqual([1, 1, 1, 1, 3]);
    expect(after?.unanswered.toSorted(byText)).toEqual(ofAge({ few: 1, older: 4, today: 2 }));
  });

  test('count applicants by stage and job', async ({ server, owner, recruiter }) => {
    await server.db.deleteFrom('submissions').execute();
    const { stages } = ok(await owner.ask('hiringStages.list'));
    const idOf = (name: string) => stages.find((stage: { name: string }) => stage.name === name)?.id;
    const Jid = await createJobOpening(server.db);
    const applications: string[] = [];
    for (let n = 0; n < 4; n++)
      applications.push(await submit(server, 'application', makeApplication({ JobId: Jid })));
    for (const [index, stage, reason] of [
      [0, 'Shortlisted', ''],
      [1, 'Rejected', 'Position filled'],
      [2, 'Interview', ''],
    ] as const) {
      const items = [{ reference: applications[index], version: 1 }];
      ok(await recruiter.call('inbox.moveToStage', { items, stage: idOf(stage), reason }));
    }
    const junk = [{ reference: applications[2], version: 2 }];
    ok(await recruiter.call('inbox.setStatus', { items: junk, status: 'spam' }));
    const { hiring } = await expectListsToAgree(recruiter);
    const counted = ['New', 'Shortlisted', 'Rejected'].map((name) => ({ stage: idOf(name), count: 1 }));
    expect(hiring?.stages.toSorted(byText)).toEqual(counted.toSorted(byText));
    expect(hiring?.jobs).toMatchObject([{ Jid, OpenPosition: 'Security Guard', Location: 'Pune' }]);
    expect(hiring?.jobs[0]?.stages.toSorted(byText)).toEqual(counted.toSorted(byText));
  });

  test('have the jobs that end soon, which their list has too', async ({ server, recruiter }) => {
    const { today } = await figuresOf(recruiter);
    const closing = (days: number, status: 'open' | 'closed' = 'open') =>
      createJobOpening(server.db, { status, closes_on: daysBefore(today, -days) });
    const [last, first, second] = [await closing(14), await closing(0), await closing(3)];
    await closing(15);
    await closing(2, 'closed');
    const { jobs } = await figuresOf(recruiter);
    expect(jobs?.ending.map(({ Jid }) => Jid)).toEqual([first, second, last]);
    const listed = ok(await recruiter.call('jobs.list', { ending: 'soon' })).jobs;
    expect(listed.map(({ Jid }: { Jid: string }) => Jid).toSorted()).toEqual(
      [first, second, last].toSorted(),
    );
    expect(jobs?.endingCount).toBe(3);
    for (let n = 0; n < 6; n++) await closing(5);
    const more = (await figuresOf(recruiter)).jobs;
    expect([more?.ending.length, more?.endingCount]).toEqual([6, 9]);
  });

  test('count failed mails, postings and blogs as their lists do', async ({
    server,
    owner,
    sales,
    recruiter,
    editor,
  }) => {
    await submit(server, 'posting', makePosting());
    for (let n = 0; n < 3; n++) await submit(server, 'contact', makeContact());
    await createBlog(server.db, { published_at: null });
    await createBlog(server.db, { published_at: new Date(Date.now() + 86_400_000) });
    await sql`update mails set status = 'parked', settled_at = now() where id % 3 = 0`.execute(server.db);
    await sql`update mails set attempts = 2 where status = 'queued' and id % 3 = 1`.execute(server.db);
    for (const member of [owner, sales, recruiter]) {
      const { mail } = await figuresOf(member);
      for (const state of ['failing', 'parked'] as const) {
        const { mails } = ok(await member.call('mail.list', { state }));
        expect(mail?.[state], state).toBe(mails.length);
        expect(mails.length).toBeGreaterThan(0);
      }
    }
    const { jobs } = await figuresOf(recruiter);
    for (const status of ['pending', 'open'] as const)
      expect(jobs?.[status]).toBe(ok(await recruiter.call('jobs.list', { status })).jobs.length);
    expect((await figuresOf(editor)).blogs).toEqual({ draft: 1, scheduled: 1 });
  });
});
